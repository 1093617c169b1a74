import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { StartupError } from '../core/startupError'

export const DATABASE_FILE = 'agency.sqlite'
export const MEDIA_FOLDER = 'uploads'
export const MANIFEST_FILE = 'manifest.json'
/** The files that a verification found missing or changed; written only if there are any. */
export const DAMAGED_FILE = 'damaged.json'

/** Rejects paths that leave the backup. */
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

/** The contents of a backup: SHA-256 by path. */
export type Manifest = z.infer<typeof manifestSchema>

/** Throws a StartupError when `source` is no backup. */
export async function readManifest(source: string): Promise<Manifest> {
  const text = await readFile(join(source, MANIFEST_FILE), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EACCES')
      throw new StartupError(`${source} belongs to another user and cannot be read.`)
    throw new StartupError(`${source} is not a backup: it has no ${MANIFEST_FILE}.`)
  })
  return parseManifest(text, join(source, MANIFEST_FILE))
}

/** Throws a StartupError that names `where` for a text that is no manifest. */
export function parseManifest(text: string, where: string): Manifest {
  try {
    return manifestSchema.parse(JSON.parse(text))
  } catch {
    throw new StartupError(`Cannot read ${where}.`)
  }
}
