import { agency } from '../../../../shared/agency'
import { isFinished } from '../../../../shared/operations/setup'
import type { DiskState, SystemNotices, SystemStatus } from '../../../../shared/system'
import { hasPublicAddress, publicUrl } from '../../../core/config'
import type { AppContext, SignedInContext } from '../../../core/context'
import { transaction } from '../../../core/db/database'
import { conflict } from '../../../core/errors'
import { mailFailingSince } from '../../../core/mail/outbox'
import { readCertificate } from '../../../core/network/certificate'
import { release } from '../../../core/release'
import { replicaState } from '../../../core/replica/state'
import { audit } from '../../../core/security/audit'
import { can } from '../../../core/security/permissions'
import * as mailQueue from '../../agency/mail/repository'
import { readFilesCheck } from '../../media/cleanup/repository'
import { readBackupBucket } from '../backups/bucket.service'
import { readRecoveryCode, secretWarnings } from '../backups/recoveryCode.service'
import { readDatabaseCheck } from './databaseCheck.repository'
import * as repository from './repository'
import * as rules from './rules'
import { readUpdates } from './updates.service'
import { readWatch, readWatchCall } from './watch.repository'
import { watchView } from './watch.views'

const BACKUP_RUNS = 'A backup is being made. Please wait until it ends.'

/** Notes that the server was started. Mails that a restore gave up are listed from now on. */
export function recordStart({ db, clock }: Pick<AppContext, 'db' | 'clock'>) {
  const now = clock()
  const at = now.toISOString()
  transaction(db, () => {
    if (repository.readFirstStart(db) === null) repository.writeFirstStart(db, at)
    repository.writeStarts(db, rules.withStart(repository.readStarts(db), now))
    mailQueue.dateGivenUp(db, at)
  })
}

/** True after five restarts within an hour. */
export const isRestartingOften = ({ db, clock }: Pick<AppContext, 'db' | 'clock'>): boolean =>
  rules.isRestartingOften(repository.readStarts(db), repository.readFirstStart(db), clock())

/** True when the demo agency is to be made in an empty database, or was made in this one by an earlier start. */
export const isDemoWanted = ({ db, config }: Pick<AppContext, 'db' | 'config'>): boolean =>
  repository.holdsDemoAgency(db) || (config.DEMO_DATA && repository.isEmptyDatabase(db))

/** The disks of the database and of the media store. A database in memory is on none. */
function readDisks({ config, monitor }: Pick<AppContext, 'config' | 'monitor'>): Promise<DiskState[]> {
  const folders: [DiskState['holds'], string][] = [['media', config.uploadsDir]]
  if (config.databasePath !== ':memory:') folders.unshift(['database', config.dataDir])
  return Promise.all(
    folders.map(async ([holds, folder]) => {
      const space = await monitor.diskSpace(folder)
      return {
        holds,
        freeBytes: space?.free ?? null,
        totalBytes: space?.total ?? null,
        isLow: rules.isLow(space),
      }
    }),
  )
}

/** True when mails are only files: no mail server is set up, and this is not the demo agency. */
const isMailSaved = ({ db, config }: Pick<AppContext, 'db' | 'config'>): boolean =>
  !config.SMTP_URL && !config.DEMO_DATA && !repository.holdsDemoAgency(db)

/** What the state of the system is read from. */
export type Watched = Pick<
  AppContext,
  'db' | 'clock' | 'config' | 'monitor' | 'secrets' | 'storage' | 'backups'
>

/** What is probably not as it was meant, one line each. */
export const readWarnings = (app: Pick<AppContext, 'db' | 'monitor' | 'secrets'>): string[] => [
  ...app.monitor.doubts(),
  ...secretWarnings(app),
  ...app.monitor.startWarnings,
]

/** The bucket of MEDIA_URL; null without one. */
function readBucket({ db, storage, monitor }: Pick<AppContext, 'db' | 'storage' | 'monitor'>) {
  const isInReach = storage.isInReach()
  if (isInReach === null) return null
  return { isInReach, outOfReachSince: monitor.filesOutSince, check: readFilesCheck(db) }
}

/** The current state of the installation. Writes nothing, so that a full disk can be shown. */
export async function readStatus(app: Watched): Promise<SystemStatus> {
  const { db, monitor, config } = app
  const disks = await readDisks(app)
  const now = app.clock()
  const backups = repository.readBackups(db)
  const since = backups.lastSuccess?.at ?? repository.readFirstStart(db) ?? monitor.startedAt.toISOString()
  const status = {
    at: now.toISOString(),
    ...release,
    node: process.versions.node,
    startedAt: monitor.startedAt.toISOString(),
    startsInADay: rules.startsInADay(repository.readStarts(db), now).length,
    disks,
    databaseCheck: readDatabaseCheck(db),
    mail: {
      delivery: config.SMTP_URL ? ('smtp' as const) : ('files' as const),
      ...mailQueue.readQueue(db),
      failingSince: mailFailingSince(db),
      givenUp: mailQueue.countGivenUp(db),
    },
    backup: { ...backups, isOverdue: rules.isBackupOverdue(since, now), ...app.backups.state() },
    backupBucket: readBackupBucket(app),
    recoveryCode: readRecoveryCode(app),
    update: readUpdates(app),
    bucket: readBucket(app),
    replica: monitor.replica,
    certificate: rules.certificateState(monitor.certificate, now),
    watch: watchView(readWatch(db), readWatchCall(db)),
    picturesGivenUp: monitor.picturesGivenUp,
    startWarnings: readWarnings(app),
    errors: monitor.recentErrors(),
    lastErrors: monitor.lastErrors(),
  }
  const facts = { ...status, isRestartingOften: isRestartingOften(app), isMailSaved: isMailSaved(app) }
  return { ...status, problems: rules.problemsOf(facts, now) }
}

/**
 * The notices above every page of the back office, and whether the navigation marks the system page for a superadmin.
 */
export async function readNotices(ctx: Watched & Pick<SignedInContext, 'session'>): Promise<SystemNotices> {
  const { mail, problems } = await readStatus(ctx)
  return {
    mailFailingSince: problems.includes('mailFailing') ? mail.failingSince : null,
    isDiskLow: problems.includes('diskLow'),
    isUnlisted: hasPublicAddress(ctx.config) && !repository.holdsDemoAgency(ctx.db) && !isFinished(agency),
    isMailSaved: problems.includes('noMailServer'),
    needsAttention: can(ctx.session, 'system.read') && problems.length > 0,
  }
}

/** Starts a backup as at night. Throws conflict while one runs that was asked for here. */
export function startBackup({ db, clock, backups, session }: SignedInContext) {
  if (!backups.start()) throw conflict(BACKUP_RUNS)
  audit(db, clock(), 'backup started', session.account)
}

/** Looks how far the replica of the database is, for the state of the system, and waits up to `withinMs` for it. */
export async function watchReplica(
  { db, clock, config, monitor }: Pick<AppContext, 'db' | 'clock' | 'config' | 'monitor'>,
  withinMs?: number,
): Promise<void> {
  const state = await replicaState(config.dataDir, withinMs)
  const now = clock()
  monitor.replica = rules.conditionOf(state, monitor.replica, now)
  // A change for Litestream: after a fault it copies the last one only with the next.
  if (state === 'behind') repository.writeReplicaBehind(db, now.toISOString())
}

/** Looks for the certificate that the site's own address shows; an address without HTTPS has none. */
export async function watchCertificate(
  { clock, config, monitor }: Pick<AppContext, 'clock' | 'config' | 'monitor'>,
  read: typeof readCertificate = readCertificate,
): Promise<void> {
  const { protocol, hostname, port } = new URL(publicUrl(config))
  if (protocol !== 'https:') return
  const found = await read({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 443) })
  monitor.certificate = { at: clock().toISOString(), found }
}
