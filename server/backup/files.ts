import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, mkdir, open, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { isMissing } from '../core/files/disk'

export async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

/** Null when the file does not exist. */
export const sizeOf = (path: string): Promise<number | null> =>
  stat(path).then(
    ({ size }) => size,
    (error) => {
      if (isMissing(error)) return null
      throw error
    },
  )

/** Copies a file into a folder, which is created when missing. */
export async function copyInto(from: string, to: string) {
  await mkdir(dirname(to), { recursive: true })
  await copyFile(from, to)
}

/**
 * Syncs files or folders to disk. Called once at the end, because the site beside a backup waits for the same
 * disk.
 */
export async function onDisk(paths: readonly string[]) {
  if (process.platform === 'win32') return // cannot sync read-only handles or folders
  for (const path of paths) {
    const handle = await open(path, 'r')
    await handle.sync().finally(() => handle.close())
  }
}

/** False for a file that was deleted meanwhile. */
export const isCopied = (from: string, to: string) =>
  copyInto(from, to).then(
    () => true,
    (error) => {
      if (isMissing(error)) return false
      throw error
    },
  )
