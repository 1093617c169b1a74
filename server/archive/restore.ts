import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { Refusal } from '../core/refusal'
import { checkDatabase, DATABASE_FILE, hashOf, MANIFEST_FILE, type Manifest, MEDIA_FOLDER } from './backup'

const manifestSchema = z.object({
  madeAt: z.iso.datetime(),
  files: z.record(z.string().regex(/^(?!.*\.\.)[\w./-]+$/), z.string().length(64)),
})

// A log that a killed server left would be written over the restored database by whoever opens it next.
const BESIDE = ['', '-wal', '-shm', '-journal']

/**
 * Restores a backup into an empty place (R16). Every file's hash is checked before anything is written; one that is
 * missing or changed is a Refusal that names it, and so is a place that holds data already.
 */
export async function restore(
  source: string,
  to: { databasePath: string; uploadsDir: string },
): Promise<Manifest> {
  const manifest = await readManifest(source)
  for (const end of BESIDE) {
    const path = to.databasePath + end
    if (existsSync(path)) throw new Refusal(`${path} exists already. Move it away first.`)
  }
  const there = (await readdir(to.uploadsDir).catch(() => [])).filter((name) => name !== '.gitkeep')
  if (there.length > 0) throw new Refusal(`${to.uploadsDir} is not empty. Move what is in it away first.`)

  for (const [name, hash] of Object.entries(manifest.files)) {
    const found = await hashOf(join(source, name)).catch(() => null)
    if (found === null) throw new Refusal(`The backup is not whole: ${name} is missing.`)
    if (found !== hash) throw new Refusal(`The backup is damaged: ${name} is not what was backed up.`)
  }
  for (const name of Object.keys(manifest.files)) {
    const place =
      name === DATABASE_FILE ? to.databasePath : join(to.uploadsDir, name.slice(MEDIA_FOLDER.length + 1))
    await mkdir(dirname(place), { recursive: true })
    await copyFile(join(source, name), place)
  }
  checkDatabase(to.databasePath, 'The restored database is damaged')
  return manifest
}

async function readManifest(source: string): Promise<Manifest> {
  const text = await readFile(join(source, MANIFEST_FILE), 'utf8').catch(() => {
    throw new Refusal(`${source} is no backup: it has no ${MANIFEST_FILE}.`)
  })
  try {
    return manifestSchema.parse(JSON.parse(text))
  } catch {
    throw new Refusal(`${join(source, MANIFEST_FILE)} cannot be read.`)
  }
}
