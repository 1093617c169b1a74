import { describe, expect, it } from 'vitest'
import { settings } from '../../../../drizzle/schema'
import { createBackups } from '../../../../server/core/processes/backupRun'
import { backUpAtNight } from '../../../../server/features/operations/backups/nightly.service'
import { recordStart } from '../../../../server/features/operations/system/service'
import { type TestApp, testApp } from '../../../helpers/testApp'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** A site whose backups end when the test says so. It is 15:30 on 2 March in India. */
async function aSite(environment: NodeJS.ProcessEnv) {
  const t = testApp(environment)
  await t.ready
  const asked: unknown[] = []
  let end = () => {}
  const backups = createBackups(t.clock, (option) => {
    asked.push(option)
    return new Promise((done) => {
      end = () => done(null)
    })
  })
  const look = () => backUpAtNight({ ...t, backups })
  return { t, asked, backups, look, end: () => end() }
}

describe('NIGHTLY_BACKUP', () => {
  it('makes one as soon as a new site runs, and then one every night at half past three in the morning', async () => {
    const { t, asked, backups, look, end } = await aSite({ NIGHTLY_BACKUP: 'on' })
    look()
    expect(asked).toEqual(['--nightly'])
    end()
    await expect.poll(() => backups.state().runningSince).toBeNull()
    t.later(12 * HOUR_MS - MINUTE_MS)
    look()
    expect(asked).toHaveLength(1)
    t.later(MINUTE_MS)
    look()
    look()
    expect(asked).toHaveLength(2)
  })

  it('waits for one that somebody has asked for', async () => {
    const { asked, backups, look, end } = await aSite({ NIGHTLY_BACKUP: 'on' })
    backups.start()
    look()
    expect(asked).toEqual([undefined])
    end()
    await expect.poll(() => backups.state().runningSince).toBeNull()
    look()
    expect(asked).toEqual([undefined, '--nightly'])
  })

  it('makes none where it is not set and the site is on this machine, or where it is off', async () => {
    for (const environment of [{}, { NIGHTLY_BACKUP: 'off', PUBLIC_URL: 'https://agency.example' }]) {
      const { asked, look } = await aSite(environment)
      look()
      expect(asked).toEqual([])
    }
  })
})

describe('a public site where nothing is set', () => {
  const environment = { PUBLIC_URL: 'https://agency.example' }
  const aBackup = (t: TestApp) => {
    const value = JSON.stringify({
      ...{ at: t.clock().toISOString(), folder: '/backups/agency-1', files: 2, bytes: 1, seconds: 1 },
      ...{ result: 'ok', reason: null },
    })
    t.db
      .insert(settings)
      .values({ key: 'backup-success', value })
      .onConflictDoUpdate({ target: settings.key, set: { value } })
      .run()
  }

  it('makes one an hour after the timer would have, once a night', async () => {
    const { t, asked, look, end } = await aSite(environment)
    aBackup(t)
    look()
    expect(asked).toEqual([])
    // 04:29 and 04:30 in India.
    t.later(13 * HOUR_MS - MINUTE_MS)
    look()
    expect(asked).toEqual([])
    t.later(MINUTE_MS)
    look()
    expect(asked).toEqual(['--nightly'])
    end()
    t.later(10 * MINUTE_MS)
    look()
    expect(asked).toHaveLength(1)
  })

  it('makes none in a night in which a timer has made one', async () => {
    const { t, asked, look } = await aSite(environment)
    aBackup(t)
    look()
    t.later(12 * HOUR_MS + 5 * MINUTE_MS)
    aBackup(t)
    t.later(HOUR_MS)
    look()
    t.later(12 * HOUR_MS)
    look()
    expect(asked).toEqual([])
    t.later(12 * HOUR_MS)
    look()
    expect(asked).toEqual(['--nightly'])
  })

  it('leaves the first night of a new installation to its timer', async () => {
    const { t, asked, look } = await aSite(environment)
    recordStart(t)
    look()
    expect(asked).toEqual([])
    t.later(24 * HOUR_MS)
    look()
    expect(asked).toEqual(['--nightly'])
  })
})
