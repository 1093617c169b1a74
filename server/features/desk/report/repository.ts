import type { FeeUnit } from '../../../../shared/desk/deskLists'
import type { ReportGroup, ReportLine, ReportRow, Two } from '../../../../shared/desk/deskReport'
import { type Columns, type ColumnsOf, columns } from '../../../core/db/columns'
import { type Db, query, valueQuery } from '../../../core/db/database'

// Each figure of a period and of the one before it is one query over both: they are next to each other.
/** Moments: where the period before begins, where the period begins, and where it is over. */
export type Span = { start: string; middle: string; end: string }

const within = (column: string) => `${column} >= :start and ${column} < :end`
const twoOf = (figure: string, column: string): ColumnsOf<Two> => ({
  now: `${figure} filter (where ${column} >= :middle)`,
  before: `${figure} filter (where ${column} < :middle)`,
})
const two = (column: string) => columns<Two>(twoOf('count(*)', column))
const counted = (db: Db, figures: Columns<Two>, from: string, span: Span): Two =>
  query(db, figures, `select ${figures} from ${from}`).get(span) ?? { now: 0, before: 0 }

/** Requests in the period, without vacancies and spam. */
const REQUESTS = `desk_items i left join bookings b on b.id = i.booking_id
  left join enquiries e on e.id = i.enquiry_id
  where ${within('i.created_at')} and i.kind <> 'vacancy' and coalesce(b.is_spam, e.is_spam, 0) = 0`
const ANSWERED = `${REQUESTS} and i.first_answered_at is not null`
const ANSWER_HOURS = '(julianday(i.first_answered_at) - julianday(i.created_at)) * 24'

export const countRequests = (db: Db, span: Span) => counted(db, two('i.created_at'), REQUESTS, span)

export const countAnswered = (db: Db, span: Span) => counted(db, two('i.created_at'), ANSWERED, span)

/** Moments: a single period. */
type Period = { start: string; end: string }
/** The median hours to the first answer of the `answered` requests of one period; null where none was answered. */
export function medianHours(db: Db, period: Period, answered: number): number | null {
  const hours = valueQuery<number>(
    db,
    `select ${ANSWER_HOURS} as hours from ${ANSWERED} order by hours limit :most offset :first`,
  ).all({ ...period, most: 2 - (answered % 2), first: Math.max(0, Math.ceil(answered / 2) - 1) })
  if (hours.length === 0) return null
  return Math.round((hours.reduce((sum, each) => sum + each, 0) / hours.length) * 10) / 10
}

const JOBS = { won: 'j.agreed_at', lost: 'j.lost_at' }
export const countJobs = (db: Db, figure: keyof typeof JOBS, span: Span) =>
  counted(db, two(JOBS[figure]), `jobs j where ${within(JOBS[figure])}`, span)

const REASON = columns<ReportRow>({
  key: "coalesce(j.end_reason, '-')",
  name: 'j.end_reason',
  ...twoOf('count(*)', JOBS.lost),
})
/** Why jobs were lost or cancelled, the most frequent first. */
export const reasonsOf = (db: Db, span: Span) =>
  query(
    db,
    REASON,
    `select ${REASON}
     from jobs j where ${within(JOBS.lost)} group by j.end_reason order by now desc, before desc, name`,
  ).all(span)

const MOMENTS = {
  placed: 'd.optioned_at',
  confirmed: 'd.confirmed_at',
  withoutFee: 'd.confirmed_at',
  released: 'd.ended_at',
  expired: 'd.ended_at',
}
export type DateFigure = keyof typeof MOMENTS
// Only shoots and shows are paid: travel, fittings and the like are free.
export const paid = (date: 't' | 'u') => `${date}.cancelled_at is null and ${date}.kind in ('shoot', 'show')`
const STATES = {
  placed: 'true',
  confirmed: "d.state in ('confirmed', 'done')",
  withoutFee: `d.state in ('confirmed', 'done') and exists (select 1 from job_dates t, claims c
    where t.id = d.job_date_id and ${paid('t')} and c.id = d.claim_id and c.fee_paise is null)`,
  released: "d.state = 'released' and d.optioned_at is not null",
  expired: "d.state = 'expired' and d.optioned_at is not null",
}
export const isCounted = (figure: DateFigure) => `${within(MOMENTS[figure])} and ${STATES[figure]}`
/** Dates of talents that were placed on option, confirmed, released or expired. */
export const countDates = (db: Db, figure: DateFigure, span: Span) =>
  counted(db, two(MOMENTS[figure]), `claim_dates d where ${isCounted(figure)}`, span)

const LENGTH = "case when t.part in ('am', 'pm') then 0.5 else 1 end"
const DAYS = columns<Two>(twoOf(`total(${LENGTH})`, 'd.confirmed_at'))
export const countDays = (db: Db, span: Span) =>
  counted(
    db,
    DAYS,
    `claim_dates d join job_dates t on t.id = d.job_date_id where ${isCounted('confirmed')}`,
    span,
  )

/** To whom a claim date counts: a client that was merged counts as the other. */
const GROUPS = {
  talent: {
    key: 'coalesce(c.model_id, c.model_name)',
    name: 'max(c.model_name)',
    joins: 'join claims c on c.id = d.claim_id',
  },
  client: {
    key: "coalesce(k.merged_into_id, k.id, '-')",
    name: '(select name from clients where id = coalesce(k.merged_into_id, k.id))',
    joins: 'join jobs j on j.id = t.job_id left join clients k on k.id = j.client_id',
  },
  booker: {
    key: "coalesce(j.booker_id, '-')",
    name: '(select name from accounts where id = j.booker_id)',
    joins: 'join jobs j on j.id = t.job_id',
  },
}
export type DayGroup = keyof typeof GROUPS
export type GroupDays = { key: string; name: string | null; days: number }
/** Confirmed days of one period for each talent, client or booker. */
export function daysOf(db: Db, by: DayGroup, period: Period) {
  const { key, name, joins } = GROUPS[by]
  const days = columns<GroupDays>({ key, name, days: `total(${LENGTH})` })
  return query(
    db,
    days,
    `select ${days}
     from claim_dates d join job_dates t on t.id = d.job_date_id ${joins}
     where ${isCounted('confirmed')} group by ${key}`,
  ).all(period)
}

// A confirmed date keeps its firm halves when it is done, so a talent's days are found without reading its claims.
const OWN_DAYS = 'held_halves h where h.model_id = m.id and h.firm = 1 and h.claim_date_id is not null'
/** Assigned talents without a confirmed day from one day to another. */
const IDLE = `models m where m.is_active = 1
  and not exists (select 1 from ${OWN_DAYS} and h.day between :from and :to)`
export const countIdle = (db: Db, from: string, to: string) =>
  valueQuery<number>(db, `select count(*) from ${IDLE}`).get({ from, to }) ?? 0

type Line = Omit<ReportLine, 'job' | 'fee'> & {
  number: string | null
  title: string | null
  feePaise: number | null
  feeUnit: FeeUnit | null
}
type Paged = { limit: number; offset: number }
const EMPTY = {
  itemId: 'null',
  number: 'null',
  title: 'null',
  day: 'null',
  part: 'null',
  note: 'null',
  answerHours: 'null',
  feePaise: 'null',
  feeUnit: 'null',
}

/** One page of the rows behind a figure, and their total. The texts are from this file, not user input. */
function linesOf(
  db: Db,
  own: Pick<ColumnsOf<Line>, 'id' | 'at' | 'name'> & Partial<ColumnsOf<Line>>,
  from: string,
  values: object,
  paged: Paged,
) {
  const shown = columns<Line>({ ...EMPTY, ...own })
  return {
    rows: query(
      db,
      shown,
      `select ${shown} from ${from} order by at desc, name limit :limit offset :offset`,
    ).all({ ...values, ...paged }),
    total: valueQuery<number>(db, `select count(*) from ${from}`).get(values) ?? 0,
  }
}

export function requestLines(db: Db, figure: 'requests' | 'answered', span: Span, paged: Paged) {
  const own = {
    id: 'i.id',
    at: 'i.created_at',
    itemId: 'i.id',
    name: 'coalesce(b.client_name, e.name)',
    note: 'coalesce(b.company, b.brand)',
    answerHours: `round(${ANSWER_HOURS}, 1)`,
  }
  return linesOf(db, own, figure === 'requests' ? REQUESTS : ANSWERED, span, paged)
}

/** `of`: only those lost for this reason. */
export function jobLines(db: Db, figure: keyof typeof JOBS, of: string | null, span: Span, paged: Paged) {
  const at = JOBS[figure]
  const own = {
    id: 'j.id',
    at,
    number: 'j.number',
    title: 'j.title',
    name: 'k.name',
    note: 'j.end_reason',
  }
  const only = of === null ? '' : "and coalesce(j.end_reason, '-') = :of"
  const from = `jobs j left join clients k on k.id = j.client_id where ${within(at)} ${only}`
  return linesOf(db, own, from, { ...span, of }, paged)
}

// Beginning with whom a date belongs to, because a period has many more.
const ONLY: Record<DayGroup, string> = {
  talent: `and d.claim_id in (select id from claims
    where model_id = :of or (model_id is null and model_name = :of))`,
  client: `and j.id in (select id from jobs
    where client_id in (select :of union all select id from clients where merged_into_id = :of))`,
  booker: 'and j.booker_id = :of',
}
const NOBODY: Partial<Record<DayGroup, string>> = {
  client: 'and j.client_id is null',
  booker: 'and j.booker_id is null',
}
type Group = { by: DayGroup; of: string } | null
/** `group`: only those of this talent, client or booker. */
export function dateLines(db: Db, figure: DateFigure, group: Group, span: Span, paged: Paged) {
  const own = {
    id: 'd.id',
    at: MOMENTS[figure],
    number: 'j.number',
    title: 'j.title',
    name: 'c.model_name',
    day: 't.day',
    part: 't.part',
    note: 'd.reason',
    feePaise: 'c.fee_paise',
    feeUnit: 'c.fee_unit',
  }
  const only = group ? ((group.of === '-' ? NOBODY[group.by] : undefined) ?? ONLY[group.by]) : ''
  const from = `claim_dates d join job_dates t on t.id = d.job_date_id join claims c on c.id = d.claim_id
    join jobs j on j.id = t.job_id where ${isCounted(figure)} ${only}`
  return linesOf(db, own, from, { ...span, of: group?.of ?? null }, paged)
}

export function idleLines(db: Db, from: string, to: string, paged: Paged) {
  const at = `(select max(h.day) from ${OWN_DAYS} and h.day <= :to)`
  const own = { id: 'm.id', at, name: 'coalesce(m.stage_name, m.name)', note: 'm.city' }
  return linesOf(db, own, IDLE, { from, to }, paged)
}

/** The name of a group's row. */
export const nameOf = (db: Db, by: ReportGroup, of: string): string | null =>
  valueQuery<string>(
    db,
    by === 'talent'
      ? 'select coalesce((select coalesce(stage_name, name) from models where id = :of), :of)'
      : by === 'client'
        ? 'select name from clients where id = :of'
        : by === 'booker'
          ? 'select name from accounts where id = :of'
          : "select :of where :of <> '-'",
  ).get({ of }) ?? null
