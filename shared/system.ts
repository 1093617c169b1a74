import { z } from 'zod'
import type { BackupCopy } from './operations/backupBucket'
import type { WatchCall } from './operations/outsideWatch'
import type { RecoveryCodeState } from './operations/recoveryCode'
import { paging } from './paging'
import { line } from './text/text'

/** Problems of the installation, in the order of the system page. */
export const systemProblems = [
  'noMailServer',
  'mailFailing',
  'mailsGivenUp',
  'diskLow',
  'databaseDamaged',
  'filesOutOfReach',
  'filesMissing',
  'backupOverdue',
  'backupFailed',
  'backupDamaged',
  'backupNotCopied',
  'replicaBehind',
  'certificate',
  'updateFailed',
  'restartsOften',
] as const
export type SystemProblem = (typeof systemProblems)[number]

/** A backup as recorded by `npm run backup`. Times are ISO 8601, UTC. */
export const backupRecord = z.object({
  at: z.iso.datetime(),
  folder: z.string(),
  files: z.number(),
  bytes: z.number(),
  seconds: z.number(),
  result: z.enum(['ok', 'failed']),
  reason: z.string().nullable(),
})
export type BackupRecord = z.output<typeof backupRecord>

/** The last time that a backup was compared with what it had when it was made; `fault` is what was wrong, null for nothing. */
export const backupVerification = z.object({
  at: z.iso.datetime(),
  folder: z.string(),
  fault: z.string().nullable().default(null),
})
export type BackupVerification = z.output<typeof backupVerification>

const moment = z.iso.datetime()
const availableRelease = z.object({
  version: z.string(),
  changes: z.string(),
  /** its makers say that it closes a hole */
  isSecurity: z.literal(true).optional(),
})
export type AvailableRelease = z.output<typeof availableRelease>
const updateResult = {
  from: z.string(),
  to: z.string(),
  result: z.enum(['ok', 'failed']),
  reason: z.string().nullable(),
}

/** When a newer release was last looked for, and the one that was found. */
export const updateCheck = z.object({ at: moment, available: availableRelease.nullable() })
export type UpdateCheck = z.output<typeof updateCheck>

export const updateRecord = z.object({ at: moment, ...updateResult })
export type UpdateRecord = z.output<typeof updateRecord>

/** What `agency update` tells the site. */
export const updateNote = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('check'),
    available: availableRelease.nullable(),
    /** the newest that closes a hole, if there is one */
    security: availableRelease.optional(),
  }),
  z.object({ kind: z.literal('update'), ...updateResult }),
])
export type UpdateNote = z.output<typeof updateNote>

export type UpdateState = {
  /** null where nothing looks for releases */
  check: UpdateCheck | null
  last: UpdateRecord | null
  automatic: AutomaticUpdates
}
/** Which new releases a superadmin allowed to be installed at night. */
export const AUTOMATIC_UPDATES = ['off', 'security', 'all'] as const
export type AutomaticUpdates = (typeof AUTOMATIC_UPDATES)[number]
export const automaticUpdates = z.object({ automatic: z.enum(AUTOMATIC_UPDATES) })

/** When the database was last checked, and what was wrong with it; null for nothing. */
export const databaseCheck = z.object({ at: moment, fault: z.string().nullable() })
export type DatabaseCheck = z.output<typeof databaseCheck>

/** How the bucket of MEDIA_URL was last compared with the database; `unknown` are in it without a row. */
export const filesCheck = z.object({
  at: moment,
  files: z.number(),
  missing: z.number(),
  different: z.number(),
  unknown: z.number(),
  examples: z.array(z.string()),
})
export type FilesCheck = z.output<typeof filesCheck>

export type BucketState = {
  isInReach: boolean
  /** as far as alerts have noticed it */
  outOfReachSince: string | null
  check: FilesCheck | null
}

/** A disk that holds data, in bytes; `null` where it cannot be read. */
export type DiskState = {
  holds: 'database' | 'media'
  freeBytes: number | null
  totalBytes: number | null
  isLow: boolean
}

/**
 * The copy of the database elsewhere. `current`: it has everything of some seconds ago. `since` is when it began to be that,
 * or ceased to be.
 */
export type ReplicaCondition = { state: 'current' | 'behind' | 'stopped' | 'waiting'; since: string }

/** The certificate of the site's own address, as last looked for at `at`; `found` is null when nothing answered. */
export type CertificateState = {
  at: string
  found: {
    issuer: string
    endsAt: string
    /** it should have been renewed by now */
    isEnding: boolean
    /** why browsers refuse it; null when they do not */
    refusedFor: string | null
  } | null
}

export type MailState = {
  delivery: 'smtp' | 'files'
  waiting: number
  oldestWaitingAt: string | null
  /** waiting mails that failed at least once */
  failed: number
  reasons: { reason: string; count: number }[]
  failingSince: string | null
  givenUp: number
}

/** Unexpected errors of one kind at one path since the start; `requestIds` are the latest, newest first. */
export type SystemError = {
  kind: string
  path: string
  count: number
  lastAt: string
  requestIds: string[]
}

/** One unexpected error; one that no request caused has no id. */
export type SingleError = { requestId: string | null; kind: string; path: string; at: string }

/** State of the installation at `at`, for superadmins. Times are ISO 8601, UTC. */
export type SystemStatus = {
  at: string
  version: string
  commit: string | null
  node: string
  startedAt: string
  /** server starts within the last 24 hours */
  startsInADay: number
  disks: DiskState[]
  /** null in the first minute */
  databaseCheck: DatabaseCheck | null
  mail: MailState
  backup: {
    last: BackupRecord | null
    lastSuccess: BackupRecord | null
    lastVerification: BackupVerification | null
    isOverdue: boolean
    /** since when one runs that was asked for here */
    runningSince: string | null
    /** why the last one that was asked for here could not be made */
    fault: string | null
  }
  /** the bucket that backups are copied to; null for none */
  backupBucket: { name: string; last: BackupCopy | null; lastSuccess: BackupCopy | null } | null
  /** null when none was made */
  recoveryCode: RecoveryCodeState | null
  update: UpdateState
  /** null without MEDIA_URL */
  bucket: BucketState | null
  /** null without REPLICA_URL, and in the first half minute */
  replica: ReplicaCondition | null
  /** null without an https address, and in the first minute */
  certificate: CertificateState | null
  /** null when there is none; `host` of its address, which is a secret */
  watch: { host: string; last: WatchCall | null } | null
  /** since the start */
  picturesGivenUp: number
  startWarnings: string[]
  /** by kind and place, since the start */
  errors: SystemError[]
  /** the last 50 */
  lastErrors: SingleError[]
  problems: SystemProblem[]
}

/** Warnings for all administrators; `needsAttention` is false for those who are not superadmins. */
export type SystemNotices = {
  mailFailingSince: string | null
  isDiskLow: boolean
  /** search engines are asked not to list the site, because its setup is not finished */
  isUnlisted: boolean
  /** no mail server is set up: mails are files that reach nobody */
  isMailSaved: boolean
  needsAttention: boolean
}

/** A mail that was not delivered within three days, or was waiting in a restored backup. */
export type GivenUpMail = {
  id: string
  recipient: string
  subject: string
  reason: string | null
  writtenAt: string
  givenUpAt: string
  /** false once its text is deleted */
  canRetry: boolean
}

export const givenUpMailsPage = paging(20)
export type GivenUpMailsPage = z.output<typeof givenUpMailsPage>
export const mailId = z.object({ id: line(80) })

export type TestMail = { to: string; isSent: boolean; answer: string }
