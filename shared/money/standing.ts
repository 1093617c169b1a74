import type { PaperKind, PaperStanding } from './moneyLists'

export type PaperFigures = {
  kind: PaperKind
  totalPaise: number
  advancesPaise: number
  receivedPaise: number
  withheldPaise: number
  creditedPaise: number
  /** what went back to the client, or was kept for another invoice */
  refundedPaise: number
  dueOn: string | null
  isWithdrawn: boolean
  /** of a quote or a proforma: its job has an invoice now */
  isInvoiced: boolean
  /** of a proforma: its job does not take place, and nothing is asked for any more */
  isOff: boolean
  /** of a proforma: what it has of advances that no invoice comes for */
  leftOverPaise: number
  /** of a quote: the client accepted it */
  isAccepted: boolean
}

/** The papers that ask for money. */
export const ASKING: readonly PaperKind[] = ['proforma', 'invoice', 'debit note']

const DAY_MS = 24 * 60 * 60_000
/** From one day to another. */
export const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS)

/** What is still owed on a paper, how it stands on a day, and by how many days it is late. Reckoned, never stored. */
export function standingOf(paper: PaperFigures, today: string) {
  const standing = (words: PaperStanding, outstandingPaise = 0, daysLate = 0, overpaidPaise = 0) => ({
    standing: words,
    outstandingPaise,
    daysLate,
    overpaidPaise,
  })
  if (paper.kind === 'quote') return standing(quoteStanding(paper, today))
  if (!ASKING.includes(paper.kind)) return standing('receipt')
  if (paper.isWithdrawn) return standing('withdrawn')
  const settled = paper.advancesPaise + paper.receivedPaise + paper.withheldPaise - paper.refundedPaise
  const left = paper.totalPaise - paper.creditedPaise - settled
  const overPaise = Math.max(-left, paper.leftOverPaise)
  if (overPaise > 0) return standing('overpaid', 0, 0, overPaise)
  if (left === 0) return standing(paper.creditedPaise > 0 && settled === 0 ? 'credited' : 'paid')
  if (paper.isInvoiced) return standing('invoiced')
  if (paper.isOff) return standing('off')
  const daysLate = paper.dueOn === null ? 0 : Math.max(0, daysBetween(paper.dueOn, today))
  if (daysLate > 0) return standing('overdue', left, daysLate)
  return standing(
    paper.receivedPaise + paper.withheldPaise > paper.refundedPaise ? 'part paid' : 'open',
    left,
  )
}

/** A quote asks for no money: its day is the last on which it can be accepted. */
function quoteStanding(quote: PaperFigures, today: string): PaperStanding {
  if (quote.isWithdrawn) return 'withdrawn'
  if (quote.isInvoiced) return 'invoiced'
  if (quote.isAccepted) return 'accepted'
  return quote.dueOn !== null && quote.dueOn < today ? 'expired' : 'open'
}

/** What is owed to the agency on a day, by how late it is. */
export type MoneySums = {
  outstandingPaise: number
  notDuePaise: number
  late15Paise: number
  late30Paise: number
  olderPaise: number
  open: number
  /** papers that are not valid until the e-invoice portal has registered them */
  unregistered: number
  /** jobs whose work is done and that no invoice stands for */
  unbilledJobs: number
}
