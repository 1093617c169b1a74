import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { enquiries } from '../../../../drizzle/schema'
import { anEnquiry } from '../../../../server/demo/builders/enquiries'
import { readReport, runRetention } from '../../../../server/features/operations/retention/service'
import { type TestApp, testApp } from '../../../helpers/testApp'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR
const YEARS = 5 * 365 * DAY

/** An app whose retention has run until now, with an enquiry of today and its captured log. */
async function anAppContext() {
  const t = testApp()
  await t.ready
  anEnquiry(t)
  await runRetention(t, 60_000)
  const told: { level: number; msg: string; lastTurn: string; hoursLeft: number }[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => told.push(JSON.parse(line)) })
  return { t, told, app: { ...t, log } }
}
const kept = (t: TestApp) => t.db.select().from(enquiries).all().length

describe('P4 retention does not trust a clock that jumps far ahead', () => {
  it('P4 removes nothing at a start whose clock is years ahead, and logs a warning', async () => {
    const { t, told, app } = await anAppContext()
    t.later(YEARS)
    expect(await runRetention(app, 60_000)).toBeNull()
    expect(kept(t)).toBe(1)
    expect(told).toEqual([
      expect.objectContaining({
        level: 40,
        lastTurn: '2026-03-02T10:00:00.000Z',
        hoursLeft: 72,
        msg: 'retention is paused: the last run was too long ago. Is the clock of this machine right?',
      }),
    ])
    // The back office shows the run that was made, not the one that was postponed.
    expect(readReport(t).lastRunAt).toBe('2026-03-02T10:00:00.000Z')
  })

  it('P4 continues at once when the clock is corrected, and then checks for the next jump', async () => {
    const { t, app } = await anAppContext()
    t.later(YEARS)
    for (let turn = 0; turn < 71; turn++) expect(await runRetention(app, HOUR)).toBeNull()
    t.later(-YEARS + 2 * HOUR)
    expect(await runRetention(app, HOUR)).toMatchObject({ removed: { enquiries: 0 } })
    t.later(YEARS)
    for (let turn = 0; turn < 71; turn++) expect(await runRetention(app, HOUR)).toBeNull()
    expect(kept(t)).toBe(1)
  })

  it('P4 applies the table after three days of running: the machine had really been off', async () => {
    const { t, told, app } = await anAppContext()
    t.later(YEARS)
    for (let turn = 0; turn < 71; turn++) {
      expect(await runRetention(app, HOUR)).toBeNull()
      t.later(HOUR)
    }
    expect(told.at(-1)?.hoursLeft).toBe(1)
    expect(await runRetention(app, HOUR)).toMatchObject({ removed: { enquiries: 1 } })
    expect(kept(t)).toBe(0)
    expect(told).toHaveLength(71)
    expect(await runRetention(app, HOUR)).not.toBeNull()
  })

  it('P4 counts hours of running, not of the clock, across restarts', async () => {
    const { t, app } = await anAppContext()
    t.later(YEARS)
    // Started each morning for eight hours: nine such days make the three.
    for (let day = 0; day < 8; day++) {
      for (let turn = 0; turn < 8; turn++) expect(await runRetention(app, HOUR)).toBeNull()
      t.later(DAY)
    }
    for (let turn = 0; turn < 7; turn++) expect(await runRetention(app, HOUR)).toBeNull()
    expect(await runRetention(app, HOUR)).toMatchObject({ removed: { enquiries: 1 } })
  })

  it('P4 is not postponed after a week off, nor in an app where it never ran', async () => {
    const { t, told, app } = await anAppContext()
    t.later(7 * DAY)
    expect(await runRetention(app, 60_000)).not.toBeNull()
    t.later(7 * DAY + 1)
    expect(await runRetention(app, 60_000)).toBeNull()
    const fresh = testApp()
    await fresh.ready
    fresh.later(YEARS)
    expect(await runRetention(fresh, 60_000)).not.toBeNull()
    expect(told).toHaveLength(1)
  })

  it('P4 continues while the clock is behind the last run', async () => {
    const { t, app } = await anAppContext()
    t.later(-YEARS)
    expect(await runRetention(app, 60_000)).toMatchObject({ removed: { enquiries: 0 } })
  })
})
