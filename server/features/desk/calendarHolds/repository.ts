import { and, asc, eq, lte, sql } from 'drizzle-orm'
import { claimDates, claims, heldHalves, jobDates, jobs } from '../../../../drizzle/schema'
import { type ColumnsOf, columns } from '../../../core/db/columns'
import { type Db, query, statement, valueQuery } from '../../../core/db/database'
import type { HalfDay } from './rules'

/** A hold with what the desk says of it. */
export type QueueRow = {
  id: string
  claimDateId: string | null
  claimId: string | null
  bookoutId: string | null
  jobId: string | null
  jobNumber: string | null
  jobTitle: string | null
  /** the one it is shown under since it was merged */
  clientId: string | null
  booker: string | null
  firm: number
  seq: number
  until: string | null
  challengedById: string | null
  challengeEndsAt: string | null
}

const QUEUE: ColumnsOf<QueueRow> = {
  id: 'h.id',
  claimDateId: 'h.claim_date_id',
  claimId: 'd.claim_id',
  bookoutId: 'h.bookout_id',
  jobId: 'h.job_id',
  jobNumber: 'j.number',
  jobTitle: 'j.title',
  clientId: 'coalesce(k.merged_into_id, j.client_id)',
  booker: 'a.name',
  firm: 'h.firm',
  seq: 'h.seq',
  until: 'h.until',
  challengedById: 'd.challenged_by_id',
  challengeEndsAt: 'd.challenge_ends_at',
}
const QUEUED = `left join claim_dates d on d.id = h.claim_date_id left join jobs j on j.id = h.job_id
  left join clients k on k.id = j.client_id
  left join accounts a on a.id = j.booker_id and a.deactivated_at is null`

const OF_HALF = columns<QueueRow>(QUEUE)
/** Everybody who holds one half, in the order of the queue. */
export const queueOf = (db: Db, modelId: string, { day, half }: HalfDay) =>
  query(
    db,
    OF_HALF,
    `select ${OF_HALF} from held_halves h ${QUEUED}
     where h.model_id = :modelId and h.day = :day and h.half = :half order by h.seq`,
  ).all({ modelId, day, half })

type TalentHalf = HalfDay & { modelId: string }
export type QueuedRow = QueueRow & TalentHalf

const OF_HALVES = columns<QueuedRow>({ modelId: 'h.model_id', day: 'h.day', half: 'h.half', ...QUEUE })
/** Everybody who holds one of these halves, in the order of each queue. */
export const queuesOf = (db: Db, halves: readonly TalentHalf[]) =>
  query(
    db,
    OF_HALVES,
    `select ${OF_HALVES}
     from (select distinct value ->> 'modelId' as model_id, value ->> 'day' as day, value ->> 'half' as half
       from json_each(:halves)) w
     join held_halves h on h.model_id = w.model_id and h.day = w.day and h.half = w.half ${QUEUED}
     order by h.seq`,
  ).all({ halves: JSON.stringify(halves) })

const holds = statement((db) =>
  db
    .select()
    .from(heldHalves)
    .where(eq(heldHalves.claimDateId, sql.placeholder('claimDateId')))
    .orderBy(asc(heldHalves.day))
    .prepare(),
)
/** The halves that a claim date holds. */
export const holdsOf = (db: Db, claimDateId: string) => holds(db).all({ claimDateId })

const holdsForBookout = statement((db) =>
  db
    .select()
    .from(heldHalves)
    .where(eq(heldHalves.bookoutId, sql.placeholder('bookoutId')))
    .prepare(),
)
/** The halves that a bookout holds. */
export const holdsOfBookout = (db: Db, bookoutId: string) => holdsForBookout(db).all({ bookoutId })

/** Whether the talent of an option is booked out on one of its halves (D17). */
export const isBookedOut = (db: Db, claimDateId: string): boolean =>
  valueQuery<number>(
    db,
    `select exists (select 1 from held_halves h join held_halves b
       on b.model_id = h.model_id and b.day = h.day and b.half = h.half and b.bookout_id is not null
     where h.claim_date_id = :claimDateId)`,
  ).get({ claimDateId }) === 1

const lapsed = statement((db) =>
  db
    .selectDistinct({ id: heldHalves.claimDateId })
    .from(heldHalves)
    .where(and(eq(heldHalves.firm, false), lte(heldHalves.until, sql.placeholder('now'))))
    .prepare(),
)
/** The claim dates whose option has ended by `now`, each once. */
export const lapsedDates = (db: Db, now: string) =>
  lapsed(db)
    .all({ now })
    .flatMap(({ id }) => id ?? [])

const claimDate = statement((db) =>
  db
    .select({ date: claimDates, claim: claims, day: jobDates, job: jobs })
    .from(claimDates)
    .innerJoin(claims, eq(claims.id, claimDates.claimId))
    .innerJoin(jobDates, eq(jobDates.id, claimDates.jobDateId))
    .innerJoin(jobs, eq(jobs.id, claims.jobId))
    .where(eq(claimDates.id, sql.placeholder('id')))
    .prepare(),
)
/** A claim date with its claim, job and day. */
export const claimDateById = (db: Db, id: string) => claimDate(db).get({ id })

export type HeldDate = NonNullable<ReturnType<typeof claimDateById>>

/** The challenged claim dates of these claims, and those that these claims challenge. */
export const challengesWith = (db: Db, claimIds: readonly string[]) =>
  valueQuery<string>(
    db,
    `select d.id from json_each(:ids) wanted join claim_dates d on d.claim_id = wanted.value
       where d.challenged_by_id is not null
     union select d.id from json_each(:ids) wanted join claim_dates d on d.challenged_by_id = wanted.value`,
  ).all({ ids: JSON.stringify(claimIds) })

/** Whether an option of a claim stands behind a claim date on one of its halves and ends after `endsAt`. */
export const standsBehind = (db: Db, given: { claimDateId: string; claimId: string; endsAt: string }) =>
  valueQuery<number>(
    db,
    `select exists (select 1 from held_halves own
       join held_halves other on other.model_id = own.model_id and other.day = own.day and other.half = own.half
         and other.firm = 0 and other.seq > own.seq and other.until > :endsAt
       join claim_dates d on d.id = other.claim_date_id and d.claim_id = :claimId
     where own.claim_date_id = :claimDateId and own.firm = 0)`,
  ).get(given) === 1

const options = statement((db) =>
  db
    .select()
    .from(claimDates)
    .where(
      and(
        sql`${claimDates.id} in (select value from json_each(${sql.placeholder('ids')}))`,
        eq(claimDates.state, 'option'),
      ),
    )
    .prepare(),
)
/** The options of these claim dates that were told, or not told, that they are first. */
export const optionsAmong = (db: Db, ids: readonly string[]) => options(db).all({ ids: JSON.stringify(ids) })
