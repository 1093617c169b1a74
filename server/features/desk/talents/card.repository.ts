import type { TalentFilters } from '../../../../shared/desk/talentCards'
import type { Gender } from '../../../../shared/lists'
import { columns } from '../../../core/db/columns'
import { type Db, query, valueQuery } from '../../../core/db/database'
import { AGE } from './repository'

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
  gender: Gender | null
  age: number | null
  dailyRate: number | null
  isAssigned: number
  /** as JSON */
  face: string | null
  heightCm: number | null
  waist: number | null
}
type Wanted = Omit<TalentFilters, 'page' | 'limit'> & { today: string; now: string }

// Unknown sizes stay in: the booker sees a question mark.
const UPPER = `case m.gender when 'male' then m.chest when 'female' then m.bust else coalesce(m.bust, m.chest) end`
// EU sizes start where UK sizes have ended.
const UK_SHOE = 'case when m.shoe_size >= 33 then m.shoe_size / 1.27 - 25 else m.shoe_size end'
const between = (
  value: string,
  min: number | null,
  max: number | null,
  names: [string, string],
  scale = '',
) =>
  [
    min !== null && `(${value} is null or round(${value} ${scale}) >= :${names[0]})`,
    max !== null && `(${value} is null or round(${value} ${scale}) <= :${names[1]})`,
  ].filter(Boolean)

function where(wanted: Wanted): string {
  const { search, gender, workType, board, hair, eyes, language, city, rateMax } = wanted
  const parts = [
    search && 'instr(m.search_text, :search) > 0',
    gender && 'm.gender = :gender',
    workType && 'exists (select 1 from json_each(m.work_types) w where w.value = :workType)',
    board && 'm.id in (select model_id from model_tags where tag_id = :board)',
    hair && '(m.hair_color is null or m.hair_color = :hair)',
    eyes && '(m.eye_color is null or m.eye_color = :eyes)',
    language &&
      'exists (select 1 from json_each(m.languages) l where instr(lower(l.value), lower(:language)) = 1)',
    city && 'instr(lower(m.city), lower(:city)) > 0',
    ...between('m.height_cm', wanted.heightMin, wanted.heightMax, ['heightMin', 'heightMax']),
    ...between(AGE, wanted.ageMin, wanted.ageMax, ['ageMin', 'ageMax']),
    ...between(UPPER, wanted.upperMin, wanted.upperMax, ['upperMin', 'upperMax'], '* 2.54'),
    ...between('m.waist', wanted.waistMin, wanted.waistMax, ['waistMin', 'waistMax'], '* 2.54'),
    ...between(UK_SHOE, wanted.shoeMin, wanted.shoeMax, ['shoeMin', 'shoeMax']),
    rateMax !== null && '(m.daily_rate is null or m.daily_rate <= :rateMax)',
    wanted.freeFrom &&
      `not exists (select 1 from held_halves h where h.model_id = m.id and h.firm = 1
         and h.day between :freeFrom and :freeTo)`,
  ].filter(Boolean)
  return parts.length > 0 ? `where ${parts.join(' and ')}` : ''
}

const LINE_COLUMNS = columns<LineRow>({
  id: 'm.id',
  name: 'coalesce(m.stage_name, m.name)',
  city: 'm.city',
  gender: 'm.gender',
  age: AGE,
  dailyRate: 'm.daily_rate',
  isAssigned: 'm.is_active',
  face: 'r.face',
  heightCm: 'm.height_cm',
  waist: 'm.waist',
})
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
