import { constants } from 'node:fs'
import { access, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { newSecretName } from '../db/ids'
import { isDiskFull, StartupError, TransientStartupError } from '../startupError'
import { isMissing, openToRead } from './disk'

/** Names the database that the pictures belong to (docs/decisions, 0042). */
export const STORE_OWNER = '.belongs-to'
const isShelf = (name: string) => name.length === 2

/**
 * Whether a top-level name belongs to the store: a folder of files or the owner file. Temporary uploads,
 * lost+found and foreign files do not.
 */
export const isOfStore = (name: string): boolean => isShelf(name) || name === STORE_OWNER

type Range = { start: number; end: number }

/**
 * The media store: the files of each id, which never change, and a temporary folder on this machine. Knows nothing of
 * permissions. The files are in UPLOADS_DIR, or in the bucket of MEDIA_URL (bucketStorage.ts).
 */
export type Storage = {
  /** UPLOADS_DIR */
  folder: string
  incoming: string
  /** Throws a StartupError when the store cannot be used. */
  prepare(): Promise<void>
  /** A new path below `incoming`, whose content may be deleted at any time. */
  newIncoming(): string
  /** Moves a finished folder from `incoming` to its place, in one step that survives a power failure (R10). */
  keep(finished: string, id: string): Promise<void>
  /** The same for an id that may have files already, which are shown in the meantime. */
  add(finished: string, id: string): Promise<void>
  /** Where a file of UPLOADS_DIR is. Others read by `open` or `localPath`. */
  pathOf(id: string, file: string): string
  /** Takes into the store what was written by `pathOf`. */
  settle(): Promise<void>
  /** A path from which programs can read the file at once; null when it does not exist. */
  localPath(id: string, file: string): Promise<string | null>
  /** Opens a file for reading; null when it does not exist. */
  open(id: string, file: string, range?: Range): Promise<Readable | null>
  size(id: string, file: string): Promise<number | null>
  files(id: string): Promise<string[]>
  madeAt(id: string): Promise<Date | null>
  remove(id: string): Promise<void>
  /** Removes one file of an id. */
  removeFile(id: string, file: string): Promise<void>
  /** Ids of all stored folders, for the search for files without rows. */
  ids(): Promise<string[]>
  /** The bytes of each id in the bucket, null where they are still on this machine; null for a store without a bucket. */
  storedBytes(): Promise<Map<string, number | null> | null>
  /** The name that `setOwner` wrote; null when there is none. */
  owner(): Promise<string | null>
  /** Writes the name of the database that owns the files, atomically. */
  setOwner(name: string): Promise<void>
  /** Names in `incoming` that are older than `moment`. */
  oldIncoming(moment: Date): Promise<string[]>
  removeIncoming(name: string): Promise<void>
  /** False after the bucket did not answer; null for a store without a bucket. */
  isInReach(): boolean | null
}

/** Opens the store in `folder`, which is created when missing. */
export function createStorage(folder: string): Storage {
  const incoming = join(folder, 'incoming')
  const folderOf = (id: string) => join(folder, id.slice(0, 2), id)
  const storage: Storage = {
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

    newIncoming: () => join(incoming, newSecretName()),

    async keep(finished, id) {
      const place = folderOf(id)
      await mkdir(join(place, '..'), { recursive: true })
      await sync(finished)
      await rename(finished, place)
      await sync(join(place, '..'))
    },

    async add(finished, id) {
      if ((await storage.files(id)).length === 0) return storage.keep(finished, id)
      for (const file of await readdir(finished)) await rename(join(finished, file), storage.pathOf(id, file))
    },

    pathOf: (id, file) => join(folderOf(id), file),
    settle: async () => {},

    async localPath(id, file) {
      return (await storage.size(id, file)) === null ? null : storage.pathOf(id, file)
    },

    open: (id, file, range) => openToRead(join(folderOf(id), file), range),

    // Below, unreadable means missing: the route answers 404 and the cleanup skips it.
    async size(id, file) {
      const found = await stat(join(folderOf(id), file)).catch(() => null)
      return found?.isFile() ? found.size : null
    },

    async files(id) {
      return readdir(folderOf(id)).catch(() => [])
    },

    async madeAt(id) {
      return (await stat(folderOf(id)).catch(() => null))?.mtime ?? null
    },

    async remove(id) {
      await rm(folderOf(id), { recursive: true, force: true })
    },

    async removeFile(id, file) {
      await rm(join(folderOf(id), file), { force: true })
    },

    async ids() {
      const shelves = await readdir(folder, { withFileTypes: true }).catch(() => [])
      const named = shelves.filter((entry) => entry.isDirectory() && isShelf(entry.name))
      const lists = await Promise.all(named.map((shelf) => readdir(join(folder, shelf.name))))
      return lists.flat()
    },

    async owner() {
      return readFile(join(folder, STORE_OWNER), 'utf8').catch((error) => {
        if (isMissing(error)) return null
        throw error
      })
    },

    async setOwner(name) {
      const half = join(incoming, newSecretName())
      await writeFile(half, name, { flush: true })
      await rename(half, join(folder, STORE_OWNER))
      await sync(folder)
    },

    async oldIncoming(moment) {
      const old: string[] = []
      for (const name of await readdir(incoming).catch(() => [])) {
        const found = await stat(join(incoming, name)).catch(() => null)
        if (found && found.mtime < moment) old.push(name)
      }
      return old
    },

    async removeIncoming(name) {
      await rm(join(incoming, name), { recursive: true, force: true })
    },

    storedBytes: async () => null,
    isInReach: () => null,
  }
  return storage
}

async function sync(folder: string) {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
