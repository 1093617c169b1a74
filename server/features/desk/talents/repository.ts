import type { OpenWork, TalentName } from '../../../../shared/desk/desk'
import { columns } from '../../../core/db/columns'
import { type Db, query } from '../../../core/db/database'
import { AT_WORK } from '../jobs/repository'

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
