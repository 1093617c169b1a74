import type { JobStage } from '../../../../shared/desk/deskLists'
import { columns } from '../../../core/db/columns'
import { type Db, query } from '../../../core/db/database'
import { HAS_INVOICE } from '../../desk/jobs/invoices.repository'
import type { StageByPapers } from '../../desk/jobs/stages.service'
import { LEFT } from './repository'

type Moved = { id: string; version: number; stage: JobStage; next: StageByPapers }
const NEXT = `case
  when not ${HAS_INVOICE} then 'done'
  when exists (select 1 from papers p where p.job_id = j.id and p.kind in ('invoice', 'debit note') and ${LEFT} > 0)
    then 'billed'
  else 'closed' end`
const MOVED = columns<Moved>({ id: 'id', version: 'version', stage: 'stage', next: 'next' })

const moved = (which: string) => `select ${MOVED} from (
  select j.id, j.version, j.stage, ${NEXT} as next from jobs j
   where ${which} and exists (select 1 from papers i where i.job_id = j.id and i.kind = 'invoice'))
 where stage <> next`

/** Invoiced jobs that are done or billed and whose papers call for another stage. */
export const jobsMovedByPapers = (db: Db) => query(db, MOVED, moved(`j.stage in ('done', 'billed')`)).all({})

/** The same of one job, which may also be closed. */
export const jobMovedByPapers = (db: Db, jobId: string) =>
  query(db, MOVED, moved(`j.id = :jobId and j.stage in ('done', 'billed', 'closed')`)).get({ jobId })
