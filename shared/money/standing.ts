import type { PaperKind, PaperStanding } from './moneyLists'

export type PaperFigures = {
  kind: PaperKind
  totalPaise: number
  advancesPaise: number
  receivedPaise: number
  withheldPaise: number
  creditedPaise: number
  dueOn: string | null
  isWithdrawn: boolean
  /** of a proforma: its job has an invoice now */
  isInvoiced: boolean
}

const DAY_MS = 24 * 60 * 60_000
const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS)

/** What is still owed on a paper, how it stands on a day, and by how many days it is late. Reckoned, never stored. */
export function standingOf(paper: PaperFigures, today: string) {
  const standing = (words: PaperStanding, outstandingPaise = 0, daysLate = 0) => ({
    standing: words,
    outstandingPaise,
    daysLate,
  })
  if (paper.kind === 'receipt voucher' || paper.kind === 'credit note') return standing('receipt')
  if (paper.isWithdrawn) return standing('withdrawn')
  const settled = paper.advancesPaise + paper.receivedPaise + paper.withheldPaise
  const left = paper.totalPaise - paper.creditedPaise - settled
  if (left <= 0) return standing(paper.creditedPaise > 0 && settled === 0 ? 'credited' : 'paid')
  if (paper.isInvoiced) return standing('invoiced')
  const daysLate = paper.dueOn === null ? 0 : Math.max(0, daysBetween(paper.dueOn, today))
  if (daysLate > 0) return standing('overdue', left, daysLate)
  return standing(paper.receivedPaise + paper.withheldPaise > 0 ? 'part paid' : 'open', left)
}
