import type { PaperRow } from '../../../../shared/money/papers'
import { standingOf } from '../../../../shared/money/standing'
import type { FigureRow } from './repository'

/** A paper in a list, with what is owed on a day. */
export function paperRow(row: FigureRow, today: string): PaperRow {
  const { isInvoiced, withdrawnAt, advancesPaise, ...facts } = row
  const figures = { ...row, isWithdrawn: withdrawnAt !== null, isInvoiced: isInvoiced === 1 }
  return { ...facts, ...standingOf(figures, today) }
}
