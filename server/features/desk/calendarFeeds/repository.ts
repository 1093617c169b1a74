import { and, eq, isNull } from 'drizzle-orm'
import { accounts, calendarFeeds, models } from '../../../../drizzle/schema'
import type { DayPart } from '../../../../shared/desk/deskLists'
import { columns } from '../../../core/db/columns'
import { type Db, query, valueQuery } from '../../../core/db/database'
import { inUseBy } from '../../access/apiKeys/feeds.repository'

export type FeedRow = typeof calendarFeeds.$inferSelect
type Scope = FeedRow['scope']

const inUse = (accountId: string, scope: Scope) => and(inUseBy(accountId), eq(calendarFeeds.scope, scope))

export const insertFeed = (db: Db, row: typeof calendarFeeds.$inferInsert) =>
  db.insert(calendarFeeds).values(row).run()

export const findFeed = (db: Db, accountId: string, scope: Scope) =>
  db.select().from(calendarFeeds).where(inUse(accountId, scope)).get()

/** Ends an account's address of this scope; false when there was none. */
export const revokeFeed = (db: Db, accountId: string, scope: Scope, revokedAt: string) =>
  db.update(calendarFeeds).set({ revokedAt }).where(inUse(accountId, scope)).run().changes > 0

/** The address of this token that is in use, with its account and, for a talent, the model. */
export const feedOfToken = (db: Db, tokenHash: string) =>
  db
    .select({
      feed: calendarFeeds,
      role: accounts.role,
      deactivatedAt: accounts.deactivatedAt,
      modelId: models.id,
    })
    .from(calendarFeeds)
    .innerJoin(accounts, eq(accounts.id, calendarFeeds.accountId))
    .leftJoin(models, eq(models.accountId, accounts.id))
    .where(and(eq(calendarFeeds.tokenHash, tokenHash), isNull(calendarFeeds.revokedAt)))
    .get()

/** Waiting mails about dates, and those that can still be undone: a calendar's content changes with them. */
export const waitingMails = (db: Db, now: string) =>
  valueQuery<string>(
    db,
    `select count(*) || '.' || count(*) filter (where due_at > :now) from notices
     where kind in ('confirmed', 'cancelled')`,
  ).get({ now }) ?? ''

export type DatedRow = {
  id: string
  sequence: number
  state: string
  day: string
  part: DayPart
  callTime: string | null
  place: string | null
  city: string | null
  title: string
  talentTitle: string
  talent: string
  waiting: string | null
}
const OWNERS: Record<Scope, string> = {
  own: "and c.model_id = :owner and c.answer <> 'none'",
  'my jobs': 'and j.booker_id = :owner',
  'whole desk': 'and :owner is not null',
}
/** More would be no calendar any more; the nearest days come first. */
const EVENTS_MAX = 5_000

const DATED = columns<DatedRow>({
  id: 'd.id',
  sequence: 'd.sequence',
  state: 'd.state',
  day: 't.day',
  part: 't.part',
  callTime: 't.call_time',
  place: 't.place',
  city: 'j.city',
  title: 'j.title',
  talentTitle: 'j.talent_title',
  talent: 'c.model_name',
  waiting: `(select min(n.kind) || max(n.kind) from notices n, json_each(n.claim_date_ids) told where n.claim_id = c.id
         and n.kind in ('confirmed', 'cancelled') and n.recipient = 'talent' and n.due_at > :now
         and told.value = d.id)`,
})
/**
 * What a calendar shows from one day to another: dates that were confirmed, and living options. `waiting` names the
 * mails, confirmed or cancelled, that the talent has not been sent yet because the decision can still be taken back.
 */
export const datesFor = (
  db: Db,
  scope: Scope,
  wanted: { owner: string; from: string; to: string; today: string; now: string },
) =>
  query(
    db,
    DATED,
    `select ${DATED}
     from job_dates t join claim_dates d on d.job_date_id = t.id join claims c on c.id = d.claim_id
     join jobs j on j.id = c.job_id
     where t.day between :from and :to ${OWNERS[scope]} and (d.state in ('confirmed', 'done', 'cancelled', 'withdrawn')
       or (d.state = 'option' and exists (select 1 from held_halves h where h.claim_date_id = d.id and h.until > :now)))
     order by abs(julianday(t.day) - julianday(:today)), t.day, d.id limit ${EVENTS_MAX}`,
  ).all(wanted)
