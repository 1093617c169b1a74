import { once } from 'node:events'
import { constants, createReadStream, type ReadStream } from 'node:fs'
import { access, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { newSecretName } from './ids'
import { Refusal } from './refusal'

const OWNER = '.belongs-to'
const isShelf = (name: string) => name.length === 2

/**
 * Whether a name at the top of a store is one of its own: a shelf of files, or whom they belong to. Half-done uploads,
 * a disk's lost+found and whatever somebody laid there are none of its files.
 */
export const isOfStore = (name: string): boolean => isShelf(name) || name === OWNER

/** The media store: a folder a file's id, and a place for what is not kept yet. Knows nothing of permissions. */
export type Storage = ReturnType<typeof createStorage>

/** Opens the store in `folder`, which is made when missing. */
export function createStorage(folder: string) {
  const incoming = join(folder, 'incoming')
  const folderOf = (id: string) => join(folder, id.slice(0, 2), id)
  return {
    folder,
    incoming,

    async prepare() {
      try {
        await mkdir(incoming, { recursive: true })
        await access(incoming, constants.W_OK)
      } catch {
        throw new Refusal(
          `UPLOADS_DIR ${folder} cannot be written. Check the folder's owner and permissions.`,
        )
      }
    },

    /** A new path below `incoming`, where half-done work may be thrown away at any time. */
    newIncoming: () => join(incoming, newSecretName()),

    /** Moves a finished folder from `incoming` to its place, in one step that survives a power cut (R10). */
    async keep(finished: string, id: string) {
      const place = folderOf(id)
      await mkdir(join(place, '..'), { recursive: true })
      await sync(finished)
      await rename(finished, place)
      await sync(join(place, '..'))
    },

    pathOf: (id: string, file: string) => join(folderOf(id), file),

    /**
     * A file that is open already, to be read; null when it is not there, or not any more. Opened by whoever reads, a
     * file that has gone meanwhile would be an error that nobody listens for, and that ends the process.
     */
    async open(id: string, file: string, range?: { start: number; end: number }): Promise<ReadStream | null> {
      const stream = createReadStream(join(folderOf(id), file), range)
      try {
        await once(stream, 'open')
        return stream
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
        throw error
      }
    },

    async size(id: string, file: string): Promise<number | null> {
      const found = await stat(join(folderOf(id), file)).catch(() => null)
      return found?.isFile() ? found.size : null
    },

    async files(id: string): Promise<string[]> {
      return readdir(folderOf(id)).catch(() => [])
    },

    async madeAt(id: string): Promise<Date | null> {
      return (await stat(folderOf(id)).catch(() => null))?.mtime ?? null
    },

    async remove(id: string) {
      await rm(folderOf(id), { recursive: true, force: true })
    },

    /** Ids of every kept folder, for the janitor's search for files without rows. */
    async ids(): Promise<string[]> {
      const shelves = await readdir(folder, { withFileTypes: true }).catch(() => [])
      const named = shelves.filter((entry) => entry.isDirectory() && isShelf(entry.name))
      const lists = await Promise.all(named.map((shelf) => readdir(join(folder, shelf.name))))
      return lists.flat()
    },

    /** The name that `setOwner` left; null where nobody has. */
    async owner(): Promise<string | null> {
      return readFile(join(folder, OWNER), 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null
        throw error
      })
    },

    /** Leaves the name of whom the files belong to, whole or not at all. */
    async setOwner(name: string) {
      const half = join(incoming, newSecretName())
      await writeFile(half, name, { flush: true })
      await rename(half, join(folder, OWNER))
      await sync(folder)
    },

    /** Names of what has lain in `incoming` since before `moment`. */
    async oldIncoming(moment: Date): Promise<string[]> {
      const old: string[] = []
      for (const name of await readdir(incoming).catch(() => [])) {
        const found = await stat(join(incoming, name)).catch(() => null)
        if (found && found.mtime < moment) old.push(name)
      }
      return old
    },

    async removeIncoming(name: string) {
      await rm(join(incoming, name), { recursive: true, force: true })
    },
  }
}

async function sync(folder: string) {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
