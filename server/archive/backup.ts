import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import Sqlite from 'better-sqlite3'
import { Refusal } from '../core/refusal'

/** What a backup holds: every file with the SHA-256 of its bytes, by its path inside the backup. */
export type Manifest = { madeAt: string; files: Record<string, string> }

export const DATABASE_FILE = 'agency.sqlite'
export const MEDIA_FOLDER = 'uploads'
export const MANIFEST_FILE = 'manifest.json'
const NOT_KEPT = 'incoming' // half-done uploads

/** SHA-256 of a file, read as a stream. */
export async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

/** Throws a Refusal that begins with `complaint` when a database is not whole. */
export function checkDatabase(path: string, complaint: string) {
  const database = new Sqlite(path, { readonly: true })
  try {
    const answer = database.pragma('integrity_check(1)', { simple: true })
    if (answer !== 'ok') throw new Refusal(`${complaint}: ${String(answer)}`)
  } catch (error) {
    throw error instanceof Sqlite.SqliteError ? new Refusal(`${complaint}: ${error.message}`) : error
  } finally {
    database.close()
  }
}

/** Every file below a folder, as paths relative to it. */
async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort()
}

/**
 * Backs up a running or a stopped site into the new folder `target` (R16): the database by SQLite's online backup,
 * then the media (files are never changed, so a copy made after the database holds all that it names), then a
 * manifest. The folder appears under its name only when it is whole. Throws a Refusal when `target` exists, and when
 * the database is not there or damaged: a backup of it would push the good ones out.
 */
export async function backup(
  from: { databasePath: string; uploadsDir: string },
  target: string,
  now: Date,
): Promise<Manifest> {
  const work = `${target}.unfinished`
  if ((await readdir(target).catch(() => null)) !== null) throw new Refusal(`${target} exists already.`)
  if (!existsSync(from.databasePath)) throw new Refusal(`There is no database at ${from.databasePath}.`)
  await rm(work, { recursive: true, force: true })
  await mkdir(work, { recursive: true })
  const files: Record<string, string> = {}

  const source = new Sqlite(from.databasePath, { readonly: true, fileMustExist: true })
  try {
    await source.backup(join(work, DATABASE_FILE))
  } finally {
    source.close()
  }
  checkDatabase(join(work, DATABASE_FILE), `The database ${from.databasePath} is damaged`)
  files[DATABASE_FILE] = await hashOf(join(work, DATABASE_FILE))

  for (const name of await filesBelow(from.uploadsDir)) {
    if (name.split(/[/\\]/)[0] === NOT_KEPT || name === '.gitkeep') continue
    const copy = join(work, MEDIA_FOLDER, name)
    await mkdir(dirname(copy), { recursive: true })
    // A picture that was deleted since the list was read is no fault of the backup.
    const isThere = await copyFile(join(from.uploadsDir, name), copy).then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return false
        throw error
      },
    )
    if (isThere) files[`${MEDIA_FOLDER}/${name.replaceAll('\\', '/')}`] = await hashOf(copy)
  }

  const manifest = { madeAt: now.toISOString(), files }
  await writeFile(join(work, MANIFEST_FILE), `${JSON.stringify(manifest, null, 1)}\n`)
  await rename(work, target)
  return manifest
}
