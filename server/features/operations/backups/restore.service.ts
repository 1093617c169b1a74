import { open, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type {
  NamedReplica,
  ReplicaStart,
  RestorePart,
  RestoreStart,
  RestoreState,
} from '../../../../shared/operations/restores'
import { acceptRestored, besidePlace, dropRestored } from '../../../backup/replacement'
import type { AppContext, SignedInContext } from '../../../core/context'
import { changeDatabase, type Db, transaction } from '../../../core/db/database'
import { conflict, invalid } from '../../../core/errors'
import { serverMessages } from '../../../core/messages'
import type { RestoreVariables } from '../../../core/processes/restoreRun'
import { KEPT_HOURS } from '../../../core/replica/litestream'
import { REPLICA_SOURCE, replicaPlace } from '../../../core/replica/place'
import { noteDangerous } from '../../access/accounts/sessionProof.service'
import { faultOf, placeOf } from './bucket.rules'
import { canBeOpened, closedSecrets, openWithCode } from './recoveryCode.service'
import { folderOf } from './service'

const AT_WORK = 'A backup is being restored. Please wait until it ends.'
const IN_BUCKET =
  'The pictures of this site are in a bucket, so a backup is restored by command: the operations guide says how.'
const OTHER_PART = 'This part does not follow what has arrived. Start the upload again.'
const NOT_READY = 'There is nothing to restore. Choose a backup again.'
const WRONG_CODE = 'That is not the recovery code.'
const NO_ADDRESS =
  'Enter an address such as s3://bucket/folder?endpoint=https://s3.example&region=eu-1 or file:///mnt/other-disk/agency'
const OTHER_MOMENT = 'Choose a moment within the last 14 days'
const RESTART_MS = 1_000
const HOUR_MS = 3_600_000
/** Clocks anywhere show at most this much before or after UTC. */
const ZONES_MS = 14 * HOUR_MS
/** Before the name of a backup that `agency restore --beside` takes from the bucket. */
const IN_BUCKET_PREFIX = 'bucket:'

type App = Pick<AppContext, 'config' | 'restores' | 'secrets'>

const uploadPath = ({ config }: Pick<App, 'config'>) => join(config.dataDir, 'restore-upload.zip')
const uploadedBytes = (app: Pick<App, 'config'>) =>
  stat(uploadPath(app)).then(
    ({ size }) => size,
    () => 0,
  )

/** How far the restore is. */
export async function readRestore(app: App): Promise<RestoreState> {
  const state = app.restores.state()
  if (state.step === 'ready') return { ...state, ...(await inRestored(app, (db) => secretsIn(db, app))) }
  if (state.step !== 'none') return state
  const received = await uploadedBytes(app)
  return received === 0 ? { step: 'none' } : { step: 'uploading', received }
}

const secretsIn = (db: Db, { secrets }: Pick<App, 'secrets'>) => {
  const closed = closedSecrets(db, secrets.stored)
  return { closed, takesCode: closed.length > 0 && canBeOpened(db, secrets.stored) }
}

async function inRestored<Found>(
  { config }: Pick<App, 'config'>,
  work: (db: Db) => Found | Promise<Found>,
): Promise<Found> {
  const db = changeDatabase(besidePlace(config).databasePath)
  try {
    return await work(db)
  } finally {
    db.$client.close()
  }
}

/**
 * Adds a part to the uploaded backup; the first one replaces what an earlier upload left. Returns how many bytes are there:
 * after a connection that was cut, the upload goes on from them. Throws 409 for another part.
 */
export async function addPart(
  ctx: SignedInContext,
  { offset, total }: RestorePart,
): Promise<{ received: number }> {
  refuseBackup(ctx)
  const { upload } = ctx
  if (!upload) throw invalid('file', serverMessages.noFile)
  const path = uploadPath(ctx)
  if (offset === 0) await rm(path, { force: true })
  const received = await uploadedBytes(ctx)
  if (received !== offset || offset + upload.size > total) throw conflict(OTHER_PART)
  const [from, to] = [await open(upload.path, 'r'), await open(path, 'a', 0o600)]
  try {
    for await (const piece of from.createReadStream({ autoClose: false })) await to.write(piece)
    await to.sync()
  } finally {
    await Promise.all([from.close(), to.close()])
  }
  return { received: received + upload.size }
}

/** A backup has pictures, which a bucket does not take back from here; a replica has none. */
function refuseBackup({ config, restores }: Pick<App, 'config' | 'restores'>) {
  if (config.MEDIA_URL) throw conflict(IN_BUCKET)
  refuseWhileAtWork(restores)
}

function refuseWhileAtWork(restores: App['restores']) {
  if (['checking', 'restarting'].includes(restores.state().step)) throw conflict(AT_WORK)
}

/**
 * Begins to check a backup, on the server or in the bucket by its name or the uploaded one, and to restore it beside the site. Nothing of the
 * site changes. Throws 404 for an unknown one, 409 while another one is at work.
 */
export async function startRestore(ctx: SignedInContext, { name, isInBucket }: RestoreStart): Promise<void> {
  refuseBackup(ctx)
  const here = () => (name === null ? uploadPath(ctx) : folderOf(ctx, name))
  const source = isInBucket && name !== null ? `${IN_BUCKET_PREFIX}${name}` : await here()
  if (name === null && (await uploadedBytes(ctx)) === 0) throw conflict(NOT_READY)
  begin(ctx, source)
}

/** Starts a restore; when it ends, what was uploaded is removed. Throws 409 while another one is at work. */
function begin(ctx: SignedInContext, source: string, variables?: RestoreVariables) {
  const work = ctx.restores.start(source, variables)
  if (!work) throw conflict(AT_WORK)
  void work.then(() => rm(uploadPath(ctx), { force: true }))
}

/** The replica that the settings of the server name. */
export const namedReplica = ({ config }: Pick<App, 'config'>): NamedReplica => ({
  url: config.REPLICA_URL ?? null,
})

/**
 * Begins to fetch the replica beside the site, to check it, and to bring it up to date there. Nothing of the site changes, and
 * the pictures stay. Throws 400 for an address that is none, or a moment that is no longer kept, 409 while another one is at work.
 */
export async function startReplica(ctx: SignedInContext, given: ReplicaStart): Promise<void> {
  refuseWhileAtWork(ctx.restores)
  const variables = ctx.config.REPLICA_URL ? {} : await typedReplica(given, ctx)
  if (given.at !== '' && !isKept(given.at, ctx.clock())) throw invalid('at', OTHER_MOMENT)
  begin(ctx, `${REPLICA_SOURCE}${given.at}`, variables)
}

/** Checked once more when the zone of the agency is known: it is in the replica. */
function isKept(at: string, now: Date): boolean {
  const age = now.getTime() - Date.parse(`${at}Z`)
  return age > -ZONES_MS && age < KEPT_HOURS * HOUR_MS + ZONES_MS
}

/** What the command gets to know of a typed replica. A bucket has to be at a public address, as one for backups. */
async function typedReplica(
  { url, keyId, secret }: ReplicaStart,
  { openBucket }: Pick<AppContext, 'openBucket'>,
): Promise<RestoreVariables> {
  const place = replicaPlace(url)
  if (!place) throw invalid('url', NO_ADDRESS)
  if (place.type === 'file') return { REPLICA_URL: url }
  if (keyId === '') throw invalid('keyId', 'Enter the key')
  if (secret === '') throw invalid('secret', 'Enter the secret')
  const { bucket, region = 'us-east-1', endpoint = '' } = place
  const at = placeOf({ bucket, region, endpoint, folder: '' })
  if (!at.endpoint.startsWith('https:')) throw invalid('url', NO_ADDRESS)
  const keys = { accessKeyId: keyId, secretAccessKey: secret }
  await openBucket(at, keys).catch((error) => {
    const fault = faultOf(error)
    throw fault === undefined ? error : invalid('url', fault.replace('BACKUP_URL', 'REPLICA_URL'))
  })
  return { REPLICA_URL: url, AWS_ACCESS_KEY_ID: keyId, AWS_SECRET_ACCESS_KEY: secret }
}

/**
 * Opens the stored passwords of the restored database with the recovery code, where one is given, and restarts the site on it.
 * Throws 400 at `code` for a wrong one, 409 when nothing is ready; nothing has changed then.
 */
export async function acceptRestore(ctx: SignedInContext, code: string): Promise<void> {
  const state = ctx.restores.state()
  if (state.step !== 'ready') throw conflict(NOT_READY)
  if (code !== '') {
    const opened = await inRestored(ctx, (db) => openWithCode(db, ctx.secrets.stored, code, ctx.clock()))
    if (opened === null) throw invalid('code', WRONG_CODE)
  }
  if (!ctx.restores.accept()) throw conflict(NOT_READY)
  transaction(ctx.db, () =>
    noteDangerous(ctx, ctx.clock(), { what: 'restore accepted', detail: `as of ${state.madeAt}` }),
  )
  await acceptRestored(ctx.config, state.files === null)
  // The answer goes out first.
  setTimeout(() => ctx.restart(), RESTART_MS).unref()
}

/** Removes what was uploaded or restored and not accepted. Throws 409 while it is at work. */
export async function dropRestore(ctx: SignedInContext): Promise<void> {
  if (!ctx.restores.forget()) throw conflict(AT_WORK)
  await rm(uploadPath(ctx), { force: true })
  await dropRestored(ctx.config)
}
