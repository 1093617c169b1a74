import type { DiskState, MailState, ReplicaCondition, SystemProblem } from '../../../shared/system'

const GIGABYTE = 1024 ** 3
const counted = (count: number, one: string, many = `${one}s`) =>
  `${count.toLocaleString('en-IN')} ${count === 1 ? one : many}`

const sized = (bytes: number) =>
  bytes < GIGABYTE ? `${(bytes / 1024 ** 2).toFixed(1)} MB` : `${(bytes / GIGABYTE).toFixed(1)} GB`

/** Copy of the back office's system page, and of errors on every page. */
export const system = {
  title: 'System',
  needsAttention: 'needs attention',
  lead: 'The current state of this installation.',
  loading: 'Loading system...',
  failed: 'Error loading system',
  refresh: 'Refresh',
  healthy: 'Nothing needs your attention.',
  problemsTitle: 'Needs attention',
  problems: {
    noMailServer: 'No mail server is set up: emails are only saved as files and reach nobody.',
    mailFailing: 'No email has been sent for six hours or more.',
    mailsGivenUp: 'Some emails could not be sent. Call these people, or send the emails again.',
    diskLow: 'A disk is nearly full: less than 10 % or 2 GB is free.',
    filesOutOfReach:
      'The storage for pictures and files does not answer. Recently viewed pictures still show, but nothing can be uploaded.',
    filesMissing: 'Some pictures or files are missing in the bucket, or not complete.',
    backupOverdue: 'There has been no successful backup for 36 hours.',
    backupFailed: 'The last backup failed.',
    replicaBehind: 'Changes of the database have not been copied elsewhere for ten minutes or more.',
    updateFailed: 'The last update of this site failed.',
  } satisfies Record<SystemProblem, string>,
  notices: {
    label: 'System notices',
    mailFailing: 'No email has been sent since',
    mailFailingMore: 'Invitations, confirmations and password links will wait until it works again.',
    diskLow: 'The disk is nearly full. When it is full, nobody can book, apply or upload.',
    tellSuperadmin: 'Please tell a superadmin.',
    toSystem: 'Open the system page',
    mailSaved:
      'No mail server is set up. Invitations, confirmations and password links are only saved as files and reach nobody.',
    toMail: 'Set up email',
    unlisted:
      'Search engines are asked not to list this site until it has a name, an address and the city of its courts.',
    toSetup: 'Continue the setup',
  },
  program: {
    title: 'Program',
    version: 'Version',
    versionOf: (version: string, commit: string | null) =>
      commit === null ? version : `${version} (${commit})`,
    node: 'Node.js',
    started: 'Running since',
    starts: 'Starts in the last 24 hours',
    available: 'Newest release',
    none: 'This one.',
    lookedAt: 'Last looked',
    waiting: 'Not installed',
    changes: 'What changed',
    lastUpdate: 'Last update',
    fromTo: (from: string, to: string) => `${from} to ${to}`,
    automatic: 'Install new releases at night',
    automaticWords: { on: 'On', off: 'Off' },
    automaticFailed: 'Failed to save. Please try again.',
    pictures: 'Images that could not be processed since the start',
  },
  storage: {
    title: 'Storage',
    holds: { database: 'Disk of the database', media: 'Disk of the media' } satisfies Record<
      DiskState['holds'],
      string
    >,
    free: (free: number, total: number) =>
      `${(free / GIGABYTE).toFixed(1)} GB of ${(total / GIGABYTE).toFixed(1)} GB free (${Math.floor((free / total) * 100)} %)`,
    missing: 'Folder not found',
    bucket: 'Bucket of pictures and files',
    inReach: 'Answers',
    outOfReach: 'Does not answer',
    since: 'since',
    compared: 'Compared with the database',
    notYet: 'Not yet; once a week',
    allThere: (count: number) => `${counted(count, 'file')}, all there`,
    lacking: (missing: number, different: number) =>
      `${counted(missing, 'file')} missing, ${different.toLocaleString('en-IN')} not whole`,
    unknown: (count: number) => `${counted(count, 'file')} in the bucket without a record`,
    examples: 'For example',
    low: 'Nearly full',
  },
  backups: {
    title: 'Backups',
    last: 'Last backup',
    lastSuccess: 'Last successful backup',
    verified: 'Last verified',
    never: 'Never',
    none: 'None yet',
    overdue: 'Overdue',
    failed: 'Failed',
    size: (files: number, bytes: number) => `${counted(files, 'file')}, ${sized(bytes)}`,
    replica: 'Copy of the database elsewhere',
    replicaStates: {
      current: 'Up to date, since',
      behind: 'Behind, since',
      stopped: 'Not running, since',
    } satisfies Record<ReplicaCondition['state'], string>,
    make: 'Back up now',
    making: 'Backing up...',
    made: (files: number, bytes: number, folder: string) =>
      `Backed up ${counted(files, 'file')}, ${sized(bytes)}, to ${folder}`,
    notMade: 'The backup could not be made:',
    makeFailed: 'Failed to start a backup',
    how: 'The operations guide explains how to make one every night.',
  },
  mail: {
    title: 'Email',
    delivery: 'Delivery',
    how: {
      smtp: 'Through the mail server',
      files: 'Saved as files in the outbox folder, because no mail server is set up',
    } satisfies Record<MailState['delivery'], string>,
    waiting: 'Waiting',
    oldest: 'Oldest since',
    failed: 'Failed at least once',
    failingSince: 'Failing since',
    failing: 'Failing',
    reasons: 'Reason',
    times: (count: number) => counted(count, 'email'),
    test: 'Send a test email',
    testing: 'Sending...',
    sent: (to: string) => `We sent a test email to ${to}. The mail server answered:`,
    notSent: (to: string) => `We could not send a test email to ${to}. The mail server answered:`,
    testFailed: 'Failed to send the test email',
    retry: 'Try all now',
    retrying: 'Trying...',
    retried: (count: number) => `Trying ${counted(count, 'email')} again`,
    retryFailed: 'Failed to try the emails again',
  },
  givenUp: {
    title: 'Emails that were not sent',
    lead: 'We tried for three days, or they were waiting in a backup that was restored. They stay on this list for 30 days; their text is kept for 7.',
    loading: 'Loading emails...',
    failed: 'Error loading emails',
    empty: 'None.',
    columns: {
      recipient: 'To',
      subject: 'Subject',
      reason: 'Reason',
      written: 'Written',
      actions: 'Actions',
    },
    unknown: 'Unknown',
    retry: 'Try again',
    retryOf: (to: string) => `Try again: email to ${to}`,
    retried: 'Trying the email again',
    remove: 'Remove',
    removeOf: (to: string) => `Remove the email to ${to} from the list`,
    removeAll: 'Remove all',
    removed: 'Removed from the list',
    changeFailed: 'Failed to change the list',
    question: (count: number) =>
      `Remove ${counted(count, 'email')} from this list? They will not be sent, and you will no longer see who they were for.`,
    removing: 'Removing...',
  },
  warnings: { title: 'Startup warnings', none: 'None.' },
  lastErrors: {
    title: 'The last 50 errors',
    columns: { id: 'Request id', kind: 'Kind', path: 'Where', at: 'When' },
  },
  errors: {
    title: 'Errors since the start',
    lead: 'Unexpected errors, latest first, up to 50. Search the log by request id for more.',
    none: 'None.',
    columns: { kind: 'Kind', path: 'Where', count: 'Times', last: 'Last', ids: 'Request ids' },
  },
} as const
