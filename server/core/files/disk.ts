import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { statfs } from 'node:fs/promises'
import type { Readable } from 'node:stream'

/** With less free space the site reports that it is not ready (R8). */
export const HEADROOM_BYTES = 200 * 1024 * 1024

/** In bytes; `free` is what this process's user can use. */
export type DiskSpace = { free: number; total: number }

/** The space of the disk that holds `path`; null when the path does not exist. */
export async function diskSpace(path: string): Promise<DiskSpace | null> {
  const found = await statfs(path).catch(() => null)
  return found && { free: found.bavail * found.bsize, total: found.blocks * found.bsize }
}

/** The free bytes of the disk that holds `path`; null when the path does not exist. */
export async function freeBytes(path: string): Promise<number | null> {
  return (await diskSpace(path))?.free ?? null
}

/** Whether a file or a folder was not there. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

/**
 * Opens a file for reading; null when it does not exist. Waits until it is open: a missing file would otherwise emit an
 * unhandled error and end the process.
 */
export async function openToRead(
  path: string,
  range?: { start: number; end: number },
): Promise<Readable | null> {
  const stream = createReadStream(path, range)
  try {
    await once(stream, 'open')
    return stream
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}
