import type { DeskToday } from '../../../../shared/desk/desk'
import { columns } from '../../../core/db/columns'
import { type Db, query } from '../../../core/db/database'
import { isMine } from '../jobs/mine.repository'
import { IS_ON } from './links.repository'

type Row = Omit<DeskToday['untold'][number], 'face'> & { face: string | null }
const UNTOLD = columns<Row>({
  claimId: 'c.id',
  name: 'coalesce(m.stage_name, m.name, c.model_name)',
  face: '(select r.face from roster r where r.id = c.model_id)',
  modelId: 'c.model_id',
  jobNumber: 'j.number',
  jobTitle: 'j.title',
  dateId: 't.id',
  day: 't.day',
  number: 's.number',
})

/**
 * Talents who are confirmed for a day whose issued call sheet went out without them, on days of a booker's jobs and of
 * nobody's: nothing tells them their call before the next number.
 */
export const untoldTalents = (db: Db, accountId: string, from: string) =>
  query(
    db,
    UNTOLD,
    `select ${UNTOLD} from job_dates t
     join call_sheets s on s.job_date_id = t.id and s.state = 'issued'
     join jobs j on j.id = t.job_id
     join claim_dates d on d.job_date_id = t.id and d.state = 'confirmed'
     join claims c on c.id = d.claim_id left join models m on m.id = c.model_id
     where t.day >= :from and ${isMine('j.booker_id')} and ${IS_ON}
       and not exists (select 1 from sheet_links l join sheet_receipts q on q.link_id = l.id and q.number = s.number
         where l.job_date_id = t.id and l.claim_id = c.id)
     order by t.day, 2 limit 50`,
  ).all({ accountId, from })
