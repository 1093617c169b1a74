import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import type {
  BackupBucket,
  BackupBucketForm,
  BackupBucketState,
  BackupInBucket,
} from '../../../../shared/operations/backupBucket'
import type { SystemStatus } from '../../../../shared/system'
import type { Config } from '../../../core/config'
import type { AppContext, SignedInContext } from '../../../core/context'
import { transaction } from '../../../core/db/database'
import { conflict, invalid } from '../../../core/errors'
import type { Bucket } from '../../../core/files/bucket'
import { type BucketPlace, bucketPlace } from '../../../core/files/mediaUrl'
import { decrypt, encrypt } from '../../../core/security/secrets'
import { StartupError } from '../../../core/startupError'
import { noteDangerous } from '../../access/accounts/sessionProof.service'
import { readBackups } from '../system/repository'
import { hoursSince } from '../system/rules'
import * as repository from './bucket.repository'
import { faultOf, isSamePlace, placeOf } from './bucket.rules'

const BY_VARIABLE = 'The bucket is set by BACKUP_URL in the settings of the server.'
const NONE = 'No bucket is set.'
const UNREADABLE =
  'The secret of the bucket cannot be read, because it was entered on another server. Enter it again.'
const AGAIN_HOURS = 1

type Opener = Pick<AppContext, 'db' | 'config' | 'secrets' | 'openBucket'>

/** The bucket that BACKUP_URL names; null where the settings say it. */
const namedPlace = ({ BACKUP_URL, AWS_REGION }: Config): BucketPlace | null =>
  BACKUP_URL ? bucketPlace(BACKUP_URL, AWS_REGION) : null

/** Where backups are copied to, and how the last copy ended. */
export function readBucket({
  db,
  config,
  secrets,
  copies,
}: Opener & Pick<AppContext, 'copies'>): BackupBucketState {
  const fixed = namedPlace(config)
  const stored = repository.readSecret(db)
  const place = fixed
    ? { ...fixed, folder: fixed.folder.replace(/\/$/, ''), keyId: config.AWS_ACCESS_KEY_ID ?? '' }
    : repository.readPlace(db)
  return {
    place,
    variable: fixed ? 'BACKUP_URL' : null,
    secret:
      fixed || !stored
        ? null
        : { at: stored.at, isReadable: decrypt(secrets.stored, stored.sealed) !== null },
    last: place && repository.readCopy(db),
    lastSuccess: place && repository.readLastGoodCopy(db),
    runningSince: copies.state().runningSince,
  }
}

/** The bucket of backups as the page *System* shows it; null for none. */
export function readBackupBucket({
  db,
  config,
}: Pick<AppContext, 'db' | 'config'>): SystemStatus['backupBucket'] {
  const place = namedPlace(config) ?? repository.readPlace(db)
  if (!place) return null
  return { name: place.bucket, last: repository.readCopy(db), lastSuccess: repository.readLastGoodCopy(db) }
}

/** Opens the bucket of backups; null where none is set. Throws a StartupError where it cannot be opened. */
export async function openBackupBucket(app: Opener): Promise<Bucket | null> {
  const { db, config, secrets } = app
  const fixed = namedPlace(config)
  if (fixed) {
    const { createBucket, keysIn } = await import('../../../core/files/bucket')
    return createBucket(fixed, keysIn(config))
  }
  const place = repository.readPlace(db)
  if (!place) return null
  const stored = repository.readSecret(db)
  const secret = stored && decrypt(secrets.stored, stored.sealed)
  if (secret === null) throw new StartupError(UNREADABLE)
  return app.openBucket(placeOf(place), { accessKeyId: place.keyId, secretAccessKey: secret })
}

/** The secret that a form sends or keeps. Throws 400 where there is none for this place. */
function secretOf({ db, secrets }: Opener, { secret, ...place }: BackupBucketForm): string {
  if (secret !== '') return secret
  const stored = repository.readSecret(db)
  const kept =
    stored && isSamePlace(place, repository.readPlace(db)) && decrypt(secrets.stored, stored.sealed)
  if (kept) return kept
  throw invalid(
    'secret',
    stored ? 'Enter the secret again: it was entered for another place.' : 'Enter the secret',
  )
}

/**
 * Writes, reads and deletes a small file with what a form says. Throws 400 in plain words where that does not work, 409 where
 * the environment names the bucket, and 429 after twenty tries in an hour.
 */
export async function testBucket(ctx: SignedInContext, form: BackupBucketForm): Promise<void> {
  if (ctx.config.BACKUP_URL) throw conflict(BY_VARIABLE)
  const secretAccessKey = secretOf(ctx, form)
  await ctx.limits.count('mailServer', ctx.session.account.id)
  const { tryBucket } = await import('../../../backup/bucket/copies')
  try {
    const keys = { accessKeyId: form.keyId, secretAccessKey }
    await tryBucket(await ctx.openBucket(placeOf(form), keys))
  } catch (error) {
    const fault = faultOf(error)
    throw fault === undefined ? error : invalid('answer', fault)
  }
}

/** Tries the bucket as `testBucket` does, and keeps it. The newest backup is copied there within ten minutes. */
export async function setBucket(ctx: SignedInContext, form: BackupBucketForm): Promise<void> {
  await testBucket(ctx, form)
  const { db, secrets } = ctx
  const { secret, ...place } = form
  const now = ctx.clock()
  transaction(db, () => {
    if (!isSameFolder(place, repository.readPlace(db))) repository.forgetCopies(db)
    repository.writePlace(db, place)
    if (secret !== '')
      repository.writeSecret(db, { sealed: encrypt(secrets.stored, secret), at: now.toISOString() })
    noteDangerous(ctx, now, {
      what: 'bucket of backups set',
      detail: `${placeOf(place).endpoint}/${place.bucket}`,
    })
  })
}

const isSameFolder = (given: BackupBucket, before: BackupBucket | null) =>
  isSamePlace(given, before) && given.folder === before?.folder

/** Ends the copies. What is in the bucket stays there. Throws 409 where the environment names the bucket. */
export function endBucket(ctx: SignedInContext): void {
  if (ctx.config.BACKUP_URL) throw conflict(BY_VARIABLE)
  const place = repository.readPlace(ctx.db)
  if (!place) return
  transaction(ctx.db, () => {
    repository.forgetBucket(ctx.db)
    noteDangerous(ctx, ctx.clock(), {
      what: 'bucket of backups removed',
      detail: `${placeOf(place).endpoint}/${place.bucket}`,
    })
  })
}

/** The backups in the bucket, the newest first. Throws 409 in plain words where it cannot be read. */
export async function listBucket(ctx: Opener): Promise<BackupInBucket[]> {
  try {
    const bucket = await openBackupBucket(ctx)
    if (!bucket) return []
    const { backupsIn } = await import('../../../backup/bucket/copies')
    return await backupsIn(bucket)
  } catch (error) {
    const fault = faultOf(error)
    throw fault === undefined ? error : conflict(fault)
  }
}

type Copier = Pick<AppContext, 'db' | 'config' | 'clock' | 'copies'>

/**
 * Starts to copy the newest backup into the bucket, whoever made it, unless it is there; after a fault again in an hour. Where
 * the copy lasts longer than until the next backup, that one follows.
 */
export function copyNewest({ db, config, clock, copies }: Copier): void {
  if (!config.BACKUP_URL && !repository.readPlace(db)) return
  const { lastSuccess } = readBackups(db)
  if (!lastSuccess || !existsSync(lastSuccess.folder)) return
  if (repository.readLastGoodCopy(db)?.backup === basename(lastSuccess.folder)) return
  const last = repository.readCopy(db)
  if (last?.fault && hoursSince(last.at, clock()) < AGAIN_HOURS) return
  copies.start('--to-bucket')
}

/**
 * Copies the newest backup into the bucket, for `agency backup --to-bucket`, and records how it ended. Returns the line to
 * print. Throws a StartupError.
 */
export async function copyNow(app: Opener, now: () => Date): Promise<string> {
  const { lastSuccess } = readBackups(app.db)
  if (!lastSuccess) throw new StartupError('There is no backup to copy yet.')
  const backup = basename(lastSuccess.folder)
  const record = { backup, backupAt: lastSuccess.at, files: 0, bytes: 0, fault: null }
  try {
    const bucket = await openBackupBucket(app)
    if (!bucket) throw new StartupError(NONE)
    const { copyToBucket } = await import('../../../backup/bucket/copies')
    const done = await copyToBucket(bucket, lastSuccess.folder, now())
    repository.writeCopy(app.db, { ...record, ...done, at: now().toISOString() })
    return `Copied ${backup} to the bucket: ${done.files} files, of which ${(done.bytes / 1024 ** 2).toFixed(1)} MB were new.`
  } catch (error) {
    const fault = faultOf(error)
    if (fault === undefined) throw error
    repository.writeCopy(app.db, { ...record, at: now().toISOString(), fault })
    throw new StartupError(fault)
  }
}
