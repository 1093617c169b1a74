import { and, eq, inArray, sql } from 'drizzle-orm'
import { bookings, claims, deskItems, enquiries, jobs } from '../../../../drizzle/schema'
import type { DeskFilters } from '../../../../shared/desk/deskItems'
import { columns } from '../../../core/db/columns'
import { type Db, query, rowInserter, statement, valueQuery } from '../../../core/db/database'
import { AT_WORK } from '../jobs/repository'

export type DeskItemRow = typeof deskItems.$inferSelect

const insert = rowInserter(deskItems)
const HOUR_MS = 60 * 60_000

type Request = { id: string; createdAt: string }

/** Puts a new request on the desk, in the transaction that stores it (D1). */
export const openDeskItem = (
  db: Db,
  kind: 'booking' | 'enquiry',
  { id, createdAt }: Request,
  answerHours: number,
  state: Partial<Pick<DeskItemRow, 'state' | 'closedReason'>> = {},
) =>
  insert(db, {
    id,
    kind,
    bookingId: kind === 'booking' ? id : null,
    enquiryId: kind === 'enquiry' ? id : null,
    claimId: null,
    state: 'new',
    ownerId: null,
    dueAt: new Date(Date.parse(createdAt) + answerHours * HOUR_MS).toISOString(),
    firstAnsweredAt: null,
    jobId: null,
    closedReason: null,
    version: 1,
    createdAt,
    ...state,
  })

const byId = statement((db) =>
  db
    .select({ item: deskItems, booking: bookings, enquiry: enquiries, claim: claims, job: jobs })
    .from(deskItems)
    .leftJoin(bookings, eq(bookings.id, deskItems.bookingId))
    .leftJoin(enquiries, eq(enquiries.id, deskItems.enquiryId))
    .leftJoin(claims, eq(claims.id, deskItems.claimId))
    .leftJoin(jobs, eq(jobs.id, deskItems.jobId))
    .where(eq(deskItems.id, sql.placeholder('id')))
    .prepare(),
)
export const findItem = (db: Db, id: string) => byId(db).get({ id })

const SPAM = 'coalesce(b.is_spam, e.is_spam, 0)'
const VIEWS: Record<DeskFilters['view'], string> = {
  new: `i.state = 'new' and ${SPAM} = 0`,
  mine: `i.owner_id = :accountId and i.state in ('taken', 'answered')`,
  team: `i.state in ('taken', 'answered') and i.owner_id is not :accountId`,
  closed: `i.state in ('closed', 'job')`,
  spam: `i.state = 'new' and ${SPAM} = 1`,
}
const FROM = `desk_items i left join bookings b on b.id = i.booking_id left join enquiries e on e.id = i.enquiry_id`

/** The rows of a state, of an owner, or of both; without spam. Of neither, those of the view. */
function chosen({ view, state, owner }: DeskFilters): string {
  if (state === undefined && owner === undefined) return VIEWS[view]
  const parts = [state && 'i.state = :state', owner && 'i.owner_id = :owner', `${SPAM} = 0`]
  return parts.filter(Boolean).join(' and ')
}

/** The ids of one page, earliest due first, closed ones newest first, and their total. */
export function pageOfItems(db: Db, filters: DeskFilters, accountId: string) {
  const { page, limit, view, state = null, owner = null } = filters
  const isOver = state === 'closed' || state === 'job' || (state === null && view === 'closed')
  const order = isOver ? 'i.due_at desc, i.id desc' : 'i.due_at, i.id'
  const wanted = { accountId, state, owner, limit, offset: (page - 1) * limit }
  const text = `from ${FROM} where ${chosen(filters)}`
  const ids = valueQuery<string>(db, `select i.id ${text} order by ${order} limit :limit offset :offset`).all(
    wanted,
  )
  return { ids, total: valueQuery<number>(db, `select count(*) ${text}`).get(wanted) ?? 0 }
}

/** The ids of what was sent from these addresses, newest first; without spam. */
export const itemsFrom = (db: Db, emails: readonly string[], limit: number) =>
  valueQuery<string>(
    db,
    `select id from (
       select i.id, i.created_at from bookings b join desk_items i on i.booking_id = b.id
       where b.is_spam = 0 and b.email in (select value from json_each(:emails))
       union all
       select i.id, i.created_at from enquiries e join desk_items i on i.enquiry_id = e.id
       where e.is_spam = 0 and e.email in (select value from json_each(:emails)))
     order by created_at desc, id desc limit :limit`,
  ).all({ emails: JSON.stringify(emails), limit })

type LineRow = Pick<DeskItemRow, 'id' | 'kind' | 'state' | 'createdAt' | 'dueAt' | 'ownerId' | 'version'> & {
  owner: string | null
  jobNumber: string | null
  isSpam: number
  who: string | null
  company: string | null
  modelName: string | null
  /** how many others are asked for */
  others: number
  workType: string | null
  day: string | null
  missingOn: string | null
  subject: string | null
  standing: string | null
  standingReason: string | null
  /** of the asked or missing talent */
  modelId: string | null
  /** as JSON */
  face: string | null
}
/** Of a merged client and the one it is shown under, the worse counts. */
const STANDING_ORDER = `case s.standing when 'blocked' then 0 when 'watch' then 1 else 2 end`
/** Of a vacancy: the first day from which its talent fell out and that was ahead then. */
const MISSING_ON = `(select min(t.day) from claim_dates d join job_dates t on t.id = d.job_date_id
  where d.claim_id = i.claim_id and d.state = 'withdrawn' and t.cancelled_at is null
    and t.day >= substr(i.created_at, 1, 10))`
const LINE_COLUMNS = columns<LineRow>({
  id: 'i.id',
  kind: 'i.kind',
  state: 'i.state',
  createdAt: 'i.created_at',
  dueAt: 'i.due_at',
  ownerId: 'i.owner_id',
  version: 'i.version',
  owner: 'a.name',
  jobNumber: 'j.number',
  isSpam: SPAM,
  who: 'coalesce(b.client_name, e.name, v.model_name)',
  company: 'coalesce(b.company, b.brand, j.title)',
  modelName: 'b.model_name',
  others: '(select count(*) from booking_models o where o.booking_id = b.id)',
  workType: 'b.work_type',
  day: 'b.date_required',
  subject: 'e.subject',
  missingOn: MISSING_ON,
  standing: 'k.standing',
  standingReason: 'k.standing_reason',
  modelId: 'coalesce(b.model_id, v.model_id)',
  face: 'r.face',
})
/** The lines of these items, in this order. */
export const linesOf = (db: Db, ids: readonly string[]) =>
  query(
    db,
    LINE_COLUMNS,
    `select ${LINE_COLUMNS}
     from json_each(:ids) wanted join desk_items i on i.id = wanted.value
     left join bookings b on b.id = i.booking_id left join enquiries e on e.id = i.enquiry_id
     left join claims v on v.id = i.claim_id left join jobs j on j.id = i.job_id
     left join accounts a on a.id = i.owner_id
     left join roster r on r.id = coalesce(b.model_id, v.model_id)
     left join clients k on k.id = (
       select s.id from clients c join clients s on s.id in (c.id, c.merged_into_id)
       where c.id = coalesce(
         (select p.client_id from contacts p where p.email = coalesce(b.email, e.email)
          order by p.left_at is not null, p.created_at limit 1),
         j.client_id)
       order by ${STANDING_ORDER} limit 1)
     order by wanted.key`,
  ).all({ ids: JSON.stringify(ids) })

type OtherRow = { bookingId: string; modelId: string | null; stageName: string; face: string | null }
const OTHERS = columns<OtherRow>({
  bookingId: 'o.booking_id',
  modelId: 'o.model_id',
  stageName: `coalesce(nullif(m.stage_name, ''), o.model_name)`,
  face: 'r.face',
})
/** Whom these bookings ask for besides their own model, with current names and faces, in the order asked. */
export const othersAskedFor = (db: Db, bookingIds: readonly string[]) =>
  query(
    db,
    OTHERS,
    `select ${OTHERS}
     from json_each(:ids) as wanted join booking_models o on o.booking_id = wanted.value
     left join models m on m.id = o.model_id left join roster r on r.id = o.model_id
     order by wanted.key, o.position`,
  ).all({ ids: JSON.stringify(bookingIds) })

const TAKEN = columns<{ modelId: string; by: string }>({
  modelId: 'h.model_id',
  by: `min(coalesce((select j.number || ' ' || j.title from jobs j where j.id = h.job_id), 'bookout'))`,
})
/** What holds a day of these models firmly; whose day is free is not among them. */
export const takenOn = (db: Db, day: string, modelIds: readonly string[]) =>
  query(
    db,
    TAKEN,
    `select ${TAKEN}
     from json_each(:ids) as wanted join held_halves h on h.model_id = wanted.value and h.day = :day and h.firm = 1
     group by h.model_id`,
  ).all({ ids: JSON.stringify(modelIds), day })

const JOB_OF_SENDER = columns<{ id: string; number: string; title: string }>({
  id: 'j.id',
  number: 'j.number',
  title: 'j.title',
})
/** The newest job of the contact with this address that was made after `since` and is still open. */
export const jobOfSender = (db: Db, email: string, since: string) =>
  query(
    db,
    JOB_OF_SENDER,
    `select ${JOB_OF_SENDER}
     from contacts p join jobs j on j.contact_id = p.id
     where p.email = :email and j.created_at >= :since and ${AT_WORK}
     order by j.created_at desc limit 1`,
  ).get({ email, since })

/** Makes a colleague's requests new again when the account is closed (D33). */
export const giveBackItemsOf = (db: Db, ownerId: string) =>
  db
    .update(deskItems)
    .set({ state: 'new', ownerId: null, version: sql`${deskItems.version} + 1` })
    .where(and(eq(deskItems.ownerId, ownerId), inArray(deskItems.state, ['taken'])))
    .run()
