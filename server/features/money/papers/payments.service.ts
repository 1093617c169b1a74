import { localDay } from '../../../../shared/format'
import type { NewPayment, PaperRecord } from '../../../../shared/money/papers'
import { plainRupees, rupees } from '../../../../shared/money/rupees'
import { insideAdvance } from '../../../../shared/money/withholding'
import type { SignedInContext } from '../../../core/context'
import { transaction } from '../../../core/db/database'
import { once } from '../../../core/db/idempotency'
import { newId } from '../../../core/db/ids'
import { conflict, invalid, notFound } from '../../../core/errors'
import { audit } from '../../../core/security/audit'
import { keepFile } from './files.service'
import { putPaper } from './issuing.service'
import * as repository from './repository'
import { paperRow } from './rules'
import { paperOf, readPaper } from './service'

/**
 * Keeps what was received on a paper, with the tax that the client withheld. Money on a proforma of a registered agency is
 * an advance: a receipt voucher is issued for it at once. Throws 400 above what is owed, or for a day that is not yet.
 */
export async function recordPayment(ctx: SignedInContext, given: NewPayment): Promise<PaperRecord> {
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
        voucherId = receiptVoucher(ctx, paper, given.amount + given.withheld)
      return id
    }),
  )
  if (voucherId !== null) await keepFile(ctx, voucherId)
  return readPaper(ctx, { id: given.paperId })
}

function refuseTooMuch({ db, clock }: SignedInContext, given: NewPayment) {
  const today = localDay(clock())
  if (given.receivedOn > today) throw invalid('receivedOn', 'Choose a day that is not after today')
  const figures = repository.figuresOf(db, given.paperId)
  if (!figures) throw notFound('Paper')
  const { standing, outstandingPaise } = paperRow(figures, today)
  if (standing === 'invoiced') throw conflict('This job has an invoice: record the payment there.')
  if (outstandingPaise === 0) throw conflict('Nothing is owed on this paper.')
  if (given.amount + given.withheld > outstandingPaise)
    throw invalid('amount', `At most ${rupees(outstandingPaise)} is owed`)
}

/** A receipt voucher for an advance: its tax is inside the sum, at the one rate of the proforma. */
function receiptVoucher(ctx: SignedInContext, paper: repository.Paper, sumPaise: number): string {
  const [rate, another] = paper.rates
  if (!rate || another)
    throw conflict('This proforma has several rates of tax: issue the invoice, and record the payment there.')
  const { taxablePaise, taxPaise } = insideAdvance(sumPaise, rate.rateBp)
  const isWithin = paper.supply === 'within'
  // The halves of the tax are equal; an odd paisa is the round off.
  const half = isWithin ? Math.floor(taxPaise / 2) : 0
  const igst = paper.supply === 'other_state' || paper.supply === 'abroad_taxed' ? taxPaise : 0
  const isTaxed = isWithin || igst > 0
  const base = isTaxed ? taxablePaise : sumPaise
  const roundOffPaise = sumPaise - base - half * 2 - igst
  return putPaper(ctx, 'receipt voucher', {
    ...paper,
    issuedOn: localDay(ctx.clock()),
    dueOn: null,
    lines: [
      {
        kind: 'day fee',
        words: `Advance for ${paper.jobTitle ?? paper.number}`,
        more: paper.number,
        quantityMilli: 1000,
        unit: '',
        unitPaise: base,
        amountPaise: base,
        sac: paper.lines[0]?.sac ?? null,
        rateBp: rate.rateBp,
        isTaxable: true,
      },
    ],
    rates: [{ rateBp: rate.rateBp, taxablePaise: base, cgst: half, sgst: half, igst }],
    taxablePaise: base,
    untaxedPaise: 0,
    cgst: half,
    sgst: half,
    igst,
    roundOffPaise,
    totalPaise: sumPaise,
    advancesPaise: 0,
    askedPaise: 0,
    refersToId: paper.id,
    withdrawnAt: null,
  })
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
    repository.removePayment(db, id)
    audit(
      db,
      ctx.clock(),
      'payment taken out',
      ctx.session.account,
      paper.id,
      `${paper.number}: ${plainRupees(payment.amountPaise)}`,
    )
  })
  return readPaper(ctx, { id: payment.paperId })
}
