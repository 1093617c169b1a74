import type { TalentFilters } from '../../../../shared/desk/talentCards'
import { type ColumnsOf, columns } from '../../../core/db/columns'
import { type Db, query, valueQuery } from '../../../core/db/database'
import { AGE, conditionsOf } from './filters.repository'

export type HeldDay = { day: string; hold: 'confirmed' | 'travel' | 'bookout' | 'option'; count: number }

const HELD_DAY = columns<HeldDay>({
  day: 'h.day',
  hold: `case when h.bookout_id is not null then 'bookout' when h.firm = 0 then 'option'
         when t.kind = 'travel' then 'travel' else 'confirmed' end`,
  count: 'count(distinct coalesce(h.claim_date_id, h.bookout_id))',
})
/** What holds each day of a model from one day to another: a day of several kinds has a row for each. */
export const heldDaysOf = (db: Db, about: { modelId: string; from: string; to: string; now: string }) =>
  query(
    db,
    HELD_DAY,
    `select ${HELD_DAY}
     from held_halves h left join claim_dates d on d.id = h.claim_date_id
       left join job_dates t on t.id = d.job_date_id
     where h.model_id = :modelId and h.day between :from and :to and (h.until is null or h.until > :now)
     group by h.day, hold order by h.day`,
  ).all(about)

type PastRow = {
  jobNumber: string
  jobTitle: string
  client: string
  days: string
  feePaise: number | null
  feeUnit: string
}
const PAST = columns<PastRow>({
  jobNumber: 'number',
  jobTitle: 'title',
  client: 'client',
  feePaise: 'fee_paise',
  feeUnit: 'fee_unit',
  days: "group_concat(day, ' ')",
})
/** The jobs in which a model worked, the last first; `days` are joined by spaces. */
export const pastJobsOf = (db: Db, about: { modelId: string; today: string; limit: number }) =>
  query(
    db,
    PAST,
    `select ${PAST}
     from (
         select distinct j.number, j.title, c.name as client, m.fee_paise, m.fee_unit, t.day
         from claims m join jobs j on j.id = m.job_id join clients c on c.id = j.client_id
           join claim_dates d on d.claim_id = m.id join job_dates t on t.id = d.job_date_id
         where m.model_id = :modelId and d.state in ('confirmed', 'done') and t.day < :today
         order by t.day)
     group by number order by max(day) desc limit :limit`,
  ).all(about)

export type LineRow = {
  id: string
  name: string
  city: string | null
  age: number | null
  dailyRate: number | null
  isAssigned: number
  /** as JSON */
  face: string | null
  heightCm: number | null
  waist: number | null
}
type Wanted = Omit<TalentFilters, 'page' | 'limit'> & { today: string; now: string }

function where({ freeFrom, ...wanted }: Wanted): string {
  const parts = [
    ...conditionsOf(wanted).map(({ condition }) => condition),
    freeFrom &&
      `not exists (select 1 from held_halves h where h.model_id = m.id and h.firm = 1
         and h.day between :freeFrom and :freeTo)`,
  ].filter(Boolean)
  return parts.length > 0 ? `where ${parts.join(' and ')}` : ''
}

/** The columns of a line of the roster, of model m and its row r of the roster. */
export const LINE: ColumnsOf<LineRow> = {
  id: 'm.id',
  name: 'coalesce(m.stage_name, m.name)',
  city: 'm.city',
  age: AGE,
  dailyRate: 'm.daily_rate',
  isAssigned: 'm.is_active',
  face: 'r.face',
  heightCm: 'm.height_cm',
  waist: 'm.waist',
}
const LINE_COLUMNS = columns<LineRow>(LINE)
/** One page of the bookers' roster: assigned talents first, by name. */
export const talentLines = (db: Db, wanted: Wanted, limit: number, offset: number) =>
  query(
    db,
    LINE_COLUMNS,
    `select ${LINE_COLUMNS}
     from models m left join roster r on r.id = m.id ${where(wanted)}
     order by m.is_active desc, name collate nocase, m.id limit :limit offset :offset`,
  ).all({ ...wanted, limit, offset })

export const countTalents = (db: Db, wanted: Wanted) =>
  valueQuery<number>(db, `select count(*) from models m ${where(wanted)}`).get(wanted) ?? 0
