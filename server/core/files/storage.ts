import { once } from 'node:events'
import { constants, createReadStream, type ReadStream } from 'node:fs'
import { access, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { newSecretName } from '../db/ids'
import { isDiskFull, StartupError, TransientStartupError } from '../startupError'

/** Names the database that the pictures belong to (docs/decisions, 0042). */
export const STORE_OWNER = '.belongs-to'
const isShelf = (name: string) => name.length === 2

/**
 * Whether a top-level name belongs to the store: a folder of files or the owner file. Temporary uploads,
 * lost+found and foreign files do not.
 */
export const isOfStore = (name: string): boolean => isShelf(name) || name === STORE_OWNER

/** The media store: a folder for each file id, and a temporary folder. Knows nothing of permissions. */
export type Storage = ReturnType<typeof createStorage>

/** Opens the store in `folder`, which is created when missing. */
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
      } catch (error) {
        if (isDiskFull(error)) throw new TransientStartupError(`The disk of UPLOADS_DIR ${folder} is full.`)
        throw new StartupError(
          `Cannot write to UPLOADS_DIR ${folder}. Check the folder's owner and permissions.`,
        )
      }
    },

    /** A new path below `incoming`, whose content may be deleted at any time. */
    newIncoming: () => join(incoming, newSecretName()),

    /**
     * Moves a finished folder from `incoming` to its place, in one step that survives a power failure (R10).
     */
    async keep(finished: string, id: string) {
      const place = folderOf(id)
      await mkdir(join(place, '..'), { recursive: true })
      await sync(finished)
      await rename(finished, place)
      await sync(join(place, '..'))
    },

    pathOf: (id: string, file: string) => join(folderOf(id), file),

    /**
     * Opens a file for reading; null when it does not exist. Waits until it is open: a missing file would
     * otherwise emit an unhandled error and end the process.
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

    // Below, unreadable means missing: the route answers 404 and the cleanup skips it.
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

    /** Ids of all stored folders, for the search for files without rows. */
    async ids(): Promise<string[]> {
      const shelves = await readdir(folder, { withFileTypes: true }).catch(() => [])
      const named = shelves.filter((entry) => entry.isDirectory() && isShelf(entry.name))
      const lists = await Promise.all(named.map((shelf) => readdir(join(folder, shelf.name))))
      return lists.flat()
    },

    /** The name that `setOwner` wrote; null when there is none. */
    async owner(): Promise<string | null> {
      return readFile(join(folder, STORE_OWNER), 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null
        throw error
      })
    },

    /** Writes the name of the database that owns the files, atomically. */
    async setOwner(name: string) {
      const half = join(incoming, newSecretName())
      await writeFile(half, name, { flush: true })
      await rename(half, join(folder, STORE_OWNER))
      await sync(folder)
    },

    /** Names in `incoming` that are older than `moment`. */
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
