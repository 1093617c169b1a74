import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readFile, rename, rm, rmdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { filesOf } from '../backup/backup'
import { onDisk, sizeOf } from '../backup/files'
import type { Bucket, StoredObject } from '../core/files/bucket'
import { inParallel } from '../core/files/inParallel'
import { createStorage, STORE_OWNER } from '../core/files/storage'
import { StoreOutOfReachError } from '../core/files/storeOutOfReach'
import { StartupError, TransientStartupError } from '../core/startupError'

const AT_ONCE = 8
const SAY_EVERY = 500

/** A bucket and a folder such as UPLOADS_DIR, whose files have the same names. */
export type Pair = { bucket: Bucket; folder: string; say(line: string): void }
export type Moved = { moved: number; bytes: number; before: number; removed: number }

/** All objects by key, without the owner's mark. */
export async function objectsIn(bucket: Bucket): Promise<Map<string, StoredObject>> {
  const found = new Map<string, StoredObject>()
  for await (const object of bucket.list()) if (object.key !== STORE_OWNER) found.set(object.key, object)
  return found
}

/** The files of the store in a folder, without the owner's mark. */
export const filesIn = async (folder: string): Promise<string[]> =>
  (await filesOf(folder)).filter((name) => name !== STORE_OWNER)

const pathIn = ({ folder }: Pair, key: string) => join(folder, ...key.split('/'))

/**
 * Uploads each file that the bucket lacks, and with `isRemoving` deletes what is the same in the bucket to the last byte.
 * May be broken off and repeated. Throws a StartupError for a bucket of another database.
 */
export async function push(pair: Pair, isRemoving: boolean): Promise<Moved> {
  const owner = await ownerOf(pair)
  const [stored, files] = [await objectsIn(pair.bucket), await filesIn(pair.folder)]
  const done: Moved = { moved: 0, bytes: 0, before: 0, removed: 0 }
  await goOn(pair, files, done, async (key) => {
    // Deleted by the site in the meantime.
    const size = await sizeOf(pathIn(pair, key))
    if (size === null) return
    if (stored.get(key)?.size === size) done.before++
    else {
      await pair.bucket.put(key, await readFile(pathIn(pair, key)))
      done.moved++
      done.bytes += size
    }
    if (!isRemoving) return
    if (!(await isSame(pair, key, stored.get(key) ?? null)))
      throw new StartupError(`${key} is not the same in the bucket, so it was not deleted here.`)
    await removeHere(pathIn(pair, key))
    done.removed++
  })
  if (owner.here !== null && owner.there === null) await pair.bucket.put(STORE_OWNER, owner.here)
  return done
}

/** Downloads each file that the folder lacks. May be broken off and repeated. Throws as `push`. */
export async function pull(pair: Pair): Promise<Moved> {
  const storage = createStorage(pair.folder)
  await storage.prepare()
  const owner = await ownerOf(pair)
  const done: Moved = { moved: 0, bytes: 0, before: 0, removed: 0 }
  const stored = await objectsIn(pair.bucket)
  await goOn(pair, [...stored.keys()], done, async (key) => {
    const size = stored.get(key)?.size ?? 0
    if ((await sizeOf(pathIn(pair, key))) === size) {
      done.before++
      return
    }
    const response = await pair.bucket.get(key)
    if (!response?.body) return
    const half = storage.newIncoming()
    try {
      await pipeline(
        Readable.fromWeb(response.body as ReadableStream),
        createWriteStream(half, { flags: 'wx' }),
      ).catch((error) => {
        throw new StoreOutOfReachError('read', 'the answer broke off', null, { cause: error })
      })
      if ((await stat(half)).size !== size)
        throw new StoreOutOfReachError('read', 'an answer was cut off', null)
      await onDisk([half])
      await mkdir(dirname(pathIn(pair, key)), { recursive: true })
      await rename(half, pathIn(pair, key))
    } finally {
      await rm(half, { force: true })
    }
    done.moved++
    done.bytes += size
  })
  if (owner.there !== null && owner.here === null) await storage.setOwner(owner.there)
  return done
}

async function ownerOf({ bucket, folder }: Pair) {
  const there = (await (await bucket.get(STORE_OWNER))?.text()) ?? null
  const here = await createStorage(folder).owner()
  if (here !== null && there !== null && here !== there)
    throw new StartupError(
      `The bucket has files of another database than ${folder}. Choose another bucket, or another folder in it.`,
    )
  return { here, there }
}

async function goOn(pair: Pair, keys: string[], done: Moved, work: (key: string) => Promise<void>) {
  let count = 0
  try {
    await inParallel(keys, AT_ONCE, async (key) => {
      await work(key)
      count++
      if (count % SAY_EVERY === 0) pair.say(`${count} of ${keys.length} files`)
    })
  } catch (error) {
    if (!(error instanceof StoreOutOfReachError)) throw error
    throw new TransientStartupError(
      `${error.message}. ${done.moved} files were copied. Run it again: it goes on where it stopped.`,
    )
  }
}

/** With the folders that it leaves empty: no others can be removed so. */
async function removeHere(path: string) {
  await rm(path, { force: true })
  for (const empty of [dirname(path), dirname(dirname(path))]) await rmdir(empty).catch(() => {})
}

/** Compares a file with its object: by the bucket's checksum, or where that is another one, byte by byte. */
export async function isSame(pair: Pair, key: string, object: StoredObject | null): Promise<boolean> {
  const md5 = createHash('md5')
  await pipeline(createReadStream(pathIn(pair, key)), md5)
  const own = md5.digest('hex')
  if (object !== null && object.md5 === own) return true
  const response = await pair.bucket.get(key)
  if (!response) return false
  return (
    createHash('md5')
      .update(new Uint8Array(await response.arrayBuffer()))
      .digest('hex') === own
  )
}
