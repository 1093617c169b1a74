// @module-tag slow

import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { accounts } from '../../../drizzle/schema'
import { halvesOf, untilOf } from '../../../server/features/desk/calendarHolds/rules'
import { deskFilters } from '../../../shared/desk/deskItems'
import type { DayPart } from '../../../shared/desk/deskLists'
import { DAY } from '../../helpers/desk/desk'
import { demoRows } from '../../helpers/roster/demoRows'

function demoDesk() {
  const { t, column } = demoRows()
  const ira = t.db.select().from(accounts).where(eq(accounts.name, 'Ira Mathur')).get() ?? null
  /** How many rows there are of a table, with its condition. */
  const count = (from: string) => column(sql.raw(`select count(*) from ${from}`))[0]
  return { t, column, count, desk: t.as(ira).desk }
}

describe("the demo agency's desk", () => {
  it('has 17 clients with 27 contacts: one blocked, one abroad, one pair merged', () => {
    const { count } = demoDesk()
    expect(count('clients')).toBe(17)
    expect(count('contacts')).toBe(27)
    expect(count("clients where standing = 'blocked' and standing_reason is not null")).toBe(1)
    expect(count("clients where country <> 'India'")).toBe(1)
    expect(count('clients where merged_into_id is not null')).toBe(1)
  })

  it('has 47 jobs in all stages, of which four are billed', () => {
    const { t } = demoDesk()
    const stages = t.db.all<{ stage: string; jobs: number }>(
      sql`select stage, count(*) as jobs from jobs group by stage`,
    )
    expect(Object.fromEntries(stages.map(({ stage, jobs }) => [stage, jobs]))).toEqual({
      open: 9,
      quoted: 4,
      agreed: 10,
      done: 10,
      billed: 4,
      closed: 6,
      lost: 3,
      cancelled: 1,
    })
  })

  it('shows 31 options, three of them ending today, and 22 confirmed days ahead', async () => {
    const { desk } = demoDesk()
    const { figures } = await desk.today()
    expect(figures).toMatchObject({ options: 31, endToday: 3, confirmedAhead: 22 })
  })

  it('has new requests, some that are taken, and at most two that are late', async () => {
    const { t, desk } = demoDesk()
    const list = (view: 'new' | 'mine' | 'team') => desk.inbox.list(deskFilters.parse({ view }))
    const waiting = await list('new')
    expect(waiting.total).toBe(22)
    expect(waiting.items.filter(({ dueAt }) => dueAt < t.clock().toISOString()).length).toBeLessThanOrEqual(2)
    const taken = [...(await list('mine')).items, ...(await list('team')).items]
    expect(taken.filter(({ state }) => state === 'taken')).toHaveLength(6)
    const weeksAgo = new Date(t.clock().getTime() - 14 * DAY).toISOString()
    expect(taken.filter(({ createdAt }) => createdAt < weeksAgo)).toEqual([])
  })

  it('puts Naina into a queue, and confirms her for tomorrow', () => {
    const { column } = demoDesk()
    const states = column(sql`select distinct d.state from claim_dates d join claims c on c.id = d.claim_id
      where c.model_name = 'Naina' order by 1`)
    expect(states).toEqual(expect.arrayContaining(['confirmed', 'done', 'option']))
    expect(
      column(sql`select j.day from job_dates j join claim_dates d on d.job_date_id = j.id
        join claims c on c.id = d.claim_id where c.model_name = 'Naina' and d.state = 'confirmed'`),
    ).toEqual(['2026-03-03'])
  })

  it('holds exactly the halves of its options and confirmed dates', () => {
    const { t } = demoDesk()
    type Held = {
      id: string
      state: string
      day: string
      part: DayPart
      ends: string | null
      challengeEndsAt: string | null
    }
    const dates = t.db.all<Held>(sql`select d.id, d.state, j.day, j.part, c.expires_at as ends,
        d.challenge_ends_at as challengeEndsAt from claim_dates d
      join claims c on c.id = d.claim_id join job_dates j on j.id = d.job_date_id
      where d.state in ('option', 'confirmed', 'done')`)
    const expected = dates.flatMap(({ id, state, day, part, ends, challengeEndsAt }) =>
      halvesOf({ day, part }).map((half) => {
        const until = state === 'option' ? untilOf(day, { expiresAt: ends, challengeEndsAt }) : null
        return { id, ...half, firm: state === 'option' ? 0 : 1, until }
      }),
    )
    const held = t.db.all(
      sql`select claim_date_id as id, day, half, firm, until from held_halves where bookout_id is null`,
    )
    expect(held).toHaveLength(expected.length)
    expect(held).toEqual(expect.arrayContaining(expected))
  })

  it('has two challenges that wait for an answer, and a job with roles', () => {
    const { column, count } = demoDesk()
    const waiting = sql`select distinct c.model_name || ', ' || d.challenge_ends_at from claim_dates d
      join claims c on c.id = d.claim_id where d.challenged_by_id is not null order by 1`
    // Challenged at 10:30 and 14:30 of the day of the seeding, for a day each.
    expect(column(waiting)).toEqual(['Banri, 2026-03-03T05:00:00.000Z', 'Vanya, 2026-03-03T09:00:00.000Z'])
    expect(column(sql`select title from job_roles order by fee_paise desc`)).toEqual([
      'Lead',
      'In the second row',
    ])
    expect(count('claims where role_id is not null and fee_paise = 5000000')).toBe(2)
  })

  it('has fourteen bookouts ahead, each holding its days whole', () => {
    const { column, count } = demoDesk()
    expect(count('bookouts')).toBe(14)
    const halves = sql`select count(h.id) - 2 * (julianday(b.to_day) - julianday(b.from_day) + 1) as missing
      from bookouts b join held_halves h on h.bookout_id = b.id and h.firm = 1 group by b.id`
    expect(column(halves)).toEqual(Array.from({ length: 14 }, () => 0))
  })

  it('has a queue in which each option knows whether it is first', () => {
    const { column, count } = demoDesk()
    const wrong = sql`select count(*) from claim_dates d where d.state = 'option' and (d.told_first_at is not null) <> not exists
      (select 1 from held_halves own join held_halves other on other.model_id = own.model_id and other.day = own.day
         and other.half = own.half and other.seq < own.seq where own.claim_date_id = d.id)`
    expect(column(wrong)).toEqual([0])
    expect(count("claim_dates where state = 'option' and told_first_at is null")).toBeGreaterThan(2)
  })

  it('dates everything before now, and mails nobody about it', async () => {
    const { t, column, count } = demoDesk()
    const now = t.clock().toISOString()
    for (const moment of ['activities.at', 'jobs.created_at', 'claims.answered_at', 'clients.created_at']) {
      const [table] = moment.split('.')
      expect(column(sql.raw(`select max(${moment}) from ${table}`))[0], moment).toSatisfy(
        (newest: string) => newest <= now,
      )
    }
    expect(count('notices')).toBe(0)
    expect(t.mails()).toEqual([])
  })

  it('leads from each request that became a job to its job, with nothing lost on the way', () => {
    const { count } = demoDesk()
    expect(count("desk_items where state = 'job' and job_id is null")).toBe(0)
    expect(count("bookings where status = 'accepted'")).toBe(count("desk_items where state = 'job'"))
    expect(count('jobs where client_id is null or contact_id is null or booker_id is null')).toBe(0)
  })
})
