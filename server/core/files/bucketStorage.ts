import { readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { StartupError } from '../startupError'
import type { Bucket, StoredObject } from './bucket'
import { freeBytes, HEADROOM_BYTES } from './disk'
import { type GrowingFile, growingFile } from './growingFile'
import { inParallel } from './inParallel'
import { createMediaCache } from './mediaCache'
import { createStorage, STORE_OWNER, type Storage } from './storage'
import { StoreOutOfReachError } from './storeOutOfReach'

const AT_ONCE = 6
const CHECK_MS = 30_000

type Range = { start: number; end: number }

/** Where the files of an id are in the bucket, as in UPLOADS_DIR. */
const keyOf = (id: string, file = '') => `${id.slice(0, 2)}/${id}/${file}`
const idIn = (key: string) => key.split('/')[1] ?? ''

type Download = {
  /** null when there is no such file */
  file: Promise<GrowingFile | null>
  isCached: Promise<boolean>
  aborted: AbortController
}

/**
 * The store of MEDIA_URL: files are in the bucket, copies of those read lately in the folder `cache` of UPLOADS_DIR.
 * What is in UPLOADS_DIR itself is read first: files from the time before, until `agency media push` has moved them.
 * Throws StoreOutOfReachError while the bucket does not answer and the file is not here.
 */
export function createBucketStorage(folder: string, bucket: Bucket, cacheBytes: number): Storage {
  const local = createStorage(folder)
  const cache = createMediaCache(join(folder, 'cache'), cacheBytes)
  /** Under way, by key: two misses of one file fetch it once. */
  const downloads = new Map<string, Download>()
  let checkedAt = performance.now()

  /** Fetches a file into the cache, which readers need not wait for. */
  function download(id: string, file: string): Download {
    const key = keyOf(id, file)
    const known = downloads.get(key)
    if (known) return known
    const aborted = new AbortController()
    const fetched = fetchFile(key, { signal: aborted.signal })
    const started: Download = {
      aborted,
      file: fetched.then((each) => each?.file ?? null),
      isCached: intoCache(),
    }
    started.isCached.catch(() => {}) // who reads the file is told
    downloads.set(key, started)
    return started

    async function intoCache() {
      try {
        const each = await fetched
        if (!each) return false
        try {
          await each.file.complete
          // Removed in the meantime: nothing of it may stay.
          if (aborted.signal.aborted) await rm(each.path, { force: true })
          else await cache.take(each.path, id, file)
          return !aborted.signal.aborted
        } finally {
          await each.file.release()
        }
      } finally {
        if (downloads.get(key) === started) downloads.delete(key)
      }
    }
  }

  async function fetchFile(key: string, options: { range?: Range; signal?: AbortSignal } = {}) {
    const response = await bucket.get(key, options)
    if (!response) return null
    const path = local.newIncoming()
    const size = Number(response.headers.get('content-length'))
    return { path, file: await growingFile(path, contentOf(response, size), size) }
  }

  async function openPart(key: string, range: Range): Promise<Readable | null> {
    const part = await fetchFile(key, { range })
    if (!part) return null
    const stream = part.file.read()
    part.file.complete
      .catch(() => {}) // the reader is told
      .finally(() => Promise.all([part.file.release(), rm(part.path, { force: true })]))
    return stream
  }

  /** Past the disk, which has no room for a copy (R9). */
  async function openDirectly(key: string, range: Range | undefined): Promise<Readable | null> {
    const response = await bucket.get(key, { range })
    const size = Number(response?.headers.get('content-length'))
    return response && Readable.from(contentOf(response, size), { objectMode: false })
  }

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
      return (await download(id, file).isCached) ? cache.path(id, file) : null
    },

    async open(id, file, range) {
      const here = (await local.open(id, file, range)) ?? (await cache.open(id, file, range))
      if (here !== null) return here
      const key = keyOf(id, file)
      if (!downloads.has(key)) {
        if (((await freeBytes(folder)) ?? 0) < HEADROOM_BYTES) return openDirectly(key, range)
        if (range !== undefined && range.start > 0) return openPart(key, range)
      }
      const started = await download(id, file).file
      // Null when it was just moved into the cache.
      return started && (started.read(range) ?? storage.open(id, file, range))
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
      for (const [key, { aborted }] of downloads) if (idIn(key) === id) aborted.abort()
      await Promise.all([local.remove(id), cache.remove(id)])
      await inParallel(await objectsOf(id), AT_ONCE, ({ key }) => bucket.remove(key))
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

/** The body of an answer; a body that breaks off is the bucket's fault. */
async function* contentOf({ body }: Response, size: number): AsyncGenerator<Uint8Array> {
  let arrived = 0
  try {
    for await (const part of (body ?? []) as ReadableStream<Uint8Array>) {
      arrived += part.length
      yield part
    }
  } catch (error) {
    throw new StoreOutOfReachError('read', 'the answer broke off', null, { cause: error })
  }
  if (arrived !== size) throw new StoreOutOfReachError('read', `${arrived} of ${size} bytes arrived`, null)
}
