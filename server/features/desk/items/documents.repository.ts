import type { DeskToday } from '../../../../shared/desk/desk'
import { columns } from '../../../core/db/columns'
import { type Db, query } from '../../../core/db/database'
import { IS_MINE } from './messages.repository'

type Row = Omit<DeskToday['documents'][number], 'face'> & { face: string | null }
const ENDING = columns<Row>({
  id: 'w.id',
  modelId: 'w.model_id',
  name: 'coalesce(p.stage_name, p.name)',
  face: '(select r.face from roster r where r.id = w.model_id)',
  kind: 'w.kind',
  validUntil: 'w.valid_until',
})

/**
 * Documents whose last day is between `from` and `to`, the first end first: those of talents in an open job of this booker,
 * and those of talents who are in nobody's. One that a later document of its kind replaces is left out.
 */
export const endingDocuments = (db: Db, about: { accountId: string; from: string; to: string }) =>
  query(
    db,
    ENDING,
    `select ${ENDING} from talent_documents w join models p on p.id = w.model_id
     where w.valid_until between :from and :to and ${IS_MINE} and not exists (
       select 1 from talent_documents n where n.model_id = w.model_id and n.kind = w.kind and n.id <> w.id
         and (n.valid_until > w.valid_until or n.valid_until is null and n.created_at > w.created_at))
     order by w.valid_until, name limit 50`,
  ).all(about)
