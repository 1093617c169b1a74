import { and, asc, eq, inArray } from 'drizzle-orm'
import { creditAnswers, papers, refunds } from '../../../../drizzle/schema'
import { type Db, valueQuery } from '../../../core/db/database'
import { OF_CLIENT, type Paper } from './repository'

/**
 * What an invoice of a job to a client takes off: what this client paid on its proformas and is in no invoice yet, and what
 * is kept for the client since an invoice was credited.
 */
export const advancesOf = (db: Db, jobId: string, clientId: string | null) =>
  valueQuery<number>(
    db,
    `with moved as (
       select p.job_id as job, y.amount_paise + y.withheld_paise as paise
         from payments y join papers p on p.id = y.paper_id
         where p.kind = 'proforma' and p.client_id in ${OF_CLIENT}
       union all select p.job_id, -r.amount_paise from refunds r join papers p on p.id = r.paper_id
         where p.kind = 'proforma' and p.client_id in ${OF_CLIENT}
       union all select job_id, -advances_paise from papers
         where kind = 'invoice' and client_id in ${OF_CLIENT}),
     unused as (select job, sum(paise) as paise from moved group by job)
     select max(0, coalesce((select paise from unused where job = :jobId), 0))
       + max(0, coalesce((select sum(r.amount_paise) from refunds r join papers p on p.id = r.paper_id
           where r.way is null and p.client_id in ${OF_CLIENT}), 0)
         + coalesce((select sum(min(0, paise)) from unused), 0))`,
  ).get({ jobId, clientId }) ?? 0

/** The tax that the client of an invoice withheld from what it paid in advance for the job. */
export const withheldInAdvance = (db: Db, { jobId, clientId }: Pick<Paper, 'jobId' | 'clientId'>) =>
  valueQuery<number>(
    db,
    `select coalesce(sum(y.withheld_paise), 0) from payments y join papers p on p.id = y.paper_id
     where p.kind = 'proforma' and p.job_id = :jobId and p.client_id in ${OF_CLIENT}`,
  ).get({ jobId, clientId }) ?? 0

/** Credit and debit notes about an invoice. */
export const notesAbout = (db: Db, id: string): Paper[] =>
  db
    .select()
    .from(papers)
    .where(and(eq(papers.refersToId, id), inArray(papers.kind, ['credit note', 'debit note'])))
    .orderBy(asc(papers.issuedAt), asc(papers.id))
    .all()

/** What the buyer said of a credit note; undefined until somebody kept it. */
export const buyerAnswerOf = (db: Db, paperId: string) =>
  db.select().from(creditAnswers).where(eq(creditAnswers.paperId, paperId)).get()?.answer

export const keepBuyerAnswer = (db: Db, row: typeof creditAnswers.$inferInsert) =>
  db.insert(creditAnswers).values(row).onConflictDoUpdate({ target: creditAnswers.paperId, set: row }).run()

/** What was made of a quote. */
export const madeOf = (db: Db, id: string) =>
  db
    .select({ id: papers.id, number: papers.number, kind: papers.kind })
    .from(papers)
    .where(and(eq(papers.refersToId, id), inArray(papers.kind, ['proforma', 'invoice'])))
    .orderBy(asc(papers.issuedAt), asc(papers.id))
    .all()

export const insertRefund = (db: Db, row: typeof refunds.$inferInsert) => db.insert(refunds).values(row).run()

export const refundsOf = (db: Db, paperId: string) =>
  db
    .select({
      id: refunds.id,
      paidOn: refunds.paidOn,
      amountPaise: refunds.amountPaise,
      way: refunds.way,
      reference: refunds.reference,
    })
    .from(refunds)
    .where(eq(refunds.paperId, paperId))
    .orderBy(asc(refunds.paidOn), asc(refunds.id))
    .all()

/** The code that a client named when it last withheld tax; null where it never did. */
export const lastCodeOf = (db: Db, clientId: string): string | null =>
  valueQuery<string>(
    db,
    `select y.withheld_code from payments y join papers p on p.id = y.paper_id
     where p.client_id in ${OF_CLIENT} and y.withheld_code is not null
     order by y.received_on desc, y.created_at desc limit 1`,
  ).get({ clientId }) ?? null

/** What a client was billed in a financial year before a paper, without tax and without what was credited. */
export const billedBefore = (db: Db, paper: Paper): number =>
  valueQuery<number>(
    db,
    `select coalesce(sum(case kind when 'credit note' then -1 else 1 end * (taxable_paise + untaxed_paise)), 0) from papers
     where client_id in ${OF_CLIENT} and financial_year = :year and kind in ('invoice', 'debit note', 'credit note')
       and id <> :id and refers_to_id is not :id and issued_at < :issuedAt`,
  ).get({
    ...{ clientId: paper.clientId, year: paper.financialYear },
    ...{ id: paper.id, issuedAt: paper.issuedAt },
  }) ?? 0
