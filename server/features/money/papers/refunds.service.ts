import { localDay } from '../../../../shared/format'
import type { PaperRecord } from '../../../../shared/money/papers'
import type { NewRefund } from '../../../../shared/money/payments'
import { plainRupees, rupees } from '../../../../shared/money/rupees'
import type { SignedInContext } from '../../../core/context'
import { transaction } from '../../../core/db/database'
import { once } from '../../../core/db/idempotency'
import { newId } from '../../../core/db/ids'
import { conflict, invalid, notFound } from '../../../core/errors'
import { audit } from '../../../core/security/audit'
import { keepFile } from './files.service'
import * as repository from './repository'
import { canKeep, dayOfMoneyProblem, toGiveBack } from './rules'
import { paperOf, readPaper } from './service'
import { insertRefund } from './settling.repository'
import { putVoucher } from './vouchers.service'

/**
 * Keeps that money went back to a client: what was paid too much since an invoice was credited, or an advance on a proforma.
 * What was paid too much can also be kept for the client's next invoice. A registered agency issues the voucher that
 * belongs to it at once. Throws 400 above what there is to give back.
 */
export async function recordRefund(ctx: SignedInContext, given: NewRefund): Promise<PaperRecord> {
  const { db, session } = ctx
  const { decisionKey = null, ...body } = given
  const request = { scope: `refund ${session.account.id}`, key: decisionKey ?? ctx.idempotencyKey, body }
  let voucherId: string | null = null
  transaction(db, () =>
    once(db, ctx.clock(), request, () => {
      const paper = paperOf(db, given.paperId)
      const isKept = given.way === 'kept'
      refuse(ctx, given, paper)
      const id = newId()
      insertRefund(db, {
        ...{ id, paperId: paper.id, paidOn: given.paidOn, amountPaise: given.amount },
        ...{ way: given.way === 'kept' ? null : given.way, reference: given.reference },
        ...{ recordedBy: session.account.name, createdAt: ctx.clock().toISOString() },
      })
      const detail = `${paper.number}: ${plainRupees(given.amount)}`
      audit(db, ctx.clock(), 'refund recorded', session.account, paper.id, detail)
      const isAdvance = paper.kind === 'proforma'
      // An advance that is kept has its receipt voucher since it came.
      if (paper.supply !== 'without_gst' && isKept !== isAdvance)
        voucherId = putVoucher(ctx, isKept ? 'receipt voucher' : 'refund voucher', paper, given.amount)
      return id
    }),
  )
  if (voucherId !== null) await keepFile(ctx, voucherId)
  return readPaper(ctx, { id: given.paperId })
}

function refuse({ db, clock }: SignedInContext, given: NewRefund, paper: repository.Paper) {
  const today = localDay(clock())
  const problem = dayOfMoneyProblem(given.paidOn, paper, today)
  if (problem) throw invalid('paidOn', problem)
  const figures = repository.figuresOf(db, paper.id)
  if (!figures) throw notFound('Paper')
  const most = toGiveBack(figures, today)
  if (most <= 0 && paper.kind === 'proforma' && figures.isInvoiced)
    throw conflict('An invoice counts this advance: credit that first.')
  if (most <= 0) throw conflict('There is nothing to give back on this paper.')
  if (given.way === 'kept' && !canKeep(figures, paper))
    throw invalid('way', 'Only what was paid too much on an invoice can be kept')
  if (given.amount > most) throw invalid('amount', `At most ${rupees(most)} can go back`)
}
