import { createHash } from 'node:crypto'
import { createReadStream, type Dirent, existsSync, rmSync } from 'node:fs'
import { copyFile, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import Sqlite from 'better-sqlite3'
import { readDatabase } from '../core/database'
import { freeBytes, HEADROOM_BYTES } from '../core/disk'
import { newId } from '../core/ids'
import { Refusal } from '../core/refusal'
import { isOfStore } from '../core/storage'
import { mediaIds } from '../media/repository'

/** What a backup holds: every file with the SHA-256 of its bytes, by its path inside the backup. */
export type Manifest = { madeAt: string; files: Record<string, string> }

export const DATABASE_FILE = 'agency.sqlite'
export const MEDIA_FOLDER = 'uploads'
export const MANIFEST_FILE = 'manifest.json'

/** SHA-256 of a file, read as a stream. */
export async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

/** Where a site's data lies: its database, and the folder of its media. */
export type Place = { databasePath: string; uploadsDir: string }

/** What SQLite may lay beside a database. */
export const besideOf = (path: string): string[] => ['-wal', '-shm', '-journal'].map((end) => path + end)

/**
 * The ids of the files that a database names, a copy that nobody has open: looking at one leaves an empty log beside
 * it, which goes again. A Refusal that begins with `complaint` when it is not whole, or not ours.
 */
export function checkDatabase(path: string, complaint: string): Set<string> {
  let db: ReturnType<typeof readDatabase> | undefined
  try {
    db = readDatabase(path)
    const answer = db.$client.pragma('integrity_check(1)', { simple: true })
    if (answer !== 'ok') throw new Refusal(`${complaint}: ${String(answer)}`)
    return new Set(mediaIds(db))
  } catch (error) {
    const cause = error instanceof Error && error.cause ? error.cause : error
    throw cause instanceof Sqlite.SqliteError ? new Refusal(`${complaint}: ${cause.message}`) : error
  } finally {
    db?.$client.close()
    for (const left of besideOf(path)) rmSync(left, { force: true })
  }
}

/** What a store holds of its own at its top: not the database or the backups, where somebody laid them into it. */
export const heldIn = async (folder: string): Promise<Dirent[]> =>
  (await readdir(folder, { withFileTypes: true })).filter(({ name }) => isOfStore(name))

/**
 * Every file of a store, as paths relative to it. A folder that cannot be read is a Refusal: a backup without its files
 * would look like every other.
 */
async function filesOf(store: string): Promise<string[]> {
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
    throw new Refusal(`UPLOADS_DIR ${store} cannot be read whole: ${error.message}`)
  })
  return found.sort()
}

/** Nothing, too, for a picture that was deleted since its shelf was read. */
const entriesOf = (folder: string) =>
  readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })

/** Copies a file into a folder that is made when missing. */
export async function copyInto(from: string, to: string) {
  await mkdir(dirname(to), { recursive: true })
  await copyFile(from, to)
}

/**
 * Waits until files, or folders' lists of names, would outlast a power cut. Asked for all at the end, not after each:
 * the first wait writes out nearly all of them, and the site that runs beside a backup waits for the same disk.
 */
export async function onDisk(paths: readonly string[]) {
  if (process.platform === 'win32') return // has no such wait for what is open to be read, nor for folders
  for (const path of paths) {
    const handle = await open(path, 'r')
    await handle.sync().finally(() => handle.close())
  }
}

/**
 * Backs up a running or a stopped site into the new folder `target` (R16): the database as of one moment,
 * then the media (files are never changed, so a copy made after the database holds all that it names), then a
 * manifest. The folder appears under its name only when it is whole. Throws a Refusal when `target` exists or its disk
 * has no room, when the database is not there or damaged, and when its media cannot be read or half of those that it
 * names are missing, as where their disk is not mounted: such a backup would push the good ones out. What fails leaves
 * nothing behind. `missing` counts the media that the database names and the store has not.
 */
export async function backup(
  from: Place,
  target: string,
  now: Date,
): Promise<Manifest & { missing: number }> {
  if (existsSync(target)) throw exists(target)
  if (!existsSync(from.databasePath)) throw new Refusal(`There is no database at ${from.databasePath}.`)
  await removeAbandoned(dirname(target))
  await ensureRoom(from, dirname(target))
  // A name of its own: of two at once to the same target, each would write into the other's.
  const work = `${target}.unfinished-${newId()}`
  try {
    await mkdir(work, { recursive: true })
    const filled = await fill(work, from, now)
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

const exists = (target: string) => new Refusal(`${target} exists already.`)

const ABANDONED = /\.unfinished-[0-9a-z]{26}$/
const ABANDONED_MS = 24 * 60 * 60_000

/** Removes what backups that were killed have left beside a new one: it would hold for good who has left since (P3). */
async function removeAbandoned(folder: string) {
  for (const name of await readdir(folder).catch(() => [])) {
    const left = join(folder, name)
    const made = ABANDONED.test(name) ? await stat(left).catch(() => null) : null
    if (made && Date.now() - made.mtimeMs > ABANDONED_MS) await rm(left, { recursive: true, force: true })
  }
}

const BLOCK_BYTES = 4_096
const MEGABYTE = 1024 * 1024

/** Not up to the last byte: where the site lies on the same disk, the backup would leave it none to write on. */
async function ensureRoom(from: Place, folder: string) {
  const media = (await filesOf(from.uploadsDir)).map((name) => join(from.uploadsDir, name))
  let bytes = 0
  for (const path of [from.databasePath, `${from.databasePath}-wal`, ...media])
    bytes += Math.ceil(((await stat(path).catch(() => null))?.size ?? 0) / BLOCK_BYTES) * BLOCK_BYTES
  let there = folder
  while (!existsSync(there)) there = dirname(there)
  const free = await freeBytes(there)
  const inMegabytes = (size: number) => `${Math.ceil(size / MEGABYTE)} MB`
  if (free !== null && free < bytes + HEADROOM_BYTES)
    throw new Refusal(
      `The disk of ${folder} has ${inMegabytes(free)} free, and the backup takes ${inMegabytes(bytes)} and leaves ${inMegabytes(HEADROOM_BYTES)}. Make room, or name a folder on another disk.`,
    )
}

/**
 * By SQLite's online backup, as of one moment: the begun transaction holds that moment. Without it the copy would begin
 * anew after each write of the site, and of a large database never end. Meanwhile the site writes on into its log,
 * which cannot be folded back before the copy is done and so grows by what is written until then.
 */
async function copyDatabase(path: string, target: string) {
  const source = new Sqlite(path, { readonly: true, fileMustExist: true })
  try {
    source.exec('begin')
    source.prepare('select count(*) from sqlite_schema').get() // the moment: a transaction begins with its first read
    await source.backup(target)
  } finally {
    source.close()
  }
}

async function fill(work: string, from: Place, now: Date): Promise<Manifest & { missing: number }> {
  const files: Record<string, string> = {}
  await copyDatabase(from.databasePath, join(work, DATABASE_FILE))
  const missing = checkDatabase(join(work, DATABASE_FILE), `The database ${from.databasePath} is damaged`)
  const named = missing.size
  files[DATABASE_FILE] = await hashOf(join(work, DATABASE_FILE))

  const names = await filesOf(from.uploadsDir)
  for (const name of names) missing.delete(name.split(sep)[1] ?? '')
  if (missing.size > 0 && missing.size * 2 >= named)
    throw new Refusal(
      `${missing.size} of the ${named} files that the database names are missing in UPLOADS_DIR ${from.uploadsDir}. Is its disk there? What is lost, lay back out of an older backup or delete at the desk.`,
    )
  for (const name of names) {
    const copy = join(work, MEDIA_FOLDER, name)
    // A picture that was deleted since the list was read is no fault of the backup.
    const isThere = await copyInto(join(from.uploadsDir, name), copy).then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return false
        throw error
      },
    )
    if (isThere) files[`${MEDIA_FOLDER}/${name.split(sep).join('/')}`] = await hashOf(copy)
  }

  const manifest = { madeAt: now.toISOString(), files }
  await writeFile(join(work, MANIFEST_FILE), `${JSON.stringify(manifest, null, 1)}\n`, { flush: true })
  await onDisk(Object.keys(files).map((name) => join(work, name)))
  return { ...manifest, missing: missing.size }
}
