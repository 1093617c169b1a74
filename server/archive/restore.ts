import { existsSync } from 'node:fs'
import { chmod, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { changeDatabase } from '../core/database'
import { isOutOfReach } from '../core/errors'
import { Refusal } from '../core/refusal'
import {
  besideOf,
  checkDatabase,
  copyInto,
  DATABASE_FILE,
  hashOf,
  heldIn,
  MANIFEST_FILE,
  type Manifest,
  MEDIA_FOLDER,
  onDisk,
  type Place,
} from './backup'
import { endWhatIsOpen } from './repository'

const OWN_WRITING = 0o200

/** Whatever a file of the store may be called, but nothing that leads out of it. */
const isInside = (name: string) =>
  name === DATABASE_FILE ||
  (name.startsWith(`${MEDIA_FOLDER}/`) &&
    name.split(/[/\\]/).every((part) => !['', '.', '..'].includes(part)) &&
    !name.includes('\0'))

const manifestSchema = z.object({
  madeAt: z.iso.datetime(),
  files: z
    .record(z.string().refine(isInside), z.string().length(64))
    .refine((files) => DATABASE_FILE in files),
})

/**
 * Restores a backup into an empty place (R16). Every file's hash is checked before anything is written; one that is
 * missing or changed is a Refusal that names it, and so is a place that holds data already. The database comes last and
 * whole: what was broken off is no site that starts without its pictures. What is refused leaves nothing behind.
 * Every session and every link of the restored database has ended, and the mails that waited in it are given up:
 * everybody signs in anew.
 */
export async function restore(source: string, to: Place, now: Date): Promise<Manifest> {
  const manifest = await readManifest(source)
  // A log that a killed server left would be written over the restored database by whoever opens it next.
  for (const path of [to.databasePath, ...besideOf(to.databasePath)]) {
    if (existsSync(path)) throw new Refusal(`${path} exists already. Move it away first.`)
  }
  if (existsSync(to.uploadsDir) && (await heldIn(to.uploadsDir)).length > 0)
    throw new Refusal(`${to.uploadsDir} is not empty. Move what is in it away first.`)

  for (const [name, hash] of Object.entries(manifest.files)) {
    const found = await hashOf(join(source, name)).catch(() => null)
    if (found === null) throw new Refusal(`The backup is not whole: ${name} is missing.`)
    if (found !== hash) throw new Refusal(`The backup is damaged: ${name} is not what was backed up.`)
  }
  const media = Object.keys(manifest.files).filter((name) => name !== DATABASE_FILE)
  const inStore = (name: string) => join(to.uploadsDir, name.slice(MEDIA_FOLDER.length + 1))
  const work = `${to.databasePath}.unfinished`
  try {
    for (const name of media) await copyInto(join(source, name), inStore(name))
    await copyInto(join(source, DATABASE_FILE), work)
    // A backup that somebody keeps from being changed stays so as a copy.
    await chmod(work, (await stat(work)).mode | OWN_WRITING)
    checkDatabase(work, 'The backup holds no whole database of this program')
    endAllIn(work, now, manifest.madeAt)
    await onDisk([...media.map(inStore), work])
  } catch (error) {
    const shelves = new Set(media.map((name) => inStore(name.split('/', 2).join('/'))))
    for (const path of [...shelves, work, ...besideOf(work)]) await rm(path, { recursive: true, force: true })
    if (!isOutOfReach(error)) throw error
    throw new Refusal(
      `The disk that holds ${to.uploadsDir} or ${to.databasePath} is full. Make room and restore again.`,
    )
  }
  await rename(work, to.databasePath)
  await onDisk([dirname(to.databasePath)])
  return manifest
}

function endAllIn(path: string, now: Date, madeAt: string) {
  const db = changeDatabase(path)
  try {
    endWhatIsOpen(db, now, madeAt)
  } finally {
    db.$client.close()
  }
}

async function readManifest(source: string): Promise<Manifest> {
  const text = await readFile(join(source, MANIFEST_FILE), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EACCES') throw new Refusal(`${source} belongs to another user and cannot be read.`)
    throw new Refusal(`${source} is no backup: it has no ${MANIFEST_FILE}.`)
  })
  try {
    return manifestSchema.parse(JSON.parse(text))
  } catch {
    throw new Refusal(`${join(source, MANIFEST_FILE)} cannot be read.`)
  }
}
