import type {
  BackupRecord,
  BackupVerification,
  BucketState,
  CertificateState,
  DatabaseCheck,
  DiskState,
  FilesCheck,
  MailState,
  ReplicaCondition,
  SystemProblem,
  SystemStatus,
  UpdateRecord,
} from '../../../../shared/system'
import type { DiskSpace } from '../../../core/files/disk'
import { isEndingSoon } from '../../../core/network/certificate'
import type { Monitor } from '../../../core/processes/monitor'

const HOUR_MS = 60 * 60_000
const GIGABYTE = 1024 ** 3

const BACKUP_HOURS = 36
const MAIL_FAILING_HOURS = 6
const RESTARTS = 5
const REPLICA_HOURS = 1 / 6
const FAILED_UPDATE_HOURS = 7 * 24
const LOW_BYTES = 2 * GIGABYTE
const LOW_SHARE = 0.1

/** True below 10 % or 2 GB of free space; a disk that cannot be found has none. */
export const isLow = (space: DiskSpace | null): boolean =>
  space === null || space.free < LOW_BYTES || space.free < space.total * LOW_SHARE

/** How long ago a moment was. */
export const hoursSince = (moment: string, now: Date) => (now.getTime() - Date.parse(moment)) / HOUR_MS

/** `since`: the last successful backup or, before the first one, the first start of the installation. */
export const isBackupOverdue = (since: string, now: Date): boolean => hoursSince(since, now) >= BACKUP_HOURS

/** `since`: when the first mail failed after the last one that went out; null when none has failed. */
const isMailFailing = (since: string | null, now: Date): boolean =>
  since !== null && hoursSince(since, now) >= MAIL_FAILING_HOURS

/** Behind and not running are one trouble. */
const kindOf = (state: ReplicaCondition['state']) =>
  state === 'current' || state === 'waiting' ? state : 'trouble'

/** After ten minutes: a restart, or a provider's short fault, is no news. */
const isReplicaBehind = (replica: ReplicaCondition | null, now: Date): boolean =>
  replica !== null && kindOf(replica.state) === 'trouble' && hoursSince(replica.since, now) >= REPLICA_HOURS

/** For a week: somebody may have decided against that release. */
const isUpdateFailed = (last: UpdateRecord | null, now: Date): boolean =>
  last?.result === 'failed' && hoursSince(last.at, now) < FAILED_UPDATE_HOURS

/** Files that the database names are not in the bucket, or not whole. */
const isLacking = (check: FilesCheck | null): boolean => check !== null && check.missing + check.different > 0

/** What is known at `now`, when the replica was before in the condition `before`. */
export const conditionOf = (
  state: ReplicaCondition['state'],
  before: ReplicaCondition | null,
  now: Date,
): ReplicaCondition =>
  before && kindOf(before.state) === kindOf(state)
    ? { state, since: before.since }
    : { state, since: now.toISOString() }

/** As the state of the system shows it at `now`. */
export const certificateState = (seen: Monitor['certificate'], now: Date): CertificateState | null =>
  seen && {
    at: seen.at,
    found: seen.found && {
      issuer: seen.found.issuer,
      endsAt: seen.found.endsAt.toISOString(),
      isEnding: isEndingSoon(seen.found, now),
      refusedFor: seen.found.refusedFor,
    },
  }

/** An address that nothing answered at may just not be reached from its own machine. */
const isCertificateWrong = (state: CertificateState | null): boolean =>
  state !== null && state.found !== null && (state.found.isEnding || state.found.refusedFor !== null)

/** The last copy failed, or the last good one is too old. One that was just set has no copy yet. */
const isNotCopied = (bucket: SystemStatus['backupBucket'], now: Date): boolean =>
  bucket !== null &&
  (bucket.last?.fault != null ||
    (bucket.lastSuccess !== null && hoursSince(bucket.lastSuccess.at, now) > BACKUP_HOURS))

type Facts = {
  isRestartingOften: boolean
  databaseCheck: DatabaseCheck | null
  bucket: BucketState | null
  disks: readonly DiskState[]
  mail: Pick<MailState, 'failingSince' | 'givenUp'>
  /** mails are meant to reach somebody, and no mail server is set up */
  isMailSaved: boolean
  backup: { last: BackupRecord | null; lastVerification: BackupVerification | null; isOverdue: boolean }
  backupBucket: SystemStatus['backupBucket']
  replica: ReplicaCondition | null
  certificate: CertificateState | null
  update: { last: UpdateRecord | null }
}

/** What needs somebody's attention at `now`. */
export function problemsOf(
  {
    isRestartingOften,
    databaseCheck,
    bucket,
    disks,
    mail,
    isMailSaved,
    backup,
    backupBucket,
    replica,
    certificate,
    update,
  }: Facts,
  now: Date,
): SystemProblem[] {
  const found: [SystemProblem, boolean][] = [
    ['noMailServer', isMailSaved],
    ['mailFailing', isMailFailing(mail.failingSince, now)],
    ['mailsGivenUp', mail.givenUp > 0],
    ['diskLow', disks.some((disk) => disk.isLow)],
    ['databaseDamaged', databaseCheck !== null && databaseCheck.fault !== null],
    ['filesOutOfReach', bucket?.isInReach === false],
    ['filesMissing', isLacking(bucket?.check ?? null)],
    ['backupOverdue', backup.isOverdue],
    ['backupFailed', backup.last?.result === 'failed'],
    ['backupDamaged', (backup.lastVerification?.fault ?? null) !== null],
    ['backupNotCopied', isNotCopied(backupBucket, now)],
    ['replicaBehind', isReplicaBehind(replica, now)],
    ['certificate', isCertificateWrong(certificate)],
    ['updateFailed', isUpdateFailed(update.last, now)],
    ['restartsOften', isRestartingOften],
  ]
  return found.flatMap(([problem, isThere]) => (isThere ? [problem] : []))
}

/** The moments of `starts` within the last 24 hours and `now`, at most the latest hundred. */
export const withStart = (starts: readonly string[], now: Date): string[] =>
  [...startsInADay(starts, now), now.toISOString()].slice(-100)

/** The `starts` of the last 24 hours. */
export const startsInADay = (starts: readonly string[], now: Date): string[] =>
  starts.filter((at) => hoursSince(at, now) < 24)

/** Whether five of the `starts` were within the last hour. `first`, that of a new installation, is no restart. */
export const isRestartingOften = (starts: readonly string[], first: string | null, now: Date): boolean =>
  starts.filter((at) => at !== first && hoursSince(at, now) < 1).length >= RESTARTS
