import { statfs } from 'node:fs/promises'

/** What has to stay free on a disk that the site writes to: with less it says that it is not ready (R8). */
export const HEADROOM_BYTES = 200 * 1024 * 1024

/** What is free on the disk that holds `path`, for the user that this program runs as; null where nothing is there. */
export async function freeBytes(path: string): Promise<number | null> {
  const found = await statfs(path).catch(() => null)
  return found && found.bavail * found.bsize
}
