import { describe, expect, it } from 'vitest'
import { createBackups } from '../../../../server/core/processes/backupRun'
import { backUpAtNight } from '../../../../server/features/operations/backups/nightly.service'
import { testApp } from '../../../helpers/testApp'

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

  it('makes none where it is not set, since a timer does', async () => {
    const { asked, look } = await aSite({})
    look()
    expect(asked).toEqual([])
  })
})
