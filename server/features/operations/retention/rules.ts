import { RETENTION_KINDS, type RetentionKind, type Span } from '../../../../shared/agency/retention'
import { financialYear, localDay } from '../../../../shared/format'
import { IMPORT_KEPT_DAYS } from '../../../../shared/roster/imports/rosterImportFields'
import { localMoment, monthsAfter } from '../../../../shared/time/days'
import type { Config } from '../../../core/config'

type Table = readonly { kind: RetentionKind; span: Span }[]
type Figures = Pick<
  Config,
  | 'RETENTION_UPLOAD_HOURS'
  | 'RETENTION_REJECTED_DAYS'
  | 'RETENTION_ENQUIRY_MONTHS'
  | 'RETENTION_BOOKING_MONTHS'
>

/** P4's table: the four configured periods, and those of the system's own records. */
export function retentionTable(config: Figures): Table {
  const spans: Record<RetentionKind, Span> = {
    uploads: { hours: config.RETENTION_UPLOAD_HOURS },
    // As long as an import can be taken back.
    rosterImports: { days: IMPORT_KEPT_DAYS },
    rejectedApplications: { days: config.RETENTION_REJECTED_DAYS },
    enquiries: { months: config.RETENTION_ENQUIRY_MONTHS },
    bookings: { months: config.RETENTION_BOOKING_MONTHS },
    // From the last activity or the last day of the job (D57).
    unagreedJobs: { months: 36 },
    // Account books must be kept in India for eight financial years before the current one.
    agreedJobs: { financialYears: 8 },
    // From the day on which it closed or ended; picks and answers go with it.
    packages: { months: 24 },
    // From the day itself, with its links and receipts.
    callSheets: { months: 12 },
    // From their last day; those without an end stay as long as their talent.
    documents: { months: 12 },
    clients: { months: 36 },
    // A mail's text is deleted when it is sent; recipient and time stay, to answer "I got nothing".
    mails: { days: 30 },
    // Long enough to see on the account's page, and for a support question, that somebody signed in.
    sessions: { days: 30 },
    links: { days: 30 },
    // A form that is sent again after a week is a new wish.
    repeatKeys: { days: 7 },
    // The visitor's mark only tells visits of one day apart; the count stays.
    profileVisitors: { days: 1 },
    attempts: { days: 1 },
  }
  return RETENTION_KINDS.map((kind) => ({ kind, span: spans[kind] }))
}

const HOUR_MS = 60 * 60_000

// A run is due every hour. After a longer pause either the machine was off or its clock is wrong, and the database
// cannot tell which, because new rows have the same clock. Shorter than all periods for personal data except uploads,
// and longer than most agencies close for a holiday.
const GAP_MS = 7 * 24 * HOUR_MS
// A clock that is corrected over the network is so within minutes of a start; dates that are wrong on every page are
// noticed by staff, even with a weekend in between.
const DOUBT_MS = 72 * HOUR_MS

/**
 * For how many milliseconds the process must still run before the job may delete, 0 for none, because deleted data
 * cannot be restored. `last` is the time of the run before; `doubtedMs` is how long the process has run since the doubt
 * began.
 */
export function doubtLeft(last: string | null, now: Date, doubtedMs: number): number {
  const isPlausible = last === null || now.getTime() - Date.parse(last) <= GAP_MS
  return isPlausible ? 0 : Math.max(0, DOUBT_MS - doubtedMs)
}

/** Rows at or before this time have expired: ISO 8601, UTC. Calendar months; India's financial years. */
export function cutoff(now: Date, span: Span): string {
  if ('hours' in span) return new Date(now.getTime() - span.hours * HOUR_MS).toISOString()
  if ('days' in span) return new Date(now.getTime() - span.days * 24 * HOUR_MS).toISOString()
  if ('financialYears' in span) {
    const year = financialYear(localDay(now)) - span.financialYears
    return new Date(localMoment(`${year}-04-01`).getTime() - 1).toISOString()
  }
  return monthsAfter(now, -span.months).toISOString()
}
