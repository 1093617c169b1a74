import type { DeskToday } from '../../../../shared/desk/desk'
import { columns } from '../../../core/db/columns'
import { type Db, query } from '../../../core/db/database'
import { isSomebodys } from '../jobs/mine.repository'
import { AT_WORK } from '../jobs/repository'

type Row = Omit<DeskToday['messages'][number], 'face'> & { face: string | null }
const UNREAD = columns<Row>({
  modelId: 'w.model_id',
  name: 'coalesce(p.stage_name, p.name)',
  face: '(select r.face from roster r where r.id = w.model_id)',
  text: 'substr(n.text, 1, 200)',
  newest: 'n.id',
  at: 'n.created_at',
  count: 'w.count',
})

/** In SQL the open jobs `j` that a model `w.model_id` is wanted for. */
const OPEN_JOBS = `from claims c join jobs j on j.id = c.job_id
  where c.model_id = w.model_id and ${isSomebodys('j.booker_id')} and ${AT_WORK} and exists (
    select 1 from claim_dates d where d.claim_id = c.id and d.state in ('proposed', 'option', 'confirmed'))`

/** In SQL: a model `w.model_id` is in an open job of this booker, or in nobody's. */
export const IS_MINE = `(exists (select 1 ${OPEN_JOBS} and j.booker_id = :accountId) or not exists (select 1 ${OPEN_JOBS}))`

/**
 * Talents with unread messages in the chat, who has waited longest first: those in an open job of this booker, and those
 * who are in nobody's.
 */
export const unreadMessages = (db: Db, accountId: string) =>
  query(
    db,
    UNREAD,
    `with w as (
       select model_id, max(id) as newest, min(id) as oldest, count(*) as count from mentor_messages
       where sender = 'talent' and read_at is null group by model_id)
     select ${UNREAD} from w join mentor_messages n on n.id = w.newest join models p on p.id = w.model_id
     where ${IS_MINE}
     order by w.oldest limit 50`,
  ).all({ accountId })
