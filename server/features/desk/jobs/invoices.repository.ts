import { type Db, valueQuery } from '../../../core/db/database'

/** In SQL, what was credited of a paper `p`. */
export const CREDITED = `(select coalesce(sum(c.total_paise), 0) from papers c
  where c.refers_to_id = p.id and c.kind = 'credit note')`

/** True in SQL for an invoice `p` that is not credited as a whole. */
export const STANDS = `p.kind = 'invoice' and ${CREDITED} < p.total_paise`

/** Whether the job has an invoice that is not credited as a whole. */
export const hasInvoice = (db: Db, jobId: string) =>
  valueQuery<number>(db, `select exists (select 1 from papers p where p.job_id = :jobId and ${STANDS})`).get({
    jobId,
  }) === 1
