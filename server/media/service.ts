import { mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileTypeFromFile } from 'file-type'
import { UPLOAD_MAX_BYTES } from '../../shared/limits'
import { MEDIA_KINDS, type MediaKind } from '../../shared/lists'
import type { KeptFile } from '../../shared/media'
import { messages } from '../../shared/messages'
import { serverMessages } from '../../shared/serverMessages'
import { findAccount } from '../accounts/repository'
import { isAgency } from '../accounts/rules'
import type { Context, House, Session, Upload } from '../core/context'
import { transaction } from '../core/database'
import { busy, invalid, notFound, tooLarge, tooMany, wrongType } from '../core/errors'
import { newSecretName } from '../core/ids'
import { GivenUp } from '../core/ownProcess'
import { sameText, sign } from '../core/secrets'
import * as repository from './repository'
import { ANONYMOUS, fileType, LINK_SECONDS, shownName } from './rules'
import { keptFileView } from './views'

const HOUR_MS = 60 * 60_000

export type StoreRequest = {
  upload: Upload | null
  kinds: readonly MediaKind[]
  /** the account it belongs to; null for an anonymous upload */
  ownerId: string | null
  /** a hash of an anonymous uploader's address */
  uploader: string | null
  /** asked in the transaction that makes the row, with the stored size; throws to refuse */
  admit?: (bytes: number) => void
}

/**
 * Keeps an uploaded file: proves its type by its bytes, writes a picture anew as responsive files, moves the result
 * into the store and only then inserts its row, private and unclaimed (R10, S22, S23). A failure leaves nothing behind.
 * Throws 400 without a file or for a damaged one, 413 over 10 MB or 40 megapixels or for a picture that takes too much
 * to decode, 415 for a type not in `kinds`, notFound when the owner's account has gone meanwhile.
 */
export async function storeUpload(house: House, request: StoreRequest): Promise<repository.MediaRow> {
  const { upload } = request
  if (!upload) throw invalid('file', serverMessages.noFile)
  if (upload.size > UPLOAD_MAX_BYTES) throw tooLarge(messages.upload.tooLarge)
  const detected = (await fileTypeFromFile(upload.path))?.mime
  const type = fileType(detected)
  if (detected?.startsWith('image/hei')) throw wrongType(serverMessages.heic)
  if (!type || !detected || !request.kinds.includes(type.kind)) throw wrongType()

  const id = newSecretName()
  const work = house.storage.newIncoming()
  try {
    const made =
      type.kind === 'image'
        ? await makePicture(house, upload, work)
        : await keepAsItIs(upload, work, type.file)
    await house.storage.keep(work, id)
    const row = {
      ...made,
      id,
      kind: type.kind,
      contentType: detected,
      originalName: shownName(upload.name),
      isPublic: false,
      ownerId: request.ownerId,
      uploader: request.uploader,
      createdAt: house.clock().toISOString(),
      claimedAt: null,
    }
    transaction(house.db, () => {
      // Making a picture takes seconds: enough for its owner to delete the account in another tab.
      if (row.ownerId !== null && !findAccount(house.db, row.ownerId)) throw notFound('Account')
      request.admit?.(row.bytes)
      repository.insertMedia(house.db, row)
    })
    return row
  } catch (error) {
    await rm(work, { recursive: true, force: true })
    await house.storage.remove(id)
    throw error
  }
}

/**
 * Keeps the file of somebody who is not signed in, for an application that follows (section 7, `POST /media/upload`):
 * image, video or PDF, always private, removed when no application claims it within a day. 429 when one address has
 * laid down its share of the hour, 503 when all such files together are too much (S21).
 */
export async function uploadForApplication(ctx: Context): Promise<KeptFile> {
  await ctx.limits.count('upload', ctx.address)
  const uploader = sign(ctx.secrets.visitors, ctx.address)
  const admit = (bytes: number) => {
    if (ctx.config.RATE_LIMIT === 'off') return
    const hourAgo = new Date(ctx.clock().getTime() - HOUR_MS).toISOString()
    const before = repository.uploadedBy(ctx.db, uploader, hourAgo)
    if (before.files >= ANONYMOUS.filesAnHour || before.bytes + bytes > ANONYMOUS.bytesAnHour)
      throw tooMany(HOUR_MS / 1000, serverMessages.uploadsFull)
    if (repository.unclaimedBytes(ctx.db) + bytes > ANONYMOUS.bytesInAll) throw busy()
  }
  // Asked before the work as well, so that a refusal costs no decoding.
  admit(0)
  const request = { upload: ctx.upload, kinds: MEDIA_KINDS, ownerId: null, uploader, admit }
  return keptFileView(await storeUpload(ctx, request))
}

async function makePicture(house: House, upload: Upload, work: string) {
  try {
    return await house.images.variants(upload.path, work)
  } catch (error) {
    if (error instanceof GivenUp) {
      house.log.warn({ err: error, bytes: upload.size }, 'a picture was given up')
      throw tooLarge(serverMessages.tooHeavy)
    }
    const text = error instanceof Error ? error.message : ''
    if (text.includes('pixel limit')) throw tooLarge(serverMessages.pixels)
    if (error instanceof Error && /Input|unsupported|corrupt|bad seek|VipsJpeg|pngload|webp|heif/i.test(text))
      throw invalid('file', serverMessages.brokenFile)
    throw error
  }
}

async function keepAsItIs(upload: Upload, work: string, name: string) {
  await mkdir(work, { recursive: true })
  const file = await open(upload.path, 'r+')
  await file.sync().finally(() => file.close())
  await rename(upload.path, join(work, name))
  return { width: null, height: null, thumbhash: null, widths: [], bytes: upload.size }
}

/**
 * The query that opens one private file for one session until `LINK_SECONDS` from now: a signature over the file's
 * id, that end and the session (S20). All sizes of one picture are one variant.
 */
export function signedQuery(
  house: Pick<House, 'secrets' | 'clock'>,
  session: Pick<Session, 'id'>,
  mediaId: string,
): string {
  const end = Math.floor(house.clock().getTime() / 1000) + LINK_SECONDS
  const signature = sign(house.secrets.media, `${mediaId}\n${end}\n${session.id}`)
  return new URLSearchParams({ e: String(end), u: session.id, s: signature }).toString()
}

/**
 * A file that may be opened: public, or private with a valid signature of a session that is still alive and that
 * belongs to the owner or the agency. Everything else is null, which the door answers with 404 (S20).
 */
export function openable(
  house: House,
  mediaId: string,
  query: { e?: unknown; u?: unknown; s?: unknown },
  sessionById: (id: string) => Session | null,
): { row: repository.MediaRow; viewer: Session | null } | null {
  const row = repository.findMedia(house.db, mediaId)
  if (!row) return null
  if (row.isPublic) return { row, viewer: null }
  const { e: end, u: sessionId, s: signature } = query
  if (typeof end !== 'string' || typeof sessionId !== 'string' || typeof signature !== 'string') return null
  const now = Math.floor(house.clock().getTime() / 1000)
  if (!/^\d{1,11}$/.test(end) || Number(end) < now || Number(end) > now + LINK_SECONDS) return null
  if (!sameText(signature, sign(house.secrets.media, `${mediaId}\n${end}\n${sessionId}`))) return null
  const viewer = sessionById(sessionId)
  if (!viewer) return null
  const isOwner = row.ownerId !== null && row.ownerId === viewer.account.id
  return isOwner || isAgency(viewer.account.role) ? { row, viewer } : null
}

/**
 * Removes the files whose rows a commit has removed, null meaning none, and returns how many went. Never throws: what
 * is committed cannot be taken back, so a file that will not go is written into the log and left to the janitor, who
 * finds folders without a row.
 */
export const removeFiles = ({ storage, log }: Store, ids: readonly (string | null)[]): Promise<number> =>
  removeEach(
    log,
    ids.filter((id) => id !== null),
    storage.remove,
  )

async function removeEach(log: House['log'], names: readonly string[], remove: House['storage']['remove']) {
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
type Store = Pick<House, 'storage' | 'log'>

/** Removes rows and then their files; what a crash leaves between the two, the janitor finds. */
export async function discardMedia(house: Store & Pick<House, 'db'>, ids: readonly string[]) {
  for (const id of ids) repository.removeMedia(house.db, id)
  await removeFiles(house, ids)
}

/**
 * The janitor (R10): removes temporary files after an hour, files that nobody claimed after a day, and folders
 * without a row in a store that is this database's own. Returns how many of each.
 */
export async function sweepMedia(house: Store & Pick<House, 'db' | 'clock' | 'config'>) {
  const now = house.clock().getTime()
  const { oldIncoming, removeIncoming } = house.storage
  const temporary = await removeEach(house.log, await oldIncoming(new Date(now - HOUR_MS)), removeIncoming)
  const unclaimed = repository
    .unclaimedSince(house.db, new Date(now - house.config.RETENTION_UPLOAD_HOURS * HOUR_MS).toISOString())
    .map(({ id }) => id)
  await discardMedia(house, unclaimed)
  repository.forgetUploaders(house.db, new Date(now - HOUR_MS).toISOString())
  const orphans = await removeFiles(house, await orphansToRemove(house, now))
  return { temporary, unclaimed: unclaimed.length, orphans }
}

/**
 * Leaves this database's name in a store that has none yet and in which it knows every file (docs/decisions, 0042).
 * Called at each start.
 */
export async function claimStore({ db, storage }: Pick<House, 'db' | 'storage'>) {
  if ((await storage.owner()) !== null) return
  const isOwn = (await storage.ids()).every((id) => repository.isKnown(db, id))
  if (isOwn) await storage.setOwner(nameOf(db))
}

const nameOf = (db: House['db']) => repository.storeName(db, newSecretName())

/** None in a store of another database: that one may know each of them. */
async function orphansToRemove(house: Store & Pick<House, 'db'>, now: number): Promise<string[]> {
  const orphans = await orphanedFolders(house, now)
  if (orphans.length === 0 || (await house.storage.owner()) === nameOf(house.db)) return orphans
  const { folder } = house.storage
  house.log.warn({ folder, files: orphans.length }, 'files of another database are left alone')
  return []
}

/** Folders older than an hour that no row names: younger ones may be an upload that is just being kept. */
async function orphanedFolders(house: Pick<House, 'db' | 'storage'>, now: number): Promise<string[]> {
  const orphans: string[] = []
  for (const id of await house.storage.ids()) {
    if (repository.isKnown(house.db, id)) continue
    const age = await house.storage.madeAt(id)
    if (age !== null && age.getTime() < now - HOUR_MS) orphans.push(id)
  }
  return orphans
}
