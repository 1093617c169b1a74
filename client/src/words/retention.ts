import type { LastingKind, RetentionKind, Span } from '../../../shared/retention'

const plural = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

/** The back office's page about what is kept for how long. */
export const retention = {
  title: 'Retention',
  lead: 'What is kept for how long. A job looks every hour and removes what has had its time, for good.',
  loading: 'Loading retention...',
  failed: 'Error loading retention',
  table: 'Kept for a time',
  lasting: 'Kept until somebody decides, or for good',
  lastRun: 'Last run',
  notYet: 'Not yet. The first run comes a minute after the start.',
  nothingYet: 'Nothing yet',
  columns: { what: 'What', span: 'For', rows: 'Now', last: 'Last removed', why: 'Until' },
  removed: (count: number) => count.toLocaleString('en-IN'),
  span: (span: Span) =>
    'hours' in span
      ? plural(span.hours, 'hour')
      : 'days' in span
        ? plural(span.days, 'day')
        : plural(span.months, 'month'),
  kinds: {
    uploads: ['Uploads without an application', 'from the upload'],
    rejectedApplications: ['Rejected applications and their files', 'from the decision'],
    enquiries: ['Enquiries', 'from the day they came'],
    bookings: ['Booking requests', 'from the day they came'],
    mails: ['Record of sent mails', 'from sending; the text goes at once'],
    sessions: ['Sign-ins', 'from their end'],
    links: ['Mailed links that work once', 'from their use or end'],
    repeatKeys: ['Marks against sending a form twice', 'from sending'],
    profileVisitors: ['Marks that tell profile visitors apart', 'the count stays'],
    attempts: ['Counted attempts, against abuse', 'from the end of their count'],
  } satisfies Record<RetentionKind, [what: string, from: string]>,
  lastingKinds: {
    accounts: ['Accounts', 'the person or the agency closes them'],
    openApplications: [
      'Applications that wait or were approved',
      'they are rejected or deleted, or their account is closed',
    ],
    subscribers: ['Newsletter addresses', 'for good: also that somebody left'],
    audit: ['Audit entries', 'for good: nothing in it can be changed'],
  } satisfies Record<LastingKind, [what: string, until: string]>,
  change:
    'The first four times can be shortened when the server is started (RETENTION_… in .env), never lengthened: the notices beside the forms promise them.',
} as const
