import { localDay } from '../../../../shared/format'
import {
  type BuyerAnswerGiven,
  type Crediting,
  creditLines,
  creditSums,
  type Debiting,
  hasBuyerAnswer,
  isWithinLine,
  leftOfLines,
} from '../../../../shared/money/crediting'
import type { PaperLine } from '../../../../shared/money/moneyLists'
import type { PaperRecord } from '../../../../shared/money/papers'
import { reckon } from '../../../../shared/money/reckoning'
import { rupees } from '../../../../shared/money/rupees'
import { dayAfter } from '../../../../shared/time/days'
import type { SignedInContext } from '../../../core/context'
import { transaction } from '../../../core/db/database'
import { once } from '../../../core/db/idempotency'
import { conflict, invalid } from '../../../core/errors'
import { audit } from '../../../core/security/audit'
import { findMoneySettings } from '../settings/repository'
import { keepFile } from './files.service'
import { putPaper } from './issuing.service'
import { endLinks } from './links.repository'
import * as repository from './repository'
import { paperOf, readPaper } from './service'
import { keepBuyerAnswer, notesAbout } from './settling.repository'
import { moveJobOf } from './stages.service'

/**
 * Credits an invoice by a note of its own, which says why: all that is left of it, or amounts of its lines, with their tax
 * or without. What was paid too much then goes back or is kept for the next invoice. Throws 404, 409 for what is no open
 * invoice, and 400 for more than is left of a line.
 */
export const creditInvoice = (ctx: SignedInContext, given: Crediting) =>
  note(ctx, 'credit', given, () => creditNow(ctx, given))

/** Asks for more on an invoice by a note of its own. Throws 404, and 409 for what is no open invoice. */
export const debitInvoice = (ctx: SignedInContext, given: Debiting) =>
  note(ctx, 'debit', given, () => debitNow(ctx, given))

/**
 * Keeps what the buyer said of a credit note on the GST portal; the note itself stays as it is. Throws 404, and 409 for a
 * paper that the portal does not ask about.
 */
export function answerCredit(ctx: SignedInContext, { id, answer }: BuyerAnswerGiven): PaperRecord {
  const { db, session } = ctx
  transaction(db, () => {
    const paper = paperOf(db, id)
    if (!hasBuyerAnswer(paper))
      throw conflict('The GST portal asks only for a credit note with tax to a registered client.')
    const now = ctx.clock()
    keepBuyerAnswer(db, { paperId: id, answer, keptBy: session.account.name, keptAt: now.toISOString() })
    audit(db, now, 'credit note answered', session.account, id, `${paper.number} ${answer}`)
  })
  return readPaper(ctx, { id })
}

async function note(
  ctx: SignedInContext,
  what: 'credit' | 'debit',
  given: Crediting | Debiting,
  issue: () => string,
): Promise<PaperRecord> {
  const { db, session } = ctx
  const { decisionKey = null, ...body } = given
  const request = { scope: `${what} ${session.account.id}`, key: decisionKey ?? ctx.idempotencyKey, body }
  const { id } = transaction(db, () => once(db, ctx.clock(), request, issue))
  await keepFile(ctx, id)
  return readPaper(ctx, { id })
}

function openInvoice({ db }: SignedInContext, id: string) {
  const invoice = paperOf(db, id)
  const figures = repository.figuresOf(db, id)
  if (invoice.kind !== 'invoice' || !figures || figures.creditedPaise >= figures.totalPaise)
    throw conflict('Only an invoice that still stands can be credited or debited.')
  const credits = notesAbout(db, id).filter(({ kind }) => kind === 'credit note')
  return { invoice, figures, credits }
}

/** The same in the caller's transaction, without its file; returns the id. */
export function creditNow(ctx: SignedInContext, given: Crediting): string {
  const { invoice, figures, credits } = openInvoice(ctx, given.id)
  const left = leftOfLines(invoice, credits)
  const parts = given.lines
    ? given.lines.map(({ at, amount }) => ({ at, amountPaise: amount }))
    : left.map((amountPaise, at) => ({ at, amountPaise }))
  refuseTooMuch(invoice.lines, left, parts)
  const withoutTax = given.withoutTax && invoice.cgst + invoice.sgst + invoice.igst > 0
  const lines = creditLines(invoice, parts, withoutTax)
  if (lines.length === 0) throw invalid('lines', 'Enter an amount above 0')
  const isLast = left.every(
    (amountPaise, at) => amountPaise === (parts.find((part) => part.at === at)?.amountPaise ?? 0),
  )
  const sums = creditSums(invoice, credits, lines, isLast)
  if (sums.totalPaise <= 0) throw invalid('lines', 'Enter an amount above 0')
  // A round off of each note may add up to a rupee more than is left of the total.
  const most = figures.totalPaise - figures.creditedPaise
  const over = Math.max(0, sums.totalPaise - most)
  const id = putPaper(ctx, 'credit note', {
    ...invoice,
    ...{ ...sums, totalPaise: sums.totalPaise - over, roundOffPaise: sums.roundOffPaise - over },
    issuedOn: localDay(ctx.clock()),
    ...{ lines, dueOn: null, askedPaise: 0, advancesPaise: 0, terms: null },
    ...{ refersToId: invoice.id, reason: given.reason },
  })
  if (isLast && sums.totalPaise >= most) endLinks(ctx.db, invoice.id, ctx.clock().toISOString())
  moveJobOf(ctx, invoice)
  return id
}

/** Each line once, above 0, and no more of it than is left; a discount counts the other way, and off its rate. */
function refuseTooMuch(
  of: readonly PaperLine[],
  left: readonly number[],
  parts: readonly { at: number; amountPaise: number }[],
) {
  if (new Set(parts.map(({ at }) => at)).size < parts.length) throw invalid('lines', 'Name each line once')
  for (const { at, amountPaise } of parts) {
    const ofLine = left[at]
    if (ofLine === undefined) throw invalid('lines', 'There is no such line')
    if (!isWithinLine(ofLine, amountPaise))
      throw invalid(`lines.${at}`, `At most ${rupees(ofLine)} is left of this line`)
    const most = sumOfRate(of, at, left)
    const taken = sumOfRate(
      of,
      at,
      left.map((_, each) => parts.find((part) => part.at === each)?.amountPaise ?? 0),
    )
    if (amountPaise > 0 && taken > most)
      throw invalid(`lines.${at}`, `At most ${rupees(most)} is left after the discount`)
  }
}

/** What amounts come to on the lines that are taxed as one of them: a discount lowers them together. */
const sumOfRate = (of: readonly PaperLine[], at: number, amounts: readonly number[]) =>
  of.reduce(
    (sum, { rateBp, isTaxable }, each) =>
      rateBp === of[at]?.rateBp && isTaxable === of[at].isTaxable ? sum + (amounts[each] ?? 0) : sum,
    0,
  )

/** The same in the caller's transaction, without its file; returns the id. */
export function debitNow(ctx: SignedInContext, { id, at, words, amount }: Debiting): string {
  const { invoice } = openInvoice(ctx, id)
  const from = invoice.lines[at]
  if (!from) throw invalid('at', 'There is no such line')
  if (amount <= 0) throw invalid('amount', 'Enter an amount above 0')
  const one = { quantityMilli: 1000, unit: '', unitPaise: amount, amountPaise: amount }
  const line = { ...from, ...one, words, more: '', ofLine: at }
  const today = localDay(ctx.clock())
  const noteId = putPaper(ctx, 'debit note', {
    ...invoice,
    ...reckon([line], invoice.supply),
    issuedOn: today,
    dueOn: dayAfter(today, findMoneySettings(ctx.db)?.paymentDays ?? 0),
    ...{ lines: [line], askedPaise: 0, advancesPaise: 0, refersToId: invoice.id, reason: null },
  })
  moveJobOf(ctx, invoice)
  return noteId
}
