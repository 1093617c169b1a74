import { readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { StartupError } from '../startupError'
import type { Bucket, StoredObject } from './bucket'
import { createBucketReader, idIn, keyOf } from './bucketReader'
import { inParallel } from './inParallel'
import { createMediaCache } from './mediaCache'
import { createStorage, STORE_OWNER, type Storage } from './storage'
import { StoreOutOfReachError } from './storeOutOfReach'

const AT_ONCE = 6
const CHECK_MS = 30_000

/**
 * The store of MEDIA_URL: files are in the bucket, copies of those read lately in the folder `cache` of UPLOADS_DIR.
 * What is in UPLOADS_DIR itself is read first: files from the time before, until `agency media push` has moved them.
 * Throws StoreOutOfReachError while the bucket does not answer and the file is not here.
 */
export function createBucketStorage(folder: string, bucket: Bucket, cacheBytes: number): Storage {
  const local = createStorage(folder)
  const cache = createMediaCache(join(folder, 'cache'), cacheBytes)
  const reader = createBucketReader(local, bucket, cache)
  let checkedAt = performance.now()

  const objectsOf = async (id: string): Promise<StoredObject[]> => {
    const found: StoredObject[] = []
    for await (const object of bucket.list(keyOf(id))) found.push(object)
    return found
  }

  async function upload(finished: string, id: string) {
    await inParallel(await readdir(finished), AT_ONCE, async (file) =>
      bucket.put(keyOf(id, file), await readFile(join(finished, file))),
    )
    // Older ones, which would be read first.
    for (const file of await readdir(finished)) await rm(local.pathOf(id, file), { force: true })
    // Who uploaded it looks at it next. Without the copy it is fetched then.
    for (const file of await readdir(finished))
      await cache.take(join(finished, file), id, file).catch(() => {})
    await rm(finished, { recursive: true, force: true })
  }

  const storage: Storage = {
    ...local,

    async prepare() {
      await local.prepare()
      await cache.load()
      try {
        for await (const _ of bucket.list(STORE_OWNER)) break
      } catch (error) {
        if (!(error instanceof StoreOutOfReachError)) throw error
        // While it does not answer, the site shows what is in the cache.
        if (error.status !== null && error.status < 500)
          throw new StartupError(
            `${error.message}. Check MEDIA_URL, AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.`,
          )
      }
    },

    keep: upload,
    add: upload,

    async settle() {
      for (const id of await local.ids()) {
        const moved = local.newIncoming()
        await rename(local.pathOf(id, ''), moved)
        await upload(moved, id)
      }
    },

    async localPath(id, file) {
      const here = (await local.localPath(id, file)) ?? (await cache.path(id, file))
      if (here !== null) return here
      return (await reader.intoCache(id, file)) ? cache.path(id, file) : null
    },

    async open(id, file, range) {
      const here = (await local.open(id, file, range)) ?? (await cache.open(id, file, range))
      if (here !== null) return here
      const read = await reader.open(id, file, range)
      return read === 'cached' ? storage.open(id, file, range) : read
    },

    async size(id, file) {
      const here = (await local.size(id, file)) ?? (await cache.size(id, file))
      return here ?? bucket.size(keyOf(id, file))
    },

    async files(id) {
      const stored = (await objectsOf(id)).map(({ key }) => key.slice(keyOf(id).length))
      return [...new Set([...(await local.files(id)), ...stored])]
    },

    async madeAt(id) {
      const times = (await objectsOf(id)).map(({ changedAt }) => changedAt.getTime())
      return times.length > 0 ? new Date(Math.max(...times)) : local.madeAt(id)
    },

    // What is on this machine goes even while the bucket is out of reach.
    async remove(id) {
      reader.stop(id)
      await Promise.all([local.remove(id), cache.remove(id)])
      await inParallel(await objectsOf(id), AT_ONCE, ({ key }) => bucket.remove(key))
    },

    async removeFile(id, file) {
      await local.removeFile(id, file)
      await bucket.remove(keyOf(id, file))
    },

    async ids() {
      const found = new Set(await local.ids())
      for await (const { key } of bucket.list()) if (key !== STORE_OWNER) found.add(idIn(key))
      return [...found]
    },

    async storedBytes() {
      const found = new Map<string, number | null>()
      for await (const { key, size } of bucket.list())
        if (key !== STORE_OWNER) found.set(idIn(key), (found.get(idIn(key)) ?? 0) + size)
      for (const id of await local.ids()) found.set(id, null)
      return found
    },

    async owner() {
      return (await (await bucket.get(STORE_OWNER))?.text()) ?? null
    },

    setOwner: (name) => bucket.put(STORE_OWNER, name),

    isInReach() {
      if (performance.now() - checkedAt > CHECK_MS) {
        checkedAt = performance.now()
        void bucket.size(STORE_OWNER).catch(() => {}) // notes the outcome
      }
      return bucket.isInReach() ?? true
    },
  }
  return storage
}
