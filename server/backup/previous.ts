import { link, mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import { z } from 'zod'
import { DAMAGED_FILE, MANIFEST_FILE, type Manifest, MEDIA_FOLDER, readManifest } from './manifest'

/** A complete backup whose unchanged media a new one shares by hard links. */
export type Previous = Pick<Manifest, 'files'> & { folder: string; damaged: ReadonlySet<string> }

/** A store path as the manifest spells it. */
export const inManifest = (name: string) => `${MEDIA_FOLDER}/${name.split(sep).join('/')}`

/**
 * The newest backup in `folder`; null without one, or when the file system refuses hard links. `probe` is an
 * unused path in `folder`.
 */
export async function findPrevious(folder: string, probe: string): Promise<Previous | null> {
  // On any failure the backup becomes a full copy.
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  const backups: { path: string; madeAt: number }[] = []
  for (const entry of entries) {
    if (!entry.isDirectory() || entry.name.includes('.unfinished-')) continue
    const path = join(folder, entry.name)
    const manifest = await stat(join(path, MANIFEST_FILE)).catch(() => null)
    if (manifest) backups.push({ path, madeAt: manifest.mtimeMs })
  }
  for (const { path } of backups.sort((a, b) => b.madeAt - a.madeAt)) {
    const manifest = await readManifest(path).catch(() => null)
    if (!manifest) continue
    if (!(await isLinked(join(path, MANIFEST_FILE), probe))) return null
    await rm(probe, { force: true })
    return { folder: path, files: manifest.files, damaged: await damagedIn(path) }
  }
  return null
}

async function damagedIn(folder: string): Promise<Set<string>> {
  // Exists only when something is damaged.
  const text = await readFile(join(folder, DAMAGED_FILE), 'utf8').catch(() => '[]')
  return new Set(z.array(z.string()).parse(JSON.parse(text)))
}

/**
 * The path in `previous` of the store's file `name` of `size` bytes; null when it is not there. Stored files
 * never change or move, so path and size are enough. Top-level files are not shared.
 */
export async function sameIn(previous: Previous | null, name: string, size: number): Promise<string | null> {
  const known = inManifest(name)
  if (!previous?.files[known] || previous.damaged.has(known) || !name.includes(sep)) return null
  const path = join(previous.folder, MEDIA_FOLDER, name)
  const found = await stat(path).catch(() => null)
  return found?.size === size ? path : null
}

/** Creates a hard link; false when that is impossible, as across disks or with too many links. */
export async function isLinked(from: string, to: string): Promise<boolean> {
  await mkdir(dirname(to), { recursive: true })
  return link(from, to).then(
    () => true,
    () => false,
  )
}
