import type { LastingKind, RetentionKind, Span } from '../../../../../shared/agency/retention'

const plural = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

export const retention = {
  title: 'Retention',
  lead: 'How long data is kept. Old data is deleted automatically every hour.',
  loading: 'Loading retention...',
  failed: 'Error loading retention',
  table: 'Deleted automatically',
  lasting: 'Kept until removed',
  lastRun: 'Last run',
  notYet: 'Not yet. The first run is one minute after the start.',
  nothingYet: 'Nothing yet',
  columns: { what: 'Data', span: 'Kept for', rows: 'Now', last: 'Last deleted', why: 'Until' },
  removed: (count: number) => count.toLocaleString('en-IN'),
  span: (span: Span) =>
    'hours' in span
      ? plural(span.hours, 'hour')
      : 'days' in span
        ? plural(span.days, 'day')
        : 'months' in span
          ? plural(span.months, 'month')
          : plural(span.financialYears, 'financial year'),
  kinds: {
    uploads: ['Uploads without an application', 'from the upload'],
    rosterImports: ['Imports of models, with rows that were left out', 'from the start, or the upload'],
    rejectedApplications: ['Rejected applications and their files', 'from the decision'],
    enquiries: ['Enquiries', 'from the day they arrived'],
    bookings: ['Booking requests', 'from the day they arrived'],
    unagreedJobs: ['Jobs that were never agreed', 'from the last change or the last day'],
    agreedJobs: ['Agreed jobs', 'after the year of the last change or the last day'],
    packages: ['Packages with picks and answers', 'from the day on which they closed'],
    documents: ['Documents of talents', 'from the day they end'],
    callSheets: ['Call sheets with links and receipts', 'from the day they are for'],
    clients: ['Clients and their contacts', 'from the last change, once no job or request is left'],
    mails: ['Record of sent emails', 'from sending; the text is deleted at once'],
    sessions: ['Sign-ins', 'from their end'],
    links: ['One-time links sent by email', 'from use or expiry'],
    repeatKeys: ['Duplicate-submission keys', 'from sending'],
    profileVisitors: ['Visitor-count keys', 'the count is kept'],
    attempts: ['Rate-limit counters', 'from the end of the counting period'],
  } satisfies Record<RetentionKind, [what: string, from: string]>,
  lastingKinds: {
    accounts: ['Accounts', 'the person or the agency deletes them'],
    openApplications: [
      'Pending and approved applications',
      'they are rejected or deleted, or the account is deleted',
    ],
    mentorMessages: ['Messages between talent and agency', 'the model’s account or profile is deleted'],
    subscribers: ['Newsletter addresses', 'always kept, with the fact that someone unsubscribed'],
    audit: ['Audit entries', 'always kept; they cannot be changed'],
  } satisfies Record<LastingKind, [what: string, until: string]>,
  change: 'Four of these periods can be shortened.',
  changeMore:
    'Those of uploads, rejected applications, enquiries and booking requests. They cannot be lengthened, because the forms promise them.',
  changeLink: 'Change them under Agency, Privacy',
  changeBy: 'A superadmin can change them under Agency, Privacy.',
} as const
