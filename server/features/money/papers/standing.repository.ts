import { TO_BE_BILLED } from '../../desk/jobs/invoices.repository'

// In SQL, what decides how a paper `p` stands beside its own sums.

/** The client of a paper, which is the other one once it was merged. */
export const clientOf = (paper: string) =>
  `coalesce((select merged_into_id from clients where id = ${paper}.client_id), ${paper}.client_id)`

/** Of a quote or a proforma: its job has an invoice since. One to another client takes no advance of this one off. */
export const IS_INVOICED = `(p.kind in ('quote', 'proforma') and exists (select 1 from papers i where i.job_id = p.job_id
  and i.kind = 'invoice' and i.issued_at >= p.issued_at and (p.kind = 'quote' or ${clientOf('i')} is ${clientOf('p')})))`

/** Of a proforma: its job was lost since, or cancelled so that the client owes nothing. */
export const IS_OFF = `(p.kind = 'proforma' and exists (select 1 from jobs j where j.id = p.job_id
  and p.issued_at <= j.lost_at and (j.stage = 'lost' or (j.stage = 'cancelled' and not ${TO_BE_BILLED}))))`

export const REFUNDED = '(select coalesce(sum(amount_paise), 0) from refunds where paper_id = p.id)'
/** What a paper has of what came on it. */
const OWN = `((select coalesce(sum(amount_paise + withheld_paise), 0) from payments where paper_id = p.id) - ${REFUNDED})`

const beside = (paper: string) => `${paper}.job_id = p.job_id and ${clientOf(paper)} is ${clientOf('p')}`
const INVOICES = `from papers i where i.kind = 'invoice' and ${beside('i')}`
const BEFORE = `q.kind = 'proforma' and ${beside('q')} and q.issued_at <= (select max(i.issued_at) ${INVOICES})`
/** What the invoices of a job to a client left of the advances on its proformas before them. */
const LEFT_OF_JOB = `((select coalesce(sum(y.amount_paise + y.withheld_paise), 0) from payments y
    join papers q on q.id = y.paper_id where ${BEFORE})
  - (select coalesce(sum(r.amount_paise), 0) from refunds r join papers q on q.id = r.paper_id where ${BEFORE})
  - (select coalesce(sum(i.advances_paise), 0) ${INVOICES}))`
/** What a proforma has of advances that no invoice comes for. Of several on a job each has no more than is left of all. */
export const LEFT_OVER = `case when p.kind <> 'proforma' or ${OWN} <= 0 then 0
  when ${IS_INVOICED} then max(0, min(${OWN}, ${LEFT_OF_JOB})) when ${IS_OFF} then ${OWN} else 0 end`
