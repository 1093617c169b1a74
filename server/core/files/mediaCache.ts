import { mkdir, readdir, rename, rm, rmdir, stat } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import type { Readable } from 'node:stream'
import { LRUCache } from 'lru-cache'
import { isMissing, openToRead } from './disk'

/**
 * Copies of a bucket's files on this machine: at most `maxBytes` in `folder`. Those that were not read for the longest
 * time go first. The folder may be emptied at any time.
 */
export function createMediaCache(folder: string, maxBytes: number) {
  const folderOf = (id: string) => join(folder, id.slice(0, 2), id)
  const pathOf = (key: string) => join(folderOf(key.split('/')[0] ?? ''), key.split('/')[1] ?? '')
  const sizes = new LRUCache<string, number>({
    maxSize: maxBytes,
    sizeCalculation: (size) => Math.max(size, 1),
    dispose: (_size, key, reason) => {
      if (reason === 'evict') void drop(pathOf(key))
    },
  })

  async function drop(path: string) {
    await rm(path, { force: true }).catch(() => {})
    // Only an empty folder can be removed so.
    await rmdir(dirname(path)).catch(() => {})
  }

  /** Null for a file that is not here, also when it was deleted by hand. */
  async function size(id: string, file: string): Promise<number | null> {
    const found = await stat(pathOf(`${id}/${file}`)).catch(() => null)
    if (!found?.isFile()) sizes.delete(`${id}/${file}`)
    return found?.isFile() ? found.size : null
  }

  return {
    /** Counts what an earlier start left, so that the bound holds. */
    async load() {
      await mkdir(folder, { recursive: true })
      const found: { key: string; size: number; readMs: number }[] = []
      for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile()) continue
        const path = join(entry.parentPath, entry.name)
        const { size: bytes, atimeMs } = await stat(path)
        found.push({ key: path.split(sep).slice(-2).join('/'), size: bytes, readMs: atimeMs })
      }
      for (const { key, size: bytes } of found.sort((a, b) => a.readMs - b.readMs)) sizes.set(key, bytes)
    },

    size,

    /** The path of a file, which counts as read now; null when it is not here. */
    async path(id: string, file: string): Promise<string | null> {
      const bytes = await size(id, file)
      if (bytes === null) return null
      sizes.set(`${id}/${file}`, bytes)
      return pathOf(`${id}/${file}`)
    },

    async open(id: string, file: string, range?: { start: number; end: number }): Promise<Readable | null> {
      const key = `${id}/${file}`
      const stream = await openToRead(pathOf(key), range)
      // A file that is read stays longer.
      if (stream) sizes.get(key)
      else sizes.delete(key)
      return stream
    },

    /** Moves a complete file into the cache. */
    async take(finished: string, id: string, file: string) {
      const { size: bytes } = await stat(finished)
      const path = pathOf(`${id}/${file}`)
      const move = async () => {
        await mkdir(dirname(path), { recursive: true })
        await rename(finished, path)
      }
      // Between the two the folder can be removed with its last file.
      await move().catch((error) => (isMissing(error) ? move() : Promise.reject(error)))
      sizes.set(`${id}/${file}`, bytes)
    },

    async remove(id: string) {
      for (const key of [...sizes.keys()]) if (key.startsWith(`${id}/`)) sizes.delete(key)
      await rm(folderOf(id), { recursive: true, force: true })
    },
  }
}
