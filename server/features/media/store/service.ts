import { mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileTypeFromFile } from 'file-type'
import { UPLOAD_MAX_BYTES } from '../../../../shared/limits'
import { MEDIA_KINDS, type MediaKind } from '../../../../shared/lists'
import { type KeptFile, uploadMessages } from '../../../../shared/media/media'
import type { AppContext, RequestContext, Session, Upload } from '../../../core/context'
import { transaction } from '../../../core/db/database'
import { newSecretName } from '../../../core/db/ids'
import { busy, invalid, notFound, tooLarge, tooMany, wrongFileType, wrongType } from '../../../core/errors'
import { serverMessages } from '../../../core/messages'
import { TaskKilledError, TaskRefusedError } from '../../../core/processes/childProcessQueue'
import { can } from '../../../core/security/permissions'
import { sameText, sign } from '../../../core/security/secrets'
import * as repository from './repository'
import { ANONYMOUS, fileType, LINK_SECONDS, shownName } from './rules'
import { keptFileView } from './views'

const HOUR_MS = 60 * 60_000

export type StoreRequest = {
  upload: Upload | null
  kinds: readonly MediaKind[]
  /** null for an anonymous upload */
  ownerId: string | null
  /** a hash of an anonymous uploader's address */
  uploader: string | null
  /** called in the inserting transaction with the stored size; throws to refuse */
  admit?: (bytes: number) => void
}

/**
 * Stores an uploaded file: detects its type, re-encodes pictures, moves the result into the store and then
 * inserts its row, private and unclaimed (R10, S22, S23). A failure leaves nothing behind. Throws 400 for no,
 * an empty or a damaged file, 413 over the size or decoding limits, 415 for a type not in `kinds`, notFound
 * when the owner was deleted meanwhile.
 */
export async function storeUpload(app: AppContext, request: StoreRequest): Promise<repository.MediaRow> {
  const { upload } = request
  if (!upload) throw invalid('file', serverMessages.noFile)
  if (upload.size === 0) throw invalid('file', serverMessages.emptyFile)
  if (upload.size > UPLOAD_MAX_BYTES) throw tooLarge(uploadMessages.tooLarge)
  const detected = (await fileTypeFromFile(upload.path))?.mime
  const type = fileType(detected)
  if (detected?.startsWith('image/hei')) throw wrongType(uploadMessages.heic)
  if (!type || !detected || !request.kinds.includes(type.kind))
    throw wrongFileType(request.kinds, shownName(upload.name))

  const id = newSecretName()
  const work = app.storage.newIncoming()
  try {
    const made =
      type.kind === 'image' ? await makePicture(app, upload, work) : await keepAsItIs(upload, work, type.file)
    await app.storage.keep(work, id)
    const row = {
      ...made,
      id,
      kind: type.kind,
      contentType: detected,
      originalName: shownName(upload.name),
      isPublic: false,
      ownerId: request.ownerId,
      uploader: request.uploader,
      createdAt: app.clock().toISOString(),
      claimedAt: null,
    }
    transaction(app.db, () => {
      // Processing takes seconds, in which the owner can delete the account.
      if (row.ownerId !== null && !repository.hasOwner(app.db, row.ownerId)) throw notFound('Account')
      request.admit?.(row.bytes)
      repository.insertMedia(app.db, row)
    })
    return row
  } catch (error) {
    await rm(work, { recursive: true, force: true })
    await app.storage.remove(id)
    throw error
  }
}

/**
 * Stores an anonymous upload for a signup request: image, video or PDF, private, deleted after a day when
 * unclaimed. 429 over the address's hourly limit, 503 over the total limit (S21).
 */
export async function uploadForSignupRequest(ctx: RequestContext): Promise<KeptFile> {
  await ctx.limits.count('upload', ctx.address)
  const uploader = sign(ctx.secrets.visitors, ctx.address)
  const admit = (bytes: number) => {
    if (ctx.config.RATE_LIMIT === 'off') return
    const hourAgo = new Date(ctx.clock().getTime() - HOUR_MS).toISOString()
    const before = repository.uploadedBy(ctx.db, uploader, hourAgo)
    if (before.files >= ANONYMOUS.filesAnHour || before.bytes + bytes > ANONYMOUS.bytesAnHour)
      throw tooMany(HOUR_MS / 1000, 'files from this connection')
    if (repository.unclaimedBytes(ctx.db) + bytes > ANONYMOUS.bytesInAll) throw busy()
  }
  // Checked before the work too, so that a refusal costs no decoding.
  admit(0)
  const request = { upload: ctx.upload, kinds: MEDIA_KINDS, ownerId: null, uploader, admit }
  return keptFileView(await storeUpload(ctx, request))
}

async function makePicture(app: AppContext, upload: Upload, work: string) {
  try {
    return await app.images.variants(upload.path, work)
  } catch (error) {
    if (error instanceof TaskKilledError) {
      app.monitor.picturesGivenUp++
      app.log.warn({ err: error, bytes: upload.size }, 'a picture was given up')
      throw tooLarge(serverMessages.tooHeavy)
    }
    if (error instanceof TaskRefusedError) throw asPictureRefusal(error.reason)
    throw error
  }
}

function asPictureRefusal(reason: string) {
  if (reason === 'pixels') return tooLarge(serverMessages.pixels)
  return invalid('file', reason === 'too many scans' ? serverMessages.manyScans : serverMessages.brokenFile)
}

async function keepAsItIs(upload: Upload, work: string, name: string) {
  await mkdir(work, { recursive: true })
  const file = await open(upload.path, 'r+')
  await file.sync().finally(() => file.close())
  await rename(upload.path, join(work, name))
  return { width: null, height: null, thumbhash: null, widths: [], bytes: upload.size }
}

/**
 * The query string that opens one private file for one session during `LINK_SECONDS`: a signature over the
 * media id, the end and the session (S20). It is valid for all sizes of a picture.
 */
export function signedQuery(
  app: Pick<AppContext, 'secrets' | 'clock'>,
  session: Pick<Session, 'id'>,
  mediaId: string,
): string {
  const end = Math.floor(app.clock().getTime() / 1000) + LINK_SECONDS
  const signature = sign(app.secrets.media, `${mediaId}\n${end}\n${session.id}`)
  return new URLSearchParams({ e: String(end), u: session.id, s: signature }).toString()
}

/**
 * A file that may be opened: public, or private with a valid signature of a live session of its owner or of
 * an administrator; else null (S20).
 */
export function openable(
  app: AppContext,
  mediaId: string,
  query: { e?: unknown; u?: unknown; s?: unknown },
  sessionById: (id: string) => Session | null,
): { row: repository.MediaRow; viewer: Session | null } | null {
  const row = repository.findMedia(app.db, mediaId)
  if (!row) return null
  if (row.isPublic) return { row, viewer: null }
  const { e: end, u: sessionId, s: signature } = query
  if (typeof end !== 'string' || typeof sessionId !== 'string' || typeof signature !== 'string') return null
  const now = Math.floor(app.clock().getTime() / 1000)
  if (!/^\d{1,11}$/.test(end) || Number(end) < now || Number(end) > now + LINK_SECONDS) return null
  if (!sameText(signature, sign(app.secrets.media, `${mediaId}\n${end}\n${sessionId}`))) return null
  const viewer = sessionById(sessionId)
  if (!viewer) return null
  const isOwner = row.ownerId !== null && row.ownerId === viewer.account.id
  return isOwner || can(viewer, 'media.openPrivate') ? { row, viewer } : null
}

export type Store = Pick<AppContext, 'storage' | 'log'>

/**
 * Deletes the files of removed rows, ignoring nulls, and returns how many. Never throws, because the rows are
 * already gone: failures are logged and the cleanup retries.
 */
export const removeFiles = ({ storage, log }: Store, ids: readonly (string | null)[]): Promise<number> =>
  removeEach(
    log,
    ids.filter((id) => id !== null),
    storage.remove,
  )

/** Removes each of `names`, logs failures, and returns how many were removed. */
export async function removeEach(
  log: AppContext['log'],
  names: readonly string[],
  remove: AppContext['storage']['remove'],
) {
  let gone = 0
  for (const name of names) {
    try {
      await remove(name)
      gone++
    } catch (error) {
      log.error({ err: error, media: name }, 'a file is left to the janitor')
    }
  }
  return gone
}
/** Removes rows, then their files; the cleanup finds what a crash leaves in between. */
export async function discardMedia(app: Store & Pick<AppContext, 'db'>, ids: readonly string[]) {
  for (const id of ids) repository.removeMedia(app.db, id)
  await removeFiles(app, ids)
}
