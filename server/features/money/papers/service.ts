import { localDay } from '../../../../shared/format'
import { hasBuyerAnswer, isWithoutTax, leftOfLines } from '../../../../shared/money/crediting'
import type { NotInvoiced, PaperFilters, PaperRecord, PaperRow } from '../../../../shared/money/papers'
import type { MoneySums } from '../../../../shared/money/standing'
import { type Page, pageOf } from '../../../../shared/paging'
import { fold } from '../../../../shared/text/fold'
import { dayAfter, localMoment } from '../../../../shared/time/days'
import type { AppContext, SignedInContext } from '../../../core/context'
import { type Db, transaction } from '../../../core/db/database'
import { conflict, notFound } from '../../../core/errors'
import { audit } from '../../../core/security/audit'
import { countToBill } from '../../desk/jobs/invoices.repository'
import { findMoneySettings, listWithholdingCodes } from '../settings/repository'
import { countWaiting } from './eInvoice.repository'
import * as links from './links.repository'
import { notInvoicedOf } from './notInvoiced.repository'
import * as repository from './repository'
import { askedNow, canKeep, paperRow, toGiveBack } from './rules'
import * as settling from './settling.repository'
import { paymentRecords } from './transfers.service'
import { dayOfMoney } from './vouchers.repository'
import { withholdingChoice } from './withholding.rules'

type Reading = Pick<AppContext, 'db' | 'clock'>

/** One page of papers. */
export function listPapers({ db, clock }: Reading, filters: PaperFilters): Page<PaperRow> {
  const today = localDay(clock())
  const { rows, total } = repository.pageOfPapers(db, filters, { search: fold(filters.search), today })
  const items = rows.map((row) => paperRow(row, today))
  return pageOf(items, total, filters.limit)
}

const SHOWN_MAX = 20

/** What is overdue on the caller's jobs and on those of nobody. */
export function listOverdue({ db, clock, session }: SignedInContext): PaperRow[] {
  const today = localDay(clock())
  return repository.overdueOf(db, session.account.id, today, SHOWN_MAX).map((row) => paperRow(row, today))
}

/** The next two papers of whom nobody was reminded today: who is late the longest first. */
export function listToRemind({ db, clock }: Reading): PaperRow[] {
  const today = localDay(clock())
  const facts = { today, since: localMoment(today).toISOString(), limit: 2 }
  return repository.toRemind(db, facts).map((row) => paperRow(row, today))
}

/** An invoice has to be issued so many days after the work (rule 47 of the GST rules). */
const INVOICE_DAYS = 30
/** Told a week before that day, and not of work of long ago, which was invoiced elsewhere. */
const NOT_INVOICED_DAYS = { from: 120, until: INVOICE_DAYS - 7 }

/** Work without an invoice on the caller's jobs and on those of nobody; none where the agency is not registered for GST. */
export function listNotInvoiced({ db, clock, session }: SignedInContext): NotInvoiced[] {
  if (findMoneySettings(db)?.registration !== 'regular') return []
  const today = localDay(clock())
  return notInvoicedOf(db, {
    accountId: session.account.id,
    from: dayAfter(today, -NOT_INVOICED_DAYS.from),
    until: dayAfter(today, -NOT_INVOICED_DAYS.until),
    limit: SHOWN_MAX,
  }).map((row) => ({ ...row, invoiceBy: dayAfter(row.workedOn, INVOICE_DAYS) }))
}

/** What is owed in all, by how late it is. */
export function readSums({ db, clock }: Reading): MoneySums {
  const sums = repository.sumsOn(db, localDay(clock()))
  return {
    open: sums?.open ?? 0,
    outstandingPaise: sums?.outstanding ?? 0,
    notDuePaise: sums?.notDue ?? 0,
    late15Paise: sums?.late15 ?? 0,
    late30Paise: sums?.late30 ?? 0,
    olderPaise: sums?.older ?? 0,
    unregistered: countWaiting(db),
    unbilledJobs: countToBill(db),
  }
}

/** A paper by its id. Throws 404. */
export function paperOf(db: Db, id: string): repository.Paper {
  const paper = repository.findPaper(db, id)
  if (!paper) throw notFound('Paper')
  return paper
}

/** One paper with payments, notes and credit notes. Throws 404. */
export function readPaper({ db, clock }: Reading, { id }: { id: string }): PaperRecord {
  const paper = paperOf(db, id)
  const figures = repository.figuresOf(db, id)
  if (!figures) throw notFound('Paper')
  const referred = paper.refersToId ? repository.findPaper(db, paper.refersToId) : undefined
  const notes = settling.notesAbout(db, id)
  const credits = notes.filter(({ kind }) => kind === 'credit note')
  const today = localDay(clock())
  const row = paperRow(figures, today)
  const nowPaise = askedNow(row, paper.askedPaise)
  const { kind, seller, buyer, supply, placeName, placeWhy, poNumber, lines, rates, reason, terms } = paper
  const { issuedBy, irn } = paper
  const { taxablePaise, untaxedPaise, cgst, sgst, igst, roundOffPaise, advancesPaise, askedPaise } = paper
  return {
    ...row,
    nowPaise,
    ...{ seller, buyer, supply, placeName, placeWhy, poNumber, lines, rates, reason, terms, issuedBy, irn },
    ...{ taxablePaise, untaxedPaise, cgst, sgst, igst, roundOffPaise, advancesPaise, askedPaise },
    moneyOn: dayOfMoney(db, paper),
    refersTo: referred ? { id: referred.id, number: referred.number } : null,
    payments: paymentRecords(db, paper),
    buyerAnswer: hasBuyerAnswer(paper) ? (settling.buyerAnswerOf(db, id) ?? 'unknown') : null,
    refunds: settling.refundsOf(db, id),
    giveBackPaise: toGiveBack(figures, today),
    canKeep: canKeep(figures, paper),
    leftOfLines: leftOfLines(paper, credits),
    isTaxLeft: credits.some((credit) => isWithoutTax({ ...credit, supply })),
    withholding: withholdingChoice(paper, credits, listWithholdingCodes(db), {
      earlierPaise: paper.clientId ? settling.billedBefore(db, paper) : 0,
      withheldPaise: figures.withheldPaise + (advancesPaise > 0 ? settling.withheldInAdvance(db, paper) : 0),
      nowPaise,
      last: paper.clientId ? settling.lastCodeOf(db, paper.clientId) : null,
    }),
    notes: links.notesOf(db, id),
    made: kind === 'quote' ? settling.madeOf(db, id) : [],
    credits: notes.map(({ id, number, kind, totalPaise }) => ({ id, number, kind, totalPaise })),
    hasLink: links.countLinks(db, id) > 0,
    sent: links.sentOf(db, id),
  }
}

/** Takes a proforma back, which is no tax document. Throws 409 once money was received on it. */
export const withdrawProforma = (ctx: SignedInContext, given: { id: string }): PaperRecord =>
  withdraw(ctx, 'proforma', given)

/** Takes a quote back, accepted or not: its links close. Throws 409 where it does not stand. */
export const withdrawQuote = (ctx: SignedInContext, given: { id: string }): PaperRecord =>
  withdraw(ctx, 'quote', given)

function withdraw(ctx: SignedInContext, kind: 'proforma' | 'quote', { id }: { id: string }): PaperRecord {
  const { db } = ctx
  transaction(db, () => {
    const paper = paperOf(db, id)
    const figures = repository.figuresOf(db, id)
    if (figures && figures.receivedPaise + figures.withheldPaise > figures.refundedPaise)
      throw conflict('Money was received on this proforma, so it stands.')
    const now = ctx.clock()
    if (!repository.withdraw(db, id, kind, now.toISOString()))
      throw conflict(`Only a ${kind} that still stands can be withdrawn.`)
    links.endLinks(db, id, now.toISOString())
    audit(db, now, `${kind} withdrawn`, ctx.session.account, id, paper.number)
  })
  return readPaper(ctx, { id })
}
