import { localDay } from '../../../../shared/format'
import type { PaperRecord } from '../../../../shared/money/papers'
import { type NewPart, type NewPayment, type OpenPaper, OTHERS_MAX } from '../../../../shared/money/payments'
import { plainRupees, rupees } from '../../../../shared/money/rupees'
import type { AppContext, SignedInContext } from '../../../core/context'
import { type Db, transaction } from '../../../core/db/database'
import { once } from '../../../core/db/idempotency'
import { newId } from '../../../core/db/ids'
import { conflict, invalid, notFound } from '../../../core/errors'
import { audit } from '../../../core/security/audit'
import { mergedInto } from '../../desk/claims/repository'
import { listWithholdingCodes } from '../settings/repository'
import { keepFile } from './files.service'
import * as repository from './repository'
import { dayOfMoneyProblem, paperRow } from './rules'
import { paperOf, readPaper } from './service'
import { moveJobOf } from './stages.service'
import { whyPaymentsStand } from './transfers.service'
import { putVoucher } from './vouchers.service'

/** The other papers of a paper's client that ask for money, the oldest first. Throws 404. */
export function listOpenBeside(ctx: Pick<AppContext, 'db' | 'clock'>, { id }: { id: string }): OpenPaper[] {
  return repository.openBeside(ctx.db, paperOf(ctx.db, id), OTHERS_MAX).map((other) => {
    const { number, dueOn, jobTitle, outstandingPaise, nowPaise, withholding } = readPaper(ctx, other)
    return { id: other.id, number, dueOn, jobTitle, outstandingPaise, nowPaise, withholding }
  })
}

/**
 * Keeps what was received on a paper, and with the same money on others of its client, with the tax that the client
 * withheld. Money on a proforma of a registered agency is an advance: a receipt voucher is issued for it at once. Throws
 * 400 above what is owed on a paper, or for a day that is not yet.
 */
export async function recordPayment(ctx: SignedInContext, given: NewPayment): Promise<PaperRecord> {
  for (const voucherId of recordNow(ctx, given)) await keepFile(ctx, voucherId)
  return readPaper(ctx, { id: given.paperId })
}

/** The same without the files of the vouchers; returns the ids of those that were issued. */
export function recordNow(ctx: SignedInContext, given: NewPayment): string[] {
  const { db, session } = ctx
  const { decisionKey = null, ...body } = given
  const request = { scope: `payment ${session.account.id}`, key: decisionKey ?? ctx.idempotencyKey, body }
  const vouchers: string[] = []
  transaction(db, () =>
    once(db, ctx.clock(), request, () => {
      refuseOthers(db, given)
      const parts = [given, ...given.others]
      const transferId = parts.filter(isPaid).length > 1 ? newId() : null
      const ids = parts.flatMap((part, at) => {
        if (!isPaid(part)) return []
        const paper = paperOf(db, part.paperId)
        refuseTooMuch(ctx, { ...part, receivedOn: given.receivedOn }, at === 0 ? null : `others.${at - 1}`)
        if (paper.kind === 'proforma' && paper.supply !== 'without_gst')
          vouchers.push(putVoucher(ctx, 'receipt voucher', paper, part.amount + part.withheld))
        return insertPart(ctx, paper, { ...given, ...part }, transferId)
      })
      for (const { paperId } of parts) moveJobOf(ctx, paperOf(db, paperId))
      return ids[0] ?? ''
    }),
  )
  return vouchers
}

const isPaid = ({ amount, withheld }: NewPart) => amount + withheld > 0

function insertPart(
  ctx: SignedInContext,
  paper: repository.Paper,
  { receivedOn, amount, withheld, withheldCode, way, reference }: NewPayment,
  transferId: string | null,
): string {
  const { db, session } = ctx
  const id = newId()
  repository.insertPayment(db, {
    ...{ id, paperId: paper.id, receivedOn, amountPaise: amount, withheldPaise: withheld },
    ...{ withheldCode: withheld > 0 ? withheldCode : null, way, reference, transferId },
    ...{ recordedBy: session.account.name, createdAt: ctx.clock().toISOString() },
  })
  const detail = `${paper.number}: ${plainRupees(amount)}`
  audit(db, ctx.clock(), 'payment recorded', session.account, paper.id, detail)
  return id
}

/** One client sent the money, and each of its papers is paid once. */
function refuseOthers(db: Db, { paperId, others }: NewPayment) {
  const clientOf = (id: string) => {
    const clientId = repository.findPaper(db, id)?.clientId
    return clientId ? mergedInto(db, clientId) : null
  }
  const client = clientOf(paperId)
  const seen = new Set([paperId])
  others.forEach((other, at) => {
    const field = `others.${at}.paperId`
    if (client === null || clientOf(other.paperId) !== client)
      throw invalid(field, 'Choose a paper of the same client')
    if (seen.has(other.paperId)) throw invalid(field, 'This paper is named twice')
    seen.add(other.paperId)
  })
}

/** `place` is where the part stands among the others, null for the paper itself. */
function refuseTooMuch(
  { db, clock }: SignedInContext,
  given: NewPart & { receivedOn: string },
  place: string | null,
) {
  const today = localDay(clock())
  const { withheldCode } = given
  const field = (name: string) => (place === null ? name : `${place}.${name}`)
  if (withheldCode !== null && !listWithholdingCodes(db).some(({ code }) => code === withheldCode))
    throw invalid(field('withheldCode'), 'Choose a code of the list')
  const figures = repository.figuresOf(db, given.paperId)
  if (!figures) throw notFound('Paper')
  const problem = dayOfMoneyProblem(given.receivedOn, figures, today)
  if (problem) throw invalid('receivedOn', problem)
  const { standing, outstandingPaise } = paperRow(figures, today)
  const refused = (why: string) => (place === null ? conflict(why) : invalid(field('amount'), why))
  if (standing === 'invoiced') throw refused('This job has an invoice: record the payment there.')
  if (standing === 'off') throw refused('This job does not take place: open it again first.')
  if (outstandingPaise === 0) throw refused('Nothing is owed on this paper.')
  const beside = given.withheld > 0 ? ', with what was kept back' : ''
  if (given.amount + given.withheld > outstandingPaise)
    throw invalid(field('amount'), `At most ${rupees(outstandingPaise)} is owed${beside}`)
}

/**
 * Takes a payment out that was recorded by mistake, with all parts of its transfer. Throws 404, and 409 where a receipt
 * voucher, an invoice or a refund already counts one of them.
 */
export function removePayment(ctx: SignedInContext, { id }: { id: string }): PaperRecord {
  const { db } = ctx
  const payment = repository.findPayment(db, id)
  if (!payment) throw notFound('Payment')
  transaction(db, () => {
    for (const part of repository.partsOf(db, payment)) {
      const paper = paperOf(db, part.paperId)
      const why = whyPaymentsStand(db, paper)
      if (why !== null) throw conflict(paper.id === payment.paperId ? why : `${paper.number}: ${why}`)
      repository.removePayment(db, part.id)
      const detail = `${paper.number}: ${plainRupees(part.amountPaise)}`
      audit(db, ctx.clock(), 'payment taken out', ctx.session.account, paper.id, detail)
      moveJobOf(ctx, paper)
    }
  })
  return readPaper(ctx, { id: payment.paperId })
}
