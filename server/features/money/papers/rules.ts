import { localDay } from '../../../../shared/format'
import type { PaperRow } from '../../../../shared/money/papers'
import { daysBetween, standingOf } from '../../../../shared/money/standing'
import { dayAfter, monthsAfter } from '../../../../shared/time/days'
import type { FigureRow, Paper } from './repository'

/** A paper in a list, with what is owed on a day. */
export function paperRow(row: FigureRow, today: string): PaperRow {
  const { isInvoiced, isOff, leftOverPaise, withdrawnAt, advancesPaise, supply, ...rest } = row
  const { remindedAt, remindedBy, reminders, ...facts } = rest
  const figures = {
    ...row,
    isWithdrawn: withdrawnAt !== null,
    isInvoiced: isInvoiced === 1,
    isOff: isOff === 1,
    isAccepted: row.acceptedAt !== null,
  }
  const reminded = remindedAt && {
    ...{ at: remindedAt, by: remindedBy ?? '', times: reminders },
    daysAgo: daysBetween(localDay(new Date(remindedAt)), today),
  }
  return {
    ...{ ...facts, ...standingOf(figures, today), reminded: reminded || null },
    exportDueOn: exportDueOn(row, today),
  }
}

const YEAR_DAYS = 366

/** Rule 96A: the money for an export without tax comes within a year and 15 days. Told from nine months on (M6). */
function exportDueOn({ kind, supply, issuedOn }: FigureRow, today: string): string | null {
  if (kind !== 'invoice' || supply !== 'abroad_lut' || today < dayLater(issuedOn, { months: 9 })) return null
  return dayLater(issuedOn, { months: 12, days: 15 })
}

function dayLater(day: string, { months, days = 0 }: { months: number; days?: number }): string {
  return dayAfter(
    monthsAfter(new Date(`${day}T00:00Z`), months)
      .toISOString()
      .slice(0, 10),
    days,
  )
}

/** Why money cannot have moved on a day: it is not over, or the year was mistyped. */
export function dayOfMoneyProblem(day: string, { issuedOn }: Pick<PaperRow, 'issuedOn'>, today: string) {
  if (day > today) return 'Choose a day that is not after today'
  return day < dayAfter(issuedOn, -YEAR_DAYS)
    ? 'This is more than a year before the paper: is the year right?'
    : null
}

/** What a paper asks for now: a proforma its advance until something came, everything else what is owed. */
export const askedNow = (
  { kind, receivedPaise, withheldPaise, outstandingPaise }: PaperRow,
  askedPaise: number,
): number =>
  kind === 'proforma' && askedPaise > 0 && receivedPaise + withheldPaise === 0
    ? Math.min(askedPaise, outstandingPaise)
    : outstandingPaise

/**
 * What can go back to the client: what was paid too much since a credit, or an advance that no invoice counts.
 */
export const toGiveBack = (figures: FigureRow, today: string): number => {
  if (figures.kind === 'quote') return 0
  if (figures.kind !== 'proforma') return paperRow(figures, today).overpaidPaise
  const own = figures.receivedPaise + figures.withheldPaise - figures.refundedPaise
  return figures.isInvoiced && own > 0 ? figures.leftOverPaise : own
}

/** Whether what can go back can be kept for the client's next invoice: not while an advance waits for its own. */
export const canKeep = (
  { kind, isInvoiced }: Pick<FigureRow, 'kind' | 'isInvoiced'>,
  { clientId }: Pick<Paper, 'clientId'>,
): boolean => clientId !== null && (kind === 'invoice' || (kind === 'proforma' && isInvoiced === 1))
