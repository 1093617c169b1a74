import type { ChoiceFilter, TalentChoice, TalentSearch } from '../../../../shared/desk/talentCards'
import { columns } from '../../../core/db/columns'
import { type Db, query, valueQuery } from '../../../core/db/database'
import { LINE, type LineRow } from './card.repository'
import { conditionsOf } from './filters.repository'

type Wanted = Omit<TalentSearch, 'isOnJobToo'> & {
  /** 1 for those who are on the job as well, else 0 */
  isOnJobToo: number
  /** on which ages are reckoned */
  today: string
  now: string
}

type ChoiceRow = LineRow &
  Pick<TalentChoice, 'note' | 'standing' | 'rank' | 'by'> & {
    /** joined by commas, in no order */
    days: string | null
    /** how many talents stand so, shown or not */
    total: number
  }

// The halves that the dates of the job take; a night takes the next morning as well (D15). What other jobs and bookouts
// hold of them: who is firm, and who is first in the longest line.
const HELD = `asked as (
    select t.day, h.value as half from job_dates t join json_each('["am", "pm"]') h
      on t.part = 'full' or h.value = case t.part when 'am' then 'am' else 'pm' end
      where t.job_id = :jobId and t.cancelled_at is null
    union
    select date(day, '+1 day'), 'am' from job_dates where job_id = :jobId and cancelled_at is null and part = 'night'),
  held as (
    select h.model_id, h.day, h.half, h.firm, h.job_id, h.seq
      from asked a cross join held_halves h on h.day = a.day and h.half = a.half
      where h.job_id is not :jobId and (h.firm = 1 or h.until > :now)),
  firm as (
    select model_id, min(day), job_id, group_concat(distinct day) as days from held where firm = 1 group by model_id),
  halves as (
    select model_id, day, count(*) as count, min(seq), job_id from held where firm = 0 group by model_id, day, half),
  line as (
    select model_id, max(count) as count, job_id, group_concat(distinct day) as days from halves group by model_id)`

const NOT_ON_JOB =
  '(:isOnJobToo or not exists (select 1 from claims c where c.job_id = :jobId and c.model_id = m.id))'

const CHOICE = columns<ChoiceRow>({
  ...LINE,
  note: 'substr(m.private_note, 1, 200)',
  standing: 'p.standing',
  rank: 'p.rank',
  by: '(select coalesce(c.name, j.title) from jobs j left join clients c on c.id = j.client_id where j.id = p.by_job)',
  days: 'p.days',
  total: 'p.total',
})

/** Models that fit, without those on the job unless asked for: who is free first, then by name, at most `most` of each standing. */
export function talentChoices(db: Db, wanted: Wanted, most: number) {
  const conditions = conditionsOf(wanted).map(({ condition }) => condition)
  return query(
    db,
    CHOICE,
    `with ${HELD},
     fitting as (
       select m.id, coalesce(m.stage_name, m.name) as name, coalesce(f.days, l.days) as days,
         coalesce(f.job_id, l.job_id) as by_job,
         case when f.model_id is null then coalesce(l.count, 0) + 1 else 1 end as rank,
         case when m.is_active = 0 then 'unassigned' when f.model_id is not null then 'taken'
           when l.model_id is not null then 'behind' else 'free' end as standing
       from models m left join firm f on f.model_id = m.id left join line l on l.model_id = m.id
       where ${[...conditions, NOT_ON_JOB].join(' and ')}),
     placed as (
       select *, count(*) over (partition by standing) as total,
         row_number() over (partition by standing order by rank, name collate nocase, id) as place
       from fitting)
     select ${CHOICE} from placed p join models m on m.id = p.id left join roster r on r.id = p.id
       where p.place <= :most order by p.place`,
  ).all({ ...wanted, most })
}

/** How many models on the roster each filter alone leaves out, those that leave nobody out as 0. */
export function leftOutBy(db: Db, wanted: Wanted): Partial<Record<ChoiceFilter, number>> {
  const all = conditionsOf(wanted)
  const sumOf = (filter: string) =>
    all.map((each) => `${each.filter === filter ? 'not ' : ''}coalesce(${each.condition}, 0)`).join(' and ')
  const counts = all
    .filter(({ filter }) => filter !== 'search')
    .map(({ filter }) => `'${filter}', coalesce(sum(${sumOf(filter)}), 0)`)
  if (counts.length === 0) return {}
  const found = valueQuery<string>(
    db,
    `select json_object(${counts.join(', ')}) from models m where m.is_active = 1 and ${NOT_ON_JOB}`,
  ).get(wanted)
  return JSON.parse(found ?? '{}')
}
