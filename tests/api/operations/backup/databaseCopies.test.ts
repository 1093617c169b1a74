import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { startJobs } from '../../../../server/jobs'
import { testApp } from '../../../helpers/testApp'

const DAY_MS = 24 * 60 * 60_000
const folder = mkdtempSync(join(tmpdir(), 'agency-copies-'))
afterEach(() => {
  vi.useRealTimers()
  rmSync(folder, { recursive: true, force: true })
})

it('P4 removes the database copy of an update after two weeks, with the data of accounts deleted since', async () => {
  const t = testApp()
  await t.ready
  const databasePath = join(folder, 'agency.sqlite')
  const lay = (name: string, days: number) => {
    writeFileSync(join(folder, name), 'rows of people')
    const at = new Date(t.clock().getTime() - days * DAY_MS)
    utimesSync(join(folder, name), at, at)
  }
  lay('agency.sqlite', 900)
  lay('agency.sqlite.before-1750000000000', 15)
  lay('agency.sqlite.before-1750000000000.unfinished', 15)
  lay('agency.sqlite.before-1760000000000', 13)
  lay('another.sqlite.before-1', 900)
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] })
  const stop = startJobs({ ...t, config: { ...t.config, databasePath } })
  await vi.advanceTimersByTimeAsync(61_000)
  await stop()
  vi.useRealTimers()
  const kept = ['agency.sqlite', 'agency.sqlite.before-1760000000000', 'another.sqlite.before-1']
  // The job reads the media folder first, which depends on the disk.
  await vi.waitFor(() => expect(readdirSync(folder).sort()).toEqual(kept), 60_000)
})
