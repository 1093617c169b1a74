import type { PaperRow } from '../../../../shared/money/papers'
import { standingOf } from '../../../../shared/money/standing'
import type { FigureRow } from './repository'

/** A paper in a list, with what is owed on a day. */
export function paperRow(row: FigureRow, today: string): PaperRow {
  const { isInvoiced, withdrawnAt, advancesPaise, ...facts } = row
  const figures = {
    ...row,
    isWithdrawn: withdrawnAt !== null,
    isInvoiced: isInvoiced === 1,
    isAccepted: row.acceptedAt !== null,
  }
  return { ...facts, ...standingOf(figures, today) }
}

/** What can go back to the client: an advance that no invoice counts yet, or what was paid too much since a credit. */
export const toGiveBack = (figures: FigureRow, today: string): number => {
  if (figures.kind === 'quote') return 0
  if (figures.kind !== 'proforma') return paperRow(figures, today).overpaidPaise
  return figures.isInvoiced ? 0 : figures.receivedPaise - figures.refundedPaise
}
