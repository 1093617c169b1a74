import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { enquiries } from '../../drizzle/schema'
import { anEnquiry } from '../../server/demo/builders/enquiries'
import { readReport, takeTurn } from '../../server/retention/service'
import { type TestApp, testApp } from '../helpers/testApp'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR
const YEARS = 5 * 365 * DAY

/** A house that has taken its turns until now, with an enquiry of today and what its log was told. */
async function aHouse() {
  const t = testApp()
  await t.ready
  anEnquiry(t)
  await takeTurn(t, 60_000)
  const told: { level: number; msg: string; lastTurn: string; hoursLeft: number }[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => told.push(JSON.parse(line)) })
  return { t, told, house: { ...t, log } }
}
const kept = (t: TestApp) => t.db.select().from(enquiries).all().length

describe('P4 retention does not believe a clock that is suddenly far ahead', () => {
  it('P4 removes nothing at a start whose clock is years ahead, and says so in the log', async () => {
    const { t, told, house } = await aHouse()
    t.later(YEARS)
    expect(await takeTurn(house, 60_000)).toBeNull()
    expect(kept(t)).toBe(1)
    expect(told).toEqual([
      expect.objectContaining({
        level: 40,
        lastTurn: '2026-03-02T10:00:00.000Z',
        hoursLeft: 72,
        msg: 'retention is put off: its last turn is implausibly long ago. Is the clock of this machine right?',
      }),
    ])
    // What the desk reads is the turn that was taken, not the one that was put off.
    expect(readReport(t).lastRunAt).toBe('2026-03-02T10:00:00.000Z')
  })

  it('P4 goes on at once when the clock is set right, and then begins anew to doubt', async () => {
    const { t, house } = await aHouse()
    t.later(YEARS)
    for (let turn = 0; turn < 71; turn++) expect(await takeTurn(house, HOUR)).toBeNull()
    t.later(-YEARS + 2 * HOUR)
    expect(await takeTurn(house, HOUR)).toMatchObject({ removed: { enquiries: 0 } })
    t.later(YEARS)
    for (let turn = 0; turn < 71; turn++) expect(await takeTurn(house, HOUR)).toBeNull()
    expect(kept(t)).toBe(1)
  })

  it('P4 carries the table out after three days of running: the machine had truly been off', async () => {
    const { t, told, house } = await aHouse()
    t.later(YEARS)
    for (let turn = 0; turn < 71; turn++) {
      expect(await takeTurn(house, HOUR)).toBeNull()
      t.later(HOUR)
    }
    expect(told.at(-1)?.hoursLeft).toBe(1)
    expect(await takeTurn(house, HOUR)).toMatchObject({ removed: { enquiries: 1 } })
    expect(kept(t)).toBe(0)
    expect(told).toHaveLength(71)
    expect(await takeTurn(house, HOUR)).not.toBeNull()
  })

  it('P4 counts the hours of running and not of the clock, over restarts', async () => {
    const { t, house } = await aHouse()
    t.later(YEARS)
    // Started each morning for eight hours: nine such days make the three.
    for (let day = 0; day < 8; day++) {
      for (let turn = 0; turn < 8; turn++) expect(await takeTurn(house, HOUR)).toBeNull()
      t.later(DAY)
    }
    for (let turn = 0; turn < 7; turn++) expect(await takeTurn(house, HOUR)).toBeNull()
    expect(await takeTurn(house, HOUR)).toMatchObject({ removed: { enquiries: 1 } })
  })

  it('P4 is not put off by a closed week, nor in a house that never took a turn', async () => {
    const { t, told, house } = await aHouse()
    t.later(7 * DAY)
    expect(await takeTurn(house, 60_000)).not.toBeNull()
    t.later(7 * DAY + 1)
    expect(await takeTurn(house, 60_000)).toBeNull()
    const fresh = testApp()
    await fresh.ready
    fresh.later(YEARS)
    expect(await takeTurn(fresh, 60_000)).not.toBeNull()
    expect(told).toHaveLength(1)
  })

  it('P4 works on while the clock is behind the last turn', async () => {
    const { t, house } = await aHouse()
    t.later(-YEARS)
    expect(await takeTurn(house, 60_000)).toMatchObject({ removed: { enquiries: 0 } })
  })
})
