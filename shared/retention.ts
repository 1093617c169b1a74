/** What the house keeps for a time, in the order of the retention page (P4). */
export const RETENTION_KINDS = [
  'uploads',
  'rejectedApplications',
  'enquiries',
  'bookings',
  'mails',
  'sessions',
  'links',
  'repeatKeys',
  'profileVisitors',
  'attempts',
] as const
export type RetentionKind = (typeof RETENTION_KINDS)[number]

/** What has no time of its own: it goes with somebody's decision, or never. */
export const LASTING_KINDS = ['accounts', 'openApplications', 'subscribers', 'audit'] as const
export type LastingKind = (typeof LASTING_KINDS)[number]

export type Span = { hours: number } | { days: number } | { months: number }

/** One line of the page: how long, how many there are now, and what the job removed of it last. */
type RetentionLine = {
  kind: RetentionKind
  span: Span
  rows: number
  /** the last run that removed any; moments are ISO 8601, UTC */
  lastRemoval: { at: string; count: number } | null
}
export type RetentionReport = {
  lastRunAt: string | null
  lines: RetentionLine[]
  lasting: { kind: LastingKind; rows: number }[]
}
