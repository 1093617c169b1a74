import { and, asc, between, eq, gt, inArray, lte, or, sql } from 'drizzle-orm'
import { papers, payments, payouts, refunds, statementLines, statements } from '../../../../drizzle/schema'
import type { Db } from '../../../core/db/database'
import { clientOf } from '../papers/standing.repository'

export type Span = { from: string; to: string }

/** Papers of a span in the order of issue, a batch at a time. */
export const papersIn = (db: Db, { from, to }: Span, limit: number, offset: number) =>
  db
    .select()
    .from(papers)
    .where(between(papers.issuedOn, from, to))
    .orderBy(asc(papers.issuedOn), asc(papers.id))
    .limit(limit)
    .offset(offset)
    .all()

/** What notes and vouchers refer to. */
export const referredPapers = (db: Db, ids: string[]) =>
  db
    .select({
      id: papers.id,
      number: papers.number,
      issuedOn: papers.issuedOn,
      totalPaise: papers.totalPaise,
    })
    .from(papers)
    .where(inArray(papers.id, ids))
    .all()

/** All vouchers, and the invoices until a day that took advances off, in the order of issue. */
export const advanceEvents = (db: Db, until: string) =>
  db
    .select({
      id: papers.id,
      kind: papers.kind,
      clientId: sql<string | null>`${sql.raw(clientOf('papers'))}`,
      jobId: papers.jobId,
      issuedOn: papers.issuedOn,
      totalPaise: papers.totalPaise,
      advancesPaise: papers.advancesPaise,
      rates: papers.rates,
      supply: papers.supply,
      buyer: papers.buyer,
      seller: papers.seller,
    })
    .from(papers)
    .where(
      or(
        inArray(papers.kind, ['receipt voucher', 'refund voucher']),
        and(lte(papers.issuedOn, until), eq(papers.kind, 'invoice'), gt(papers.advancesPaise, 0)),
      ),
    )
    .orderBy(asc(papers.issuedAt), asc(papers.id))
    .all()

/** Papers by their ids, in the order of issue. */
export const papersById = (db: Db, ids: string[]) =>
  db.select().from(papers).where(inArray(papers.id, ids)).orderBy(asc(papers.issuedOn), asc(papers.id)).all()

const OF_PAPER = { number: papers.number, kind: papers.kind, buyerName: papers.buyerName }

export const paymentsIn = (db: Db, { from, to }: Span) =>
  db
    .select({ payment: payments, supply: papers.supply, ...OF_PAPER })
    .from(payments)
    .innerJoin(papers, eq(papers.id, payments.paperId))
    .where(between(payments.receivedOn, from, to))
    .orderBy(asc(payments.receivedOn), asc(payments.id))
    .all()

export const refundsIn = (db: Db, { from, to }: Span) =>
  db
    .select({ refund: refunds, ...OF_PAPER })
    .from(refunds)
    .innerJoin(papers, eq(papers.id, refunds.paperId))
    .where(between(refunds.paidOn, from, to))
    .orderBy(asc(refunds.paidOn), asc(refunds.id))
    .all()

/** Statements that were issued to talents in a span, with the day on which each was paid. */
export const statementsIn = (db: Db, { from, to }: Span) =>
  db
    .select({ statement: statements, paidOn: payouts.paidOn })
    .from(statements)
    .leftJoin(payouts, eq(payouts.statementId, statements.id))
    .where(and(eq(statements.state, 'issued'), between(statements.issuedOn, from, to)))
    .orderBy(asc(statements.issuedOn), asc(statements.id))
    .all()

/** The works of statements that were issued in a span. */
export const statementLinesIn = (db: Db, { from, to }: Span) =>
  db
    .select({ line: statementLines, number: statements.number, modelName: statements.modelName })
    .from(statementLines)
    .innerJoin(statements, eq(statements.id, statementLines.statementId))
    .where(and(eq(statements.state, 'issued'), between(statements.issuedOn, from, to)))
    .orderBy(asc(statements.issuedOn), asc(statements.id), asc(statementLines.position))
    .all()

/** What went to talents in a span, for whichever month the statement is of. */
export const payoutsIn = (db: Db, { from, to }: Span) =>
  db
    .select({ payout: payouts, number: statements.number, modelName: statements.modelName })
    .from(payouts)
    .innerJoin(statements, eq(statements.id, payouts.statementId))
    .where(between(payouts.paidOn, from, to))
    .orderBy(asc(payouts.paidOn), asc(payouts.id))
    .all()
