import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { makeBackup, nightlyBackup } from '../../../../server/command/backups'
import { lockBackup } from '../../../../server/core/db/lock'
import { createBackups } from '../../../../server/core/processes/backupRun'
import { afterThisTest } from '../../../helpers/cleanUp'
import { aSite } from '../../../helpers/installed/siteOnDisk'
import { testApp } from '../../../helpers/testApp'

/** A backup that ends when the test says how. */
async function asked() {
  const t = testApp()
  await t.ready
  const ends: ((fault: string | null) => void)[] = []
  const backups = createBackups(t.clock, () => new Promise((done) => ends.push(done)))
  const meera = t.superadmin()
  const { system, audit } = t.as(meera, { backups }).admin
  const state = async () => {
    const { runningSince, fault } = (await system.status()).backup
    return { runningSince, fault }
  }
  return { t, system, audit, state, ends, backups }
}

describe('a backup that a superadmin asks for', () => {
  it('runs once at a time, and the page says since when', async () => {
    const { system, audit, state, ends } = await asked()
    expect(await state()).toEqual({ runningSince: null, fault: null })
    await system.makeBackup()
    expect(await state()).toEqual({ runningSince: '2026-03-02T10:00:00.000Z', fault: null })
    await expect(system.makeBackup()).rejects.toThrow('A backup is being made. Please wait until it ends.')
    expect(ends).toHaveLength(1)
    ends[0]?.(null)
    await expect.poll(state).toEqual({ runningSince: null, fault: null })
    await system.makeBackup()
    expect(ends).toHaveLength(2)
    const { items } = await audit.list({})
    expect(items.filter(({ action }) => action === 'backup started')).toHaveLength(2)
  })

  it('says why it could not be made, until the next one', async () => {
    const { system, state, ends } = await asked()
    await system.makeBackup()
    ends[0]?.('The disk of /backups has 3 MB free.')
    await expect.poll(state).toEqual({ runningSince: null, fault: 'The disk of /backups has 3 MB free.' })
    await system.makeBackup()
    expect((await state()).fault).toBeNull()
  })

  it('is refused to anybody else', async () => {
    const { t, backups } = await asked()
    await expect(t.as(t.admin(), { backups }).admin.system.makeBackup()).rejects.toThrow()
    expect(backups.state().runningSince).toBeNull()
  })
})

describe('agency backup', () => {
  async function onDisk() {
    const { folder, place } = await aSite()
    afterThisTest(() => vi.unstubAllEnvs())
    const backups = join(folder, 'backups')
    const values = { DATABASE_PATH: place.databasePath, UPLOADS_DIR: place.uploadsDir, BACKUPS_DIR: backups }
    for (const [name, value] of Object.entries(values)) vi.stubEnv(name, value)
    return { place, backups }
  }

  it('goes to BACKUPS_DIR, and is refused beside another one', async () => {
    const { place, backups } = await onDisk()
    const unlock = lockBackup(place.databasePath)
    await expect(makeBackup()).rejects.toThrow('Another backup is being made. Wait until it ends.')
    unlock()
    expect(await makeBackup()).toContain(`Backed up 2 files to ${backups}/agency-`)
    expect(readdirSync(backups)).toHaveLength(1)
  })

  it('at night keeps those of the last fourteen days with one, so that many in a day displace none', async () => {
    const { backups } = await onDisk()
    const add = (name: string) => mkdirSync(join(backups, `agency-2026-01-${name}`), { recursive: true })
    for (let day = 10; day < 25; day++) add(`${day}T22-00-00`)
    for (let hour = 10; hour < 22; hour++) add(`24T${hour}-00-00`)
    await nightlyBackup(backups, new Date('2026-01-26T22:00:00Z'))
    const days = [...new Set(readdirSync(backups).map((name) => name.slice(0, 17)))].sort()
    expect([days.length, days[0], days.at(-1)]).toEqual([14, 'agency-2026-01-12', 'agency-2026-01-26'])
    expect(readdirSync(backups)).toHaveLength(14 + 12)
  })
})
