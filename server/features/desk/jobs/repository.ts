import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { accounts, clients, contacts, jobDates, jobs } from '../../../../drizzle/schema'
import { STAGES_AT_WORK } from '../../../../shared/desk/deskLists'
import type { JobFace, JobFilters, JobLine, KnownNames } from '../../../../shared/desk/jobs/jobs'
import { type ColumnsOf, columns } from '../../../core/db/columns'
import { type Db, query, statement, statementOf, valueQuery } from '../../../core/db/database'
import { foldedColumn } from '../../../core/db/folded'
import { TO_BE_BILLED } from './invoices.repository'

const byId = statement((db) =>
  db
    .select()
    .from(jobs)
    .where(eq(jobs.id, sql.placeholder('id')))
    .prepare(),
)
export const findJob = (db: Db, id: string) => byId(db).get({ id })

const whole = statementOf((db, key: 'id' | 'number') =>
  db
    .select({
      job: jobs,
      client: clients,
      contact: contacts,
      booker: { id: accounts.id, name: accounts.name },
    })
    .from(jobs)
    .leftJoin(clients, eq(clients.id, jobs.clientId))
    .leftJoin(contacts, eq(contacts.id, jobs.contactId))
    .leftJoin(accounts, and(eq(accounts.id, jobs.bookerId), isNull(accounts.deactivatedAt)))
    .where(eq(jobs[key], sql.placeholder('value')))
    .prepare(),
)
/** A job with its client, contact and booker, by its id or number. */
export const findWhole = (db: Db, key: { id: string } | { number: string }) =>
  'id' in key ? whole(db, 'id').get({ value: key.id }) : whole(db, 'number').get({ value: key.number })

const dates = statement((db) =>
  db
    .select()
    .from(jobDates)
    .where(eq(jobDates.jobId, sql.placeholder('jobId')))
    .orderBy(asc(jobDates.day), asc(jobDates.part))
    .prepare(),
)
/** All dates of a job in the order of their days. */
export const datesOf = (db: Db, jobId: string) => dates(db).all({ jobId })

/** The dates that are not cancelled. */
export const openDatesOf = (db: Db, jobId: string) =>
  datesOf(db, jobId).filter(({ cancelledAt }) => cancelledAt === null)

/** The budget of the first booking request that became this job. */
export const budgetOfRequest = (db: Db, jobId: string): string | null =>
  valueQuery<string>(
    db,
    `select b.budget_range from desk_items i join bookings b on b.id = i.booking_id
     where i.job_id = :jobId order by i.created_at limit 1`,
  ).get({ jobId }) ?? null

/** The highest number that begins so. */
export const lastNumber = (db: Db, start: string): string | null =>
  valueQuery<string>(
    db,
    `select number from jobs where number >= :start and number < :start || 'z' order by length(number) desc, number desc limit 1`,
  ).get({ start }) ?? null

type ListRow = Omit<JobLine, 'talents'>
export type JobListFilter = Pick<JobFilters, 'view' | 'stage'> & {
  search: string
  accountId: string
  today: string
  weekEnd: string
}

/** True in SQL for a job `j` that is worked on. */
export const AT_WORK = `j.stage in (${STAGES_AT_WORK.map((stage) => `'${stage}'`).join(', ')})`
const VIEWS: Record<JobFilters['view'], string | null> = {
  all: null,
  open: AT_WORK,
  mine: `j.booker_id = :accountId and ${AT_WORK}`,
  week: `exists (select 1 from job_dates d where d.job_id = j.id and d.cancelled_at is null
    and d.day between :today and :weekEnd)`,
  unbilled: TO_BE_BILLED,
  answer: `${AT_WORK} and exists (select 1 from claims c where c.job_id = j.id and c.answer = 'asked'
    and exists (select 1 from claim_dates d where d.claim_id = c.id and d.state in ('proposed', 'option')))`,
  ended: `not ${AT_WORK}`,
}
const FOUND = `(instr(${foldedColumn('j.title')}, :search) > 0 or instr(lower(j.number), :search) > 0
  or (j.brand is not null and instr(${foldedColumn('j.brand')}, :search) > 0)
  or j.client_id in (select id from clients where instr(name_key, :search) > 0)
  or j.id in (select job_id from claims where instr(${foldedColumn('model_name')}, :search) > 0))`

function whereOf({ view, stage, search }: JobListFilter): string {
  const parts = [VIEWS[view], stage && 'j.stage = :stage', search && FOUND].filter(Boolean)
  return parts.length > 0 ? `where ${parts.join(' and ')}` : ''
}

const LINE: ColumnsOf<ListRow> = {
  id: 'j.id',
  number: 'j.number',
  title: 'j.title',
  client: 'c.name',
  stage: 'j.stage',
  booker: 'a.name',
  nextStep: 'j.next_step',
  nextStepOn: 'j.next_step_on',
  version: 'j.version',
  firstDay: '(select min(day) from job_dates d where d.job_id = j.id and d.cancelled_at is null)',
  lastDay: '(select max(day) from job_dates d where d.job_id = j.id and d.cancelled_at is null)',
}
const LINES = columns<ListRow>(LINE)
const LINES_AND_TOTAL = columns<ListRow & { total: number }>({ total: 'total', ...LINE })

// A booker whose account was closed is nobody's booker any more (D33).
const BOOKER = 'left join accounts a on a.id = j.booker_id and a.deactivated_at is null'

const BATCH = 200
/** The lines of all jobs that are found, newest first, in batches. The search runs once. */
export function* allJobs(db: Db, wanted: JobListFilter): Generator<ListRow[]> {
  const ids = valueQuery<string>(
    db,
    `select j.id from jobs j ${whereOf(wanted)} order by j.created_at desc, j.id desc`,
  ).all({ ...wanted })
  for (let at = 0; at < ids.length; at += BATCH) yield jobsById(db, ids.slice(at, at + BATCH))
}

/** The lines of jobs by their ids, in the order of these. */
export const jobsById = (db: Db, ids: readonly string[]) =>
  query(
    db,
    LINES,
    `select ${LINES} from json_each(:ids) wanted join jobs j on j.id = wanted.value
     left join clients c on c.id = j.client_id ${BOOKER}
     order by wanted.key`,
  ).all({ ids: JSON.stringify(ids) })

/** One page of jobs, newest first, and the total. */
export function pageOfJobs(db: Db, wanted: JobListFilter, limit: number, offset: number) {
  const where = whereOf(wanted)
  // A search reads every title, so it runs once for the page and for the total.
  const rows = query(
    db,
    LINES_AND_TOTAL,
    `with found as materialized (select j.id, j.created_at from jobs j ${where})
     select ${LINES_AND_TOTAL}
     from (select count(*) as total from found)
     left join (select id from found order by created_at desc, id desc limit :limit offset :offset) shown
     left join jobs j on j.id = shown.id
     left join clients c on c.id = j.client_id ${BOOKER}
     order by j.created_at desc, j.id desc`,
  ).all({ ...wanted, limit, offset })
  const total = rows[0]?.total ?? 0
  return { rows: rows.flatMap(({ total: _, ...row }) => (row.id === null ? [] : [row])), total }
}

type FaceRow = Pick<JobFace, 'name' | 'state' | 'rank'> & {
  jobId: string
  /** as JSON */
  face: string | null
}
const FACE = columns<FaceRow>({
  jobId: 'job_id',
  name: 'name',
  state: "case place when 1 then 'confirmed' when 2 then 'option' else 'proposed' end",
  rank: 'case place when 2 then rank end',
  face: 'face',
})
/**
 * The talents of jobs, each with its strongest state. An option whose end has passed is none, also before the timer
 * writes it down (D8).
 */
export const facesOf = (db: Db, ids: readonly string[], now: string) =>
  query(
    db,
    FACE,
    `select ${FACE}
     from (select c.job_id, c.model_name as name, c.created_at,
       min(case d.state when 'confirmed' then 1 when 'done' then 1 when 'option' then 2 else 3 end) as place,
       max(case d.state when 'option' then 1 + (select count(*) from held_halves o where o.model_id = h.model_id
         and o.day = h.day and o.half = h.half and o.seq < h.seq and o.firm = 0 and o.until > :now) end) as rank,
       r.face
     from json_each(:ids) wanted join claims c on c.job_id = wanted.value
     join claim_dates d on d.claim_id = c.id and d.state in ('confirmed', 'done', 'option', 'proposed')
     left join held_halves h on h.claim_date_id = d.id and h.firm = 0 and h.until > :now
     left join roster r on r.id = c.model_id
     where d.state <> 'option' or h.id is not null
     group by c.id) order by created_at`,
  ).all({ ids: JSON.stringify(ids), now })

/** Agreed jobs whose dates have all passed and where somebody was confirmed: the clock ends them. */
export const jobsToEnd = (db: Db, today: string) =>
  db
    .select()
    .from(jobs)
    .where(
      and(
        eq(jobs.stage, 'agreed'),
        sql`exists (select 1 from claims c join claim_dates d on d.claim_id = c.id
          where c.job_id = ${jobs.id} and d.state = 'confirmed')`,
        sql`not exists (select 1 from job_dates d
          where d.job_id = ${jobs.id} and d.cancelled_at is null and d.day >= ${today})`,
      ),
    )
    .all()

const NAMES_MAX = 5000
/** The clients and the roster by name, for reading a pasted brief. */
export const knownNames = (db: Db): KnownNames => ({
  clients: valueQuery<string>(
    db,
    'select name from clients where merged_into_id is null order by created_at desc limit :limit',
  ).all({ limit: NAMES_MAX }),
  talents: valueQuery<string>(
    db,
    'select coalesce(stage_name, name) from models where is_active = 1 order by number desc limit :limit',
  ).all({ limit: NAMES_MAX }),
})
