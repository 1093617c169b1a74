import { columns } from '../../../core/db/columns'
import { type Db, query } from '../../../core/db/database'
import { CLIENT_CANCELLED } from '../../desk/jobs/invoices.repository'
import { LEFT } from '../papers/repository'

export type ClaimRow = {
  claimId: string
  modelId: string
  name: string
  face: string | null
  title: string
  isShared: 0 | 1
  days: string
  pan: string | null
  udyam: string | null
}
const HELD = `exists (select 1 from claim_dates d where d.claim_id = c.id and d.state in ('confirmed', 'done'))`
/** A fee for a cancellation is a talent's although no day is left. */
const NONE_LEFT = `not ${HELD}`
const CLAIM = columns<ClaimRow>({
  claimId: 'c.id',
  modelId: 'c.model_id',
  name: "coalesce(nullif(m.stage_name, ''), m.name)",
  face: '(select r.face from roster r where r.number = m.number)',
  title: 'j.title',
  isShared: 'c.fee_is_shared',
  // Somebody whose days were moved or released can still get a fee for the cancellation.
  days: `coalesce((select group_concat(day, ' ') from (select t.day from claim_dates d join job_dates t on t.id = d.job_date_id
    where d.claim_id = c.id and (d.state in ('confirmed', 'done') or (${NONE_LEFT} and ${CLIENT_CANCELLED}))
    order by t.day)), (select group_concat(day, ' ') from (select t.day from claim_dates d
      join job_dates t on t.id = d.job_date_id where d.claim_id = c.id order by t.day)), '')`,
  pan: 't.pan',
  udyam: 't.udyam',
})

export type ClaimLine = {
  claimId: string
  paperId: string
  kind: 'invoice' | 'debit note' | 'credit note' | 'proforma'
  refersToId: string | null
  issuedOn: string
  issuedAt: string
  lineKind: string
  words: string
  quantityMilli: number
  unit: string
  unitPaise: number
  amountPaise: number
  isPaid: 0 | 1
  paidOn: string | null
  isJobInvoiced: 0 | 1
}
const LINE = columns<ClaimLine>({
  claimId: 'c.id',
  paperId: 'p.id',
  kind: 'p.kind',
  refersToId: 'p.refers_to_id',
  issuedOn: 'p.issued_on',
  issuedAt: 'p.issued_at',
  lineKind: "l.value ->> '$.kind'",
  words: "l.value ->> '$.words'",
  quantityMilli: "l.value ->> '$.quantityMilli'",
  unit: "l.value ->> '$.unit'",
  unitPaise: "l.value ->> '$.unitPaise'",
  amountPaise: "l.value ->> '$.amountPaise'",
  isPaid: `${LEFT} <= 0`,
  // An invoice that advances covered was paid when they came.
  paidOn: `coalesce((select max(received_on) from payments where paper_id = p.id),
    (select max(y.received_on) from payments y join papers q on q.id = y.paper_id
      where q.job_id = p.job_id and q.kind = 'proforma'), p.issued_on)`,
  isJobInvoiced: `exists (select 1 from papers i where i.job_id = p.job_id and i.kind = 'invoice')`,
})

export type Stated = {
  claimId: string
  paperId: string
  feePaise: number
  commissionBp: number
  issuedAt: string
}
const STATED = columns<Stated>({
  claimId: 'x.claim_id',
  paperId: 'x.paper_id',
  feePaise: 'x.fee_paise',
  commissionBp: 'x.commission_bp',
  issuedAt: 's.issued_at',
})

const KINDS = "p.withdrawn_at is null and p.kind in ('invoice', 'debit note', 'credit note', 'proforma')"
/** Claims with a paper that no statement has counted yet, of one talent or of all. */
const WANTED = `wanted as (
  select distinct c.id from papers p join json_each(p.lines) l join claims c on c.id = l.value ->> '$.claimId'
  where ${KINDS} and c.model_id is not null
    and (:modelId is null or p.job_id in (select job_id from claims where model_id = :modelId))
    and (:modelId is null or c.model_id = :modelId)
    and not exists (select 1 from statement_lines x where x.claim_id = c.id and x.paper_id = p.id)
    and (p.kind <> 'proforma' or not exists (select 1 from papers i where i.job_id = p.job_id and i.kind = 'invoice'))
    and (p.kind <> 'credit note' or p.issued_at > coalesce((select max(s.issued_at) from statement_lines x
      join statements s on s.id = x.statement_id where x.claim_id = c.id), ''))
    and (l.value ->> '$.kind' = 'cancellation' or ${HELD}))`

export type NotBilled = { modelId: string; name: string; jobNumber: string; lastDay: string }
const NOT_BILLED = columns<NotBilled>({
  modelId: 'c.model_id',
  name: "coalesce(nullif(m.stage_name, ''), m.name)",
  jobNumber: 'j.number',
  lastDay: 'max(d.day)',
})
/** Work with a fee of talents with Udyam that ended within a span and is on no paper yet. */
export const notBilledWithUdyam = (db: Db, span: { from: string; until: string }) =>
  query(
    db,
    NOT_BILLED,
    `select ${NOT_BILLED} from talent_terms t join claims c on c.model_id = t.model_id
       join models m on m.id = t.model_id
       join jobs j on j.id = c.job_id and j.stage not in ('billed', 'closed', 'lost', 'cancelled')
       join claim_dates x on x.claim_id = c.id and x.state in ('confirmed', 'done')
       join job_dates d on d.id = x.job_date_id
     where t.udyam is not null and c.fee_paise > 0
       and not exists (select 1 from papers p join json_each(p.lines) l
         where p.job_id = j.id and ${KINDS} and l.value ->> '$.claimId' = c.id)
     group by c.id having max(d.day) between :from and :until`,
  ).all(span)

/** Claims whose fee may be due, with what papers ask for it and what statements counted before. */
export function claimsWithFees(db: Db, modelId: string | null) {
  const about = { modelId }
  return {
    claims: query(
      db,
      CLAIM,
      `with ${WANTED} select ${CLAIM} from wanted w join claims c on c.id = w.id join jobs j on j.id = c.job_id
         join models m on m.id = c.model_id left join talent_terms t on t.model_id = m.id
       order by name, days, c.id`,
    ).all(about),
    lines: query(
      db,
      LINE,
      `with ${WANTED} select ${LINE}
       from papers p join json_each(p.lines) l join claims c on c.id = l.value ->> '$.claimId'
       where ${KINDS} and c.id in (select id from wanted)
         and p.job_id in (select job_id from claims where id in (select id from wanted))
       order by p.issued_at, p.id, l.key`,
    ).all(about),
    stated: query(
      db,
      STATED,
      `with ${WANTED} select ${STATED} from statement_lines x join statements s on s.id = x.statement_id
       where x.claim_id in (select id from wanted) order by s.issued_at`,
    ).all(about),
  }
}
