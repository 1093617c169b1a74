import { z } from 'zod'
import { PLACE_MAX } from '../limits'
import { noFilter, type Page, paging } from '../paging'
import { oneOf, oneOfOrNothing } from '../text/choices'
import { day, line } from '../text/text'
import type { DayPart, FeeUnit } from './deskLists'

export const REPORT_UNITS = ['week', 'month', 'quarter'] as const
export type ReportUnit = (typeof REPORT_UNITS)[number]

/** What can be counted; each has a list behind it. */
export const REPORT_FIGURES = [
  'requests',
  'answered',
  'won',
  'lost',
  'placed',
  'confirmed',
  'withoutFee',
  'released',
  'expired',
  'idle',
] as const
export type ReportFigure = (typeof REPORT_FIGURES)[number]
/** How confirmed days and lost jobs are grouped. */
export const REPORT_GROUPS = ['talent', 'client', 'booker', 'reason'] as const
export type ReportGroup = (typeof REPORT_GROUPS)[number]

/** The week, month or quarter with this day; without one, of today. */
export const reportPeriod = z.object({
  unit: oneOf(REPORT_UNITS).default('week'),
  day: day.optional(),
})
export type ReportPeriod = z.output<typeof reportPeriod>

export const reportList = paging().extend({
  ...reportPeriod.shape,
  figure: oneOf(REPORT_FIGURES),
  by: oneOfOrNothing(REPORT_GROUPS).optional(),
  /** the `key` of a row of this group */
  of: line(PLACE_MAX).optional().transform(noFilter),
})
export type ReportListWanted = z.output<typeof reportList>

export type Days = { from: string; to: string }
/** A figure of the period and of the one before it. */
export type Two<Figure = number> = { now: Figure; before: Figure }
export type ReportRow = Two & { key: string; name: string | null }
/** The first rows, and how many there are. */
export type ReportRows = { rows: ReportRow[]; total: number }

export type DeskReport = {
  unit: ReportUnit
  period: Days
  before: Days
  /** a day of the next period; null when it has not begun */
  nextDay: string | null
  isRunning: boolean
  requests: Two
  answered: Two
  /** median hours from request to first answer */
  answerHours: Two<number | null>
  won: Two
  lost: Two
  /** of jobs lost or cancelled; `name` is null where none was given */
  reasons: ReportRows
  placed: Two
  confirmed: Two
  released: Two
  expired: Two
  /** confirmed days; a morning or an afternoon is half a day */
  days: Two
  talents: ReportRows
  clients: ReportRows
  bookers: ReportRows
  idle: Two
  /** agreed fees of the confirmed shoots and shows, in paise */
  value: Two & { talents: ReportRows; clients: ReportRows; bookers: ReportRows }
  /** confirmed shoots and shows of talents without a fee */
  withoutFee: Two
}

/** One counted row. */
export type ReportLine = {
  id: string
  /** when it was counted: a time, or a day; null for a talent who never had one */
  at: string | null
  /** the request to open at the desk */
  itemId: string | null
  job: { number: string; title: string } | null
  /** who asked, which talent, or which client's job */
  name: string | null
  day: string | null
  part: DayPart | null
  /** the reason, the company, or the city */
  note: string | null
  answerHours: number | null
  /** of a confirmed date: the fee as agreed; null without one */
  fee: { paise: number; unit: FeeUnit } | null
}
export type ReportList = Page<ReportLine> & { unit: ReportUnit; period: Days; name: string | null }
