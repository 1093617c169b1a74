import type { OpenWork, TalentChoice, TalentName, TalentSearch } from '../../../../shared/desk/desk'
import { columns } from '../../../core/db/columns'
import { type Db, query } from '../../../core/db/database'
import { AT_WORK } from '../jobs/repository'

type Row = Omit<TalentChoice, 'isAssigned' | 'isOnJob' | 'face'> & {
  isAssigned: number
  isOnJob: number
  /** as JSON */
  face: string | null
}
type Wanted = TalentSearch & {
  /** on which ages are reckoned */
  today: string
}

// A firm hold of model m on a half that a date of the job takes; a night takes the next morning as well (D15).
const TAKEN = `from job_dates t join held_halves h on h.model_id = m.id and h.firm = 1 and (
    h.day = t.day and (t.part = 'full' or h.half = case t.part when 'am' then 'am' else 'pm' end)
    or t.part = 'night' and h.day = date(t.day, '+1 day') and h.half = 'am')
  where t.job_id = :jobId and t.cancelled_at is null`

const yearsSince = (day: string) =>
  `(cast(strftime('%Y%m%d', :today) as int) - cast(strftime('%Y%m%d', ${day}) as int)) / 10000`
// As modelAge of shared/roster/age.
export const AGE = `coalesce(m.stated_age + ${yearsSince('m.stated_age_on')}, ${yearsSince('m.date_of_birth')}, m.stated_age)`

const ROW_COLUMNS = columns<Row>({
  id: 'm.id',
  name: 'coalesce(m.stage_name, m.name)',
  city: 'm.city',
  gender: 'm.gender',
  height: 'm.height',
  dailyRate: 'm.daily_rate',
  note: 'substr(m.private_note, 1, 200)',
  isAssigned: 'm.is_active',
  face: '(select r.face from roster r where r.number = m.number)',
  isOnJob: 'exists (select 1 from claims c where c.job_id = :jobId and c.model_id = m.id)',
  taken: `(select coalesce(
         (select j.number || ' ' || j.title from jobs j where j.id = h.job_id), 'bookout') ${TAKEN} limit 1)`,
})
/**
 * Models whose name or city matches, those of the roster first and among them who is free, with the job or bookout that holds one of the job's
 * days firmly. `search` is folded, '' for everybody.
 */
export function searchTalents(db: Db, { isFree, ...wanted }: Wanted, limit: number) {
  const { search, gender, workType, language, heightMin, heightMax, ageMin, ageMax, rateMax } = wanted
  const parts = [
    search && 'instr(m.search_text, :search) > 0',
    gender && 'm.gender = :gender',
    workType && 'exists (select 1 from json_each(m.work_types) w where w.value = :workType)',
    language &&
      'exists (select 1 from json_each(m.languages) l where instr(lower(l.value), lower(:language)) = 1)',
    heightMin !== null && 'm.height_cm >= :heightMin',
    heightMax !== null && 'm.height_cm <= :heightMax',
    ageMin !== null && `${AGE} >= :ageMin`,
    ageMax !== null && `${AGE} <= :ageMax`,
    rateMax !== null && 'm.daily_rate <= :rateMax',
    isFree && `not exists (select 1 ${TAKEN})`,
  ].filter(Boolean)
  const where = parts.length > 0 ? `where ${parts.join(' and ')}` : ''
  return query(
    db,
    ROW_COLUMNS,
    `select ${ROW_COLUMNS}
     from (select * from models m ${where} order by is_active desc, number desc limit :limit) m
     order by m.is_active desc, taken is not null, name`,
  ).all({ ...wanted, limit })
}

type NameRow = Omit<TalentName, 'face'> & {
  /** as JSON */
  face: string | null
}
const NAME = columns<NameRow>({
  id: 'm.id',
  name: 'm.name',
  city: 'm.city',
  face: '(select r.face from roster r where r.number = m.number)',
})
/** Models by a part of their name or city, assigned ones and those whose name begins so first. */
export const namedTalents = (db: Db, search: string, limit: number) =>
  query(
    db,
    NAME,
    `select ${NAME}
     from (select id, number, coalesce(stage_name, name) as name, city, is_active from models
       where instr(search_text, :search) > 0) m
     order by m.is_active desc, instr(folded(m.name), :search) = 1 desc, m.name collate nocase limit :limit`,
  ).all({ search, limit })

/** As `rankOf` of the calendar's holds: the worst over the halves of a date. */
const RANK = `(select 1 + max((select count(*) from held_halves b
    where b.model_id = h.model_id and b.day = h.day and b.half = h.half and b.firm = 0 and b.until > :now
      and b.seq < h.seq))
  from held_halves h where h.claim_date_id = d.id)`

const OPEN_WORK_OF = columns<Omit<OpenWork, 'days' | 'ranks'> & { days: string; ranks: string | null }>({
  jobNumber: 'number',
  jobTitle: 'title',
  state: 'state',
  days: "group_concat(day, ' ')",
  ranks: "group_concat(rank, ' ')",
})
/** The jobs at work with a living date of a model from `today` on; `days` and `ranks` are joined by spaces, in order. */
export const openWorkOf = (db: Db, about: { modelId: string; today: string; now: string }) =>
  query(
    db,
    OPEN_WORK_OF,
    `select ${OPEN_WORK_OF}
     from (
       select j.number, j.title, d.state, t.day, max(case when d.state = 'option' then ${RANK} end) rank
       from claims c join jobs j on j.id = c.job_id join claim_dates d on d.claim_id = c.id
         join job_dates t on t.id = d.job_date_id
       where c.model_id = :modelId and ${AT_WORK} and t.day >= :today
         and (d.state in ('proposed', 'confirmed') or d.state = 'option' and c.expires_at > :now)
       group by j.number, d.state, t.day order by t.day)
     group by number, state order by min(day), number`,
  ).all(about)
