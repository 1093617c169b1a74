import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { Bucket } from './bucket'
import { freeBytes, HEADROOM_BYTES } from './disk'
import { type GrowingFile, growingFile } from './growingFile'
import type { createMediaCache } from './mediaCache'
import type { Storage } from './storage'
import { StoreOutOfReachError } from './storeOutOfReach'

type Range = { start: number; end: number }

/** Where the files of an id are in the bucket, as in UPLOADS_DIR. */
export const keyOf = (id: string, file = '') => `${id.slice(0, 2)}/${id}/${file}`
/** The id of the files to which an object of the bucket belongs, by its key. */
export const idIn = (key: string) => key.split('/')[1] ?? ''

type Download = {
  /** null when there is no such file */
  file: Promise<GrowingFile | null>
  isCached: Promise<boolean>
  aborted: AbortController
}

/** Reads files of the bucket that are not here: into the cache, and for readers while they arrive. */
export function createBucketReader(
  local: Pick<Storage, 'folder' | 'newIncoming'>,
  bucket: Bucket,
  cache: Pick<ReturnType<typeof createMediaCache>, 'take'>,
) {
  /** Under way, by key: two misses of one file fetch it once. */
  const downloads = new Map<string, Download>()

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
      isCached: intoCache(fetched, id, file, aborted.signal).finally(() => {
        if (downloads.get(key) === started) downloads.delete(key)
      }),
    }
    started.isCached.catch(() => {}) // who reads the file is told
    downloads.set(key, started)
    return started
  }

  /** Moves a file into the cache once it has arrived; true when it is there. */
  async function intoCache(
    fetched: ReturnType<typeof fetchFile>,
    id: string,
    file: string,
    aborted: AbortSignal,
  ) {
    const each = await fetched
    if (!each) return false
    try {
      await each.file.complete
      // Removed in the meantime: nothing of it may stay.
      if (aborted.aborted) await rm(each.path, { force: true })
      else await cache.take(each.path, id, file)
      return !aborted.aborted
    } finally {
      await each.file.release()
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

  return {
    /** Whether the file is in the cache now. */
    intoCache: (id: string, file: string): Promise<boolean> => download(id, file).isCached,

    /** Null when there is no such file, `cached` when it was just moved into the cache. */
    async open(id: string, file: string, range: Range | undefined): Promise<Readable | 'cached' | null> {
      const key = keyOf(id, file)
      if (!downloads.has(key)) {
        if (((await freeBytes(local.folder)) ?? 0) < HEADROOM_BYTES) return openDirectly(key, range)
        if (range !== undefined && range.start > 0) return openPart(key, range)
      }
      const started = await download(id, file).file
      return started && (started.read(range) ?? 'cached')
    },

    /** Nothing of an id that is removed arrives any more. */
    stop(id: string) {
      for (const [key, { aborted }] of downloads) if (idIn(key) === id) aborted.abort()
    },
  }
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
