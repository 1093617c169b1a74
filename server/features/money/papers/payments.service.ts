import { localDay } from '../../../../shared/format'
import type { PaperRecord } from '../../../../shared/money/papers'
import type { NewPayment } from '../../../../shared/money/payments'
import { plainRupees, rupees } from '../../../../shared/money/rupees'
import type { SignedInContext } from '../../../core/context'
import { transaction } from '../../../core/db/database'
import { once } from '../../../core/db/idempotency'
import { newId } from '../../../core/db/ids'
import { conflict, invalid, notFound } from '../../../core/errors'
import { audit } from '../../../core/security/audit'
import { listWithholdingCodes } from '../settings/repository'
import { keepFile } from './files.service'
import * as repository from './repository'
import { dayOfMoneyProblem, paperRow } from './rules'
import { paperOf, readPaper } from './service'
import { refundsOf } from './settling.repository'
import { moveJobOf } from './stages.service'
import { putVoucher } from './vouchers.service'

/**
 * Keeps what was received on a paper, with the tax that the client withheld. Money on a proforma of a registered agency is
 * an advance: a receipt voucher is issued for it at once. Throws 400 above what is owed, or for a day that is not yet.
 */
export async function recordPayment(ctx: SignedInContext, given: NewPayment): Promise<PaperRecord> {
  const voucherId = recordNow(ctx, given)
  if (voucherId !== null) await keepFile(ctx, voucherId)
  return readPaper(ctx, { id: given.paperId })
}

/** The same without the file of the voucher; returns the voucher's id, null where none was issued. */
export function recordNow(ctx: SignedInContext, given: NewPayment): string | null {
  const { db, session } = ctx
  const { decisionKey = null, ...body } = given
  const request = { scope: `payment ${session.account.id}`, key: decisionKey ?? ctx.idempotencyKey, body }
  let voucherId: string | null = null
  transaction(db, () =>
    once(db, ctx.clock(), request, () => {
      const paper = paperOf(db, given.paperId)
      refuseTooMuch(ctx, given)
      const id = newId()
      repository.insertPayment(db, {
        id,
        paperId: paper.id,
        receivedOn: given.receivedOn,
        amountPaise: given.amount,
        withheldPaise: given.withheld,
        withheldCode: given.withheld > 0 ? given.withheldCode : null,
        way: given.way,
        reference: given.reference,
        recordedBy: session.account.name,
        createdAt: ctx.clock().toISOString(),
      })
      audit(
        db,
        ctx.clock(),
        'payment recorded',
        session.account,
        paper.id,
        `${paper.number}: ${plainRupees(given.amount)}`,
      )
      if (paper.kind === 'proforma' && paper.supply !== 'without_gst')
        voucherId = putVoucher(ctx, 'receipt voucher', paper, given.amount + given.withheld)
      moveJobOf(ctx, paper)
      return id
    }),
  )
  return voucherId
}

function refuseTooMuch({ db, clock }: SignedInContext, given: NewPayment) {
  const today = localDay(clock())
  const { withheldCode } = given
  if (withheldCode !== null && !listWithholdingCodes(db).some(({ code }) => code === withheldCode))
    throw invalid('withheldCode', 'Choose a code of the list')
  const figures = repository.figuresOf(db, given.paperId)
  if (!figures) throw notFound('Paper')
  const problem = dayOfMoneyProblem(given.receivedOn, figures, today)
  if (problem) throw invalid('receivedOn', problem)
  const { standing, outstandingPaise } = paperRow(figures, today)
  if (standing === 'invoiced') throw conflict('This job has an invoice: record the payment there.')
  if (outstandingPaise === 0) throw conflict('Nothing is owed on this paper.')
  const beside = given.withheld > 0 ? ', with what was kept back' : ''
  if (given.amount + given.withheld > outstandingPaise)
    throw invalid('amount', `At most ${rupees(outstandingPaise)} is owed${beside}`)
}

/**
 * Takes a payment out that was recorded by mistake. Throws 404, and 409 where a receipt voucher or an invoice already
 * counts it.
 */
export function removePayment(ctx: SignedInContext, { id }: { id: string }): PaperRecord {
  const { db } = ctx
  const payment = repository.findPayment(db, id)
  if (!payment) throw notFound('Payment')
  transaction(db, () => {
    const paper = paperOf(db, payment.paperId)
    if (
      paper.kind === 'proforma' &&
      (paper.supply !== 'without_gst' || repository.figuresOf(db, paper.id)?.isInvoiced)
    )
      throw conflict('A receipt voucher or an invoice counts this payment, so it stands.')
    if (refundsOf(db, paper.id).length > 0)
      throw conflict('Money went back on this paper, so its payments stand.')
    repository.removePayment(db, id)
    audit(
      db,
      ctx.clock(),
      'payment taken out',
      ctx.session.account,
      paper.id,
      `${paper.number}: ${plainRupees(payment.amountPaise)}`,
    )
    moveJobOf(ctx, paper)
  })
  return readPaper(ctx, { id: payment.paperId })
}
