import { type Dirent, existsSync, rmSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import Sqlite from 'better-sqlite3'
import { readDatabase } from '../core/db/database'
import { newId } from '../core/db/ids'
import { freeBytes, HEADROOM_BYTES, isMissing } from '../core/files/disk'
import type { BucketSettings } from '../core/files/openBucket'
import { isOfStore } from '../core/files/storage'
import { StartupError } from '../core/startupError'
import { mediaIds } from '../features/media/store/repository'
import { hashOf, isCopied, onDisk, sizeOf } from './files'
import { DATABASE_FILE, MANIFEST_FILE, type Manifest, MEDIA_FOLDER } from './manifest'
import { findPrevious, inManifest, isLinked, type Previous, sameIn } from './previous'

export type Place = { databasePath: string; uploadsDir: string } & Partial<BucketSettings>

/** Files that SQLite may create beside a database. */
export const besideOf = (path: string): string[] => ['-wal', '-shm', '-journal'].map((end) => path + end)

/**
 * The media ids in a database copy that nothing has open; removes the empty log that reading leaves beside
 * it. Throws a StartupError beginning with `complaint` when the copy is damaged or not ours.
 */
export function checkDatabase(path: string, complaint: string): Set<string> {
  let db: ReturnType<typeof readDatabase> | undefined
  try {
    db = readDatabase(path)
    const answer = db.$client.pragma('integrity_check(1)', { simple: true })
    if (answer !== 'ok') throw new StartupError(`${complaint}: ${String(answer)}`)
    return new Set(mediaIds(db))
  } catch (error) {
    const cause = error instanceof Error && error.cause ? error.cause : error
    throw cause instanceof Sqlite.SqliteError ? new StartupError(`${complaint}: ${cause.message}`) : error
  } finally {
    db?.$client.close()
    for (const left of besideOf(path)) rmSync(left, { force: true })
  }
}

/** The store's own top-level entries, without a database or backups placed there. */
export const heldIn = async (folder: string): Promise<Dirent[]> =>
  (await readdir(folder, { withFileTypes: true })).filter(({ name }) => isOfStore(name))

/**
 * All files of a store as relative paths. Throws a StartupError for an unreadable folder, because a backup
 * without its files would look complete.
 */
export async function filesOf(store: string): Promise<string[]> {
  const found: string[] = []
  const look = async (below: string) => {
    const entries = below === '' ? await heldIn(store) : await entriesOf(join(store, below))
    for (const entry of entries) {
      const name = join(below, entry.name)
      if (entry.isDirectory()) await look(name)
      else if (entry.isFile()) found.push(name)
    }
  }
  await look('').catch((error: NodeJS.ErrnoException) => {
    throw new StartupError(`Cannot read all of UPLOADS_DIR ${store}: ${error.message}`)
  })
  return found.sort()
}

/** Empty for a folder that was deleted meanwhile. */
const entriesOf = (folder: string) =>
  readdir(folder, { withFileTypes: true }).catch((error) => {
    if (isMissing(error)) return []
    throw error
  })

type Made = Manifest & {
  /** how many media the database names and the store lacks */
  missing: number
  /** how many are in the bucket of MEDIA_URL only: they are not copied */
  inBucket: number
  /** the size of all files, shared ones included, as a restore needs it */
  bytes: number
  /** how many files are hard links into `sharedWith`, the previous backup; null without one */
  shared: number
  sharedWith: string | null
}

/**
 * Backs up a running or stopped site into the new folder `target` (R16): the database as of one moment, then
 * the media, which never change, then a manifest. Media in the newest backup beside `target` become hard
 * links; each backup is complete without the others. The folder gets its name when it is complete; a failure
 * leaves nothing. Throws a StartupError when `target` exists or lacks room, when the database is missing or
 * damaged, and when media are unreadable or half of them missing, as on an unmounted disk: such a backup
 * would displace good ones.
 */
export async function backup(from: Place, target: string, now: Date): Promise<Made> {
  if (existsSync(target)) throw exists(target)
  if (!existsSync(from.databasePath)) throw new StartupError(`There is no database at ${from.databasePath}.`)
  await removeAbandoned(dirname(target))
  // A unique name, because two backups to one target would write into each other's files.
  const work = `${target}.unfinished-${newId()}`
  const previous = await findPrevious(dirname(target), work)
  await ensureRoom(from, dirname(target), previous)
  try {
    await mkdir(work, { recursive: true })
    const filled = await fill(work, from, now, previous)
    await rename(work, target).catch((error) => {
      throw existsSync(target) ? exists(target) : error
    })
    await onDisk([dirname(target)])
    return filled
  } catch (error) {
    await rm(work, { recursive: true, force: true })
    throw error
  }
}

const exists = (target: string) => new StartupError(`${target} already exists.`)

const ABANDONED = /\.unfinished-[0-9a-z]{26}$/
const ABANDONED_MS = 24 * 60 * 60_000

/** Removes leftovers of killed backups, which would keep deleted people's data (P3). */
async function removeAbandoned(folder: string) {
  for (const name of await readdir(folder).catch(() => [])) {
    const left = join(folder, name)
    // Deleted meanwhile.
    const made = ABANDONED.test(name) ? await stat(left).catch(() => null) : null
    if (made && Date.now() - made.mtimeMs > ABANDONED_MS) await rm(left, { recursive: true, force: true })
  }
}

const BLOCK_BYTES = 4_096
const MEGABYTE = 1024 * 1024

/** Rounded up to whole disk blocks; 0 for a missing file. */
const onBlocks = (bytes: number | null) => Math.ceil((bytes ?? 0) / BLOCK_BYTES) * BLOCK_BYTES

/** Leaves headroom, because the site may write to the same disk. */
async function ensureRoom(from: Place, folder: string, previous: Previous | null) {
  let bytes = 0
  for (const path of [from.databasePath, `${from.databasePath}-wal`]) bytes += onBlocks(await sizeOf(path))
  const names = await filesOf(from.uploadsDir)
  for (const name of names) {
    const size = await sizeOf(join(from.uploadsDir, name))
    if (size !== null && !(await sameIn(previous, name, size))) bytes += onBlocks(size)
  }
  // Folders cannot be hard links.
  bytes += new Set(names.map((name) => dirname(name))).size * BLOCK_BYTES
  let there = folder
  while (!existsSync(there)) there = dirname(there)
  const free = await freeBytes(there)
  const inMegabytes = (size: number) => `${Math.ceil(size / MEGABYTE)} MB`
  if (free !== null && free < bytes + HEADROOM_BYTES)
    throw new StartupError(
      `The disk of ${folder} has ${inMegabytes(free)} free. The backup needs ${inMegabytes(bytes)} and ${inMegabytes(HEADROOM_BYTES)} to spare. Free some space, or choose a folder on another disk.`,
    )
}

/**
 * Copies by SQLite's online backup inside a read transaction. Without one the copy would restart after each
 * write and might never end. Meanwhile the site's write-ahead log grows, because it cannot be checkpointed.
 */
async function copyDatabase(path: string, target: string) {
  const source = new Sqlite(path, { readonly: true, fileMustExist: true })
  try {
    source.exec('begin')
    source.prepare('select count(*) from sqlite_schema').get() // a transaction starts with its first read
    await source.backup(target)
  } finally {
    source.close()
  }
}

async function fill(work: string, from: Place, now: Date, previous: Previous | null): Promise<Made> {
  const files: Record<string, string> = {}
  const database = join(work, DATABASE_FILE)
  await copyDatabase(from.databasePath, database)
  const missing = checkDatabase(database, `The database ${from.databasePath} is damaged`)
  const named = missing.size
  files[DATABASE_FILE] = await hashOf(database)
  let bytes = (await sizeOf(database)) ?? 0

  const names = await filesOf(from.uploadsDir)
  for (const name of names) missing.delete(name.split(sep)[1] ?? '')
  const inBucket = await takeOutStored(missing, from)
  if (missing.size > 0 && missing.size * 2 >= named)
    throw new StartupError(
      `${missing.size} of ${named} files in the database are missing in UPLOADS_DIR ${from.uploadsDir}. Is the disk mounted? Copy lost files back from an older backup, or delete them in the admin panel.`,
    )
  const written = new Set([database])
  let shared = 0
  for (const name of names) {
    const source = join(from.uploadsDir, name)
    const copy = join(work, MEDIA_FOLDER, name)
    const size = await sizeOf(source)
    // Deleted since the list was read.
    if (size === null) continue
    const same = await sameIn(previous, name, size)
    if (same && (await isLinked(same, copy))) {
      // Hashed when first copied, and again by a verification.
      files[inManifest(name)] = previous?.files[inManifest(name)] ?? ''
      written.add(dirname(copy))
      shared++
    } else if (await isCopied(source, copy)) {
      files[inManifest(name)] = await hashOf(copy)
      written.add(copy)
    } else continue
    bytes += size
  }

  const manifest = { madeAt: now.toISOString(), files }
  await writeFile(join(work, MANIFEST_FILE), `${JSON.stringify(manifest, null, 1)}\n`, { flush: true })
  await onDisk([...written])
  return { ...manifest, missing: missing.size, inBucket, bytes, shared, sharedWith: previous?.folder ?? null }
}

/** Takes the ids that are in the bucket out of `missing`, and returns how many. Without an answer all count as there. */
async function takeOutStored(missing: Set<string>, from: Place): Promise<number> {
  const before = missing.size
  const stored =
    from.MEDIA_URL && before > 0 ? await (await import('../core/files/openBucket')).idsIn(from) : []
  if (stored === null) missing.clear()
  for (const id of stored ?? []) missing.delete(id)
  return before - missing.size
}
