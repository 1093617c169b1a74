/** Data with a retention period, in the order of the retention page (P4). */
export const RETENTION_KINDS = [
  'uploads',
  'rosterImports',
  'rejectedApplications',
  'enquiries',
  'bookings',
  'unagreedJobs',
  'agreedJobs',
  'packages',
  'callSheets',
  'documents',
  'clients',
  'mails',
  'sessions',
  'links',
  'repeatKeys',
  'profileVisitors',
  'attempts',
] as const
export type RetentionKind = (typeof RETENTION_KINDS)[number]

/** Data without a period: deleted by a decision, or never. */
export const LASTING_KINDS = [
  'accounts',
  'openApplications',
  'mentorMessages',
  'subscribers',
  'audit',
] as const
export type LastingKind = (typeof LASTING_KINDS)[number]

export type Span = { hours: number } | { days: number } | { months: number } | { financialYears: number }

/** A line of the retention page: period, current count and last removal. */
type RetentionLine = {
  kind: RetentionKind
  span: Span
  rows: number
  /** the last run that removed any; times are ISO 8601, UTC */
  lastRemoval: { at: string; count: number } | null
}
export type RetentionReport = {
  lastRunAt: string | null
  lines: RetentionLine[]
  lasting: { kind: LastingKind; rows: number }[]
}

/** The periods that the notices and the privacy policy promise: an agency may only shorten them. */
export const RETENTION_MAX = {
  uploadHours: 24,
  rejectedDays: 90,
  enquiryMonths: 12,
  bookingMonths: 36,
} as const
