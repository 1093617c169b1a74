import type { TalentChoice } from '../../../shared/desk'
import { type Db, query } from '../../core/db/database'

type Row = Omit<TalentChoice, 'isAssigned' | 'isOnJob'> & { isAssigned: number; isOnJob: number }

/**
 * Models whose name or city matches, those of the roster first, with the job or bookout that holds one of the job's
 * days firmly. `search` is folded, '' for everybody.
 */
export const searchTalents = (db: Db, jobId: string, search: string, limit: number) =>
  query<Row>(
    db,
    `select m.id, coalesce(m.stage_name, m.name) as name, m.city, m.gender, m.height,
       m.daily_rate as dailyRate, substr(m.private_note, 1, 200) as note,
       m.is_active as isAssigned,
       exists (select 1 from claims c where c.job_id = :jobId and c.model_id = m.id) as isOnJob,
       (select coalesce(j.number || ' ' || j.title, 'bookout') from job_dates t
        join held_halves h on h.model_id = m.id and h.day = t.day and h.firm = 1
        left join jobs j on j.id = h.job_id
        where t.job_id = :jobId and t.cancelled_at is null limit 1) as taken
     from (select * from models where :search = '' or instr(search_text, :search) > 0
       order by is_active desc, number desc limit :limit) m
     order by m.is_active desc, name`,
  ).all({ jobId, search, limit })
