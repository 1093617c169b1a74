import { statfs } from 'node:fs/promises'

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
