import { readFileSync, rmSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { takeWish } from '../../../../server/features/operations/system/changes.service'
import { noteUpdate } from '../../../../server/features/operations/system/updates.service'
import { anInstallation, SINCE, WISH } from '../../../helpers/installed/installation'
import { NOW, testApp } from '../../../helpers/testApp'

const MINUTE_MS = 60_000
const UPDATE = { kind: 'update', version: '1.1.0' } as const
const BACK = { kind: 'back', losesData: false } as const

/** A machine on which 1.0.0 runs; 1.1.0 is there, and 0.9.0 ran until the last update. */
function anInstalledSite(how: Parameters<typeof anInstallation>[0] = {}) {
  const machine = anInstallation(how)
  const { root } = machine
  const t = testApp()
  t.installAt(root)
  noteUpdate(t, { kind: 'check', available: { version: '1.1.0', changes: '- New.' } })
  const { system } = t.as(t.superadmin()).admin
  const wish = () => readFileSync(join(root, WISH), 'utf8')
  const take = (later = 0) => takeWish(root, t.secrets, new Date(Date.parse(NOW) + later))
  /** The file's own time is the machine's, the site's is the test's. */
  const made = () => utimesSync(join(root, WISH), new Date(t.clock()), new Date(t.clock()))
  return { ...machine, t, system, wish, take, made }
}

describe('the program from the page System', () => {
  it('is not changed where no release is installed, or the machine does not listen', async () => {
    const t = testApp()
    const { system } = t.as(t.superadmin()).admin
    expect(await system.change()).toEqual({ byHand: 'clone' })
    t.runFromImage()
    expect(await t.as(t.superadmin()).admin.system.change()).toEqual({ byHand: 'image' })
    const sentence = 'This site cannot be updated from here: run `agency setup` once on its machine.'
    await expect(system.wantChange(UPDATE)).rejects.toThrow(sentence)
    const { system: deaf } = anInstalledSite({ listens: false })
    expect(await deaf.change()).toMatchObject({ isListening: false })
    await expect(deaf.wantChange(UPDATE)).rejects.toThrow(sentence)
  })

  it('is asked for by one signed file, which is taken once and within ten minutes', async () => {
    const { t, system, take, wish, made } = anInstalledSite()
    expect(await system.change()).toEqual({
      isListening: true,
      isWaiting: false,
      isForgotten: false,
      isRunning: false,
      back: { version: '0.9.0', updatedAt: SINCE, losesData: false },
      progress: null,
    })
    await system.wantChange(UPDATE)
    made()
    expect(await system.change()).toMatchObject({ isWaiting: true })
    await expect(system.wantChange(BACK)).rejects.toThrow(
      'The program is being changed already. Please wait until it ends.',
    )
    expect(wish()).toContain('"version":"1.1.0"')
    t.later(10 * MINUTE_MS)
    expect(await system.change()).toMatchObject({ isWaiting: false, isForgotten: true })
    t.later(-10 * MINUTE_MS)
    expect(take(9 * MINUTE_MS)).toEqual(UPDATE)
    expect(() => take()).toThrow('Nobody has asked for a change of the program.')
    await system.wantChange(BACK)
    expect(() => take(10 * MINUTE_MS)).toThrow('is older than ten minutes')
    expect(() => take()).toThrow('Nobody has asked')
    const { items } = await t.as(t.superadmin()).admin.audit.list({})
    const asked = items.filter(({ action }) => action.endsWith('asked for'))
    expect(asked.map(({ action, detail }) => [action, detail])).toEqual([
      ['way back asked for', '0.9.0'],
      ['update asked for', '1.1.0'],
    ])
  })

  it('is not changed by what the site did not sign', async () => {
    const { system, take, wish, write } = anInstalledSite()
    await system.wantChange(UPDATE)
    write(WISH, wish().replace('1.1.0', '1.2.0'))
    expect(() => take()).toThrow('does not come from this site')
    write(WISH, JSON.stringify({ wish: UPDATE, at: NOW }))
    expect(() => take()).toThrow('does not come from this site')
    expect(() => take()).toThrow('Nobody has asked')
  })

  it('gets only the release that was found, and goes back only where data stay or their loss is known', async () => {
    const { system } = anInstalledSite()
    await expect(system.wantChange({ kind: 'update', version: '1.2.0' })).rejects.toThrow(
      'This release is not offered any more. Look at the page again.',
    )
    const older = anInstalledSite({ migrationBefore: 0 })
    expect(await older.system.change()).toMatchObject({ back: { losesData: true } })
    await expect(older.system.wantChange(BACK)).rejects.toThrow(
      'The release before cannot read the tables any more. Look at the page again.',
    )
    await older.system.wantChange({ kind: 'back', losesData: true })
    expect(older.take()).toEqual({ kind: 'back', losesData: true })
    rmSync(older.copy)
    expect(await older.system.change()).toMatchObject({ back: null })
    await expect(older.system.wantChange({ kind: 'back', losesData: true })).rejects.toThrow(
      'There is no release to go back to.',
    )
  })

  it('says how far a change is, and that one which stopped an hour ago does not run', async () => {
    const { t, system, write } = anInstalledSite()
    const progress = { wish: UPDATE, startedAt: NOW, lines: ['Making a backup.'], ended: null }
    write('opt/agency/change.json', progress)
    expect(await system.change()).toMatchObject({ isRunning: true, progress })
    await expect(system.wantChange(UPDATE)).rejects.toThrow('is being changed already')
    t.later(60 * MINUTE_MS)
    expect(await system.change()).toMatchObject({ isRunning: false })
    const ended = { at: t.clock().toISOString(), isDone: true, said: '1.1.0 runs.' }
    write('opt/agency/change.json', { ...progress, ended })
    expect(await system.change()).toMatchObject({ isRunning: false, progress: { ended } })
    t.later(61 * MINUTE_MS)
    expect(await system.change()).toMatchObject({ progress: null })
    write('opt/agency/change.json', 'half')
    expect(await system.change()).toMatchObject({ progress: null })
  })
})
