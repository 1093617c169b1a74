import { type Db, valueQuery } from '../../../core/db/database'

/** In SQL, what was credited of a paper `p`. */
export const CREDITED = `(select coalesce(sum(c.total_paise), 0) from papers c
  where c.refers_to_id = p.id and c.kind = 'credit note')`

/** True in SQL for an invoice `p` that is not credited as a whole. */
const STANDS = `p.kind = 'invoice' and ${CREDITED} < p.total_paise`

/** True in SQL for a job `j` that has such an invoice. */
export const HAS_INVOICE = `exists (select 1 from papers p where p.job_id = j.id and ${STANDS})`

/** Whether the job has an invoice that is not credited as a whole. */
export const hasInvoice = (db: Db, jobId: string) =>
  valueQuery<number>(db, `select exists (select 1 from papers p where p.job_id = :jobId and ${STANDS})`).get({
    jobId,
  }) === 1

/** Of the row `d` of claim_dates: its client cancelled it; a date that was moved is none. */
export const CLIENT_CANCELLED = `d.state = 'cancelled' and coalesce(d.reason, '') <> 'date moved'`

/** True in SQL for a cancelled job `j` whose client owes for it: a line of it, or a percent that the desk said of a fee. */
const OWED_FOR = `(exists (select 1 from money_lines l where l.job_id = j.id and l.kind = 'cancellation')
  or exists (select 1 from job_dates o
    join claim_dates d on d.job_date_id = o.id and ${CLIENT_CANCELLED}
    join claims k on k.id = d.claim_id and k.fee_paise > 0
    where o.job_id = j.id and o.cancel_percent > 0 and o.kind in ('shoot', 'show')))`

/** True in SQL for a job `j` that an invoice comes next for: its work is done, or its client owes for the cancellation. */
export const TO_BE_BILLED = `(j.stage = 'done' or (j.stage = 'cancelled' and ${OWED_FOR} and not ${HAS_INVOICE}))`

/** How many jobs are to be billed. */
export const countToBill = (db: Db): number =>
  valueQuery<number>(db, `select count(*) from jobs j where ${TO_BE_BILLED}`).get({}) ?? 0
