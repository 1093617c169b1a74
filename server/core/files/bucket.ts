import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { type Dispatcher, fetch as fetchBy } from 'undici'
import type { Config } from '../config'
import type { BucketPlace } from './mediaUrl'
import { StoreOutOfReachError } from './storeOutOfReach'

/** Long enough for the largest stored file on a slow line. */
const REQUEST_MS = 30_000
const LIST_MAX = 1_000

export type BucketKeys = { accessKeyId: string; secretAccessKey: string }

/** The keys of the environment, for the buckets that it names. */
export const keysIn = (
  config: Partial<Pick<Config, 'AWS_ACCESS_KEY_ID' | 'AWS_SECRET_ACCESS_KEY'>>,
): BucketKeys => ({
  accessKeyId: config.AWS_ACCESS_KEY_ID ?? '',
  secretAccessKey: config.AWS_SECRET_ACCESS_KEY ?? '',
})

/** An object as the bucket lists it. `md5` is null where the bucket's mark is not one. */
export type StoredObject = { key: string; size: number; md5: string | null; changedAt: Date }

type Range = { start: number; end: number }

/** The few requests of S3 that files need. Keys are below the folder of MEDIA_URL. */
export type Bucket = ReturnType<typeof createBucket>

/**
 * Every request is signed, and no address that would open a file by itself is ever made. `dispatcher` makes the connections
 * to a place that somebody typed on a page; then no redirect is followed.
 */
export function createBucket(
  { bucket, folder, endpoint, region }: BucketPlace,
  keys: BucketKeys,
  dispatcher?: Dispatcher,
) {
  const client = new AwsClient({ ...keys, service: 's3', region, retries: 2 })
  const root = `${endpoint}/${bucket}`
  /** The outcome of the last request; null before the first. */
  let isInReach: boolean | null = null

  const ask = async (address: string, init: RequestInit): Promise<Response> => {
    if (!dispatcher) return client.fetch(address, init)
    const { url, method, headers } = await client.sign(address, init)
    const { body, signal = null } = init as { body?: Uint8Array<ArrayBuffer> | string; signal?: AbortSignal }
    const answer = await fetchBy(url, {
      ...{ method, signal, dispatcher, redirect: 'manual', headers: [...headers] },
      ...(body !== undefined && { body }),
    })
    return answer as unknown as Response
  }

  /** Any answer but the `expected` ones means out of reach: a refusal is no reason to call a file missing. */
  async function send(what: string, address: string, init: RequestInit, expected: readonly number[]) {
    let response: Response
    try {
      const signal = AbortSignal.any([AbortSignal.timeout(REQUEST_MS), ...(init.signal ? [init.signal] : [])])
      response = await ask(address, { ...init, signal })
    } catch (error) {
      if (init.signal?.aborted) throw error
      isInReach = false
      throw new StoreOutOfReachError(what, reasonOf(error), null, { cause: error })
    }
    isInReach = expected.includes(response.status)
    if (isInReach) return response
    const code = /<Code>(\w+)<\/Code>/.exec(await response.text().catch(() => ''))?.[1]
    throw new StoreOutOfReachError(what, [response.status, code].filter(Boolean).join(' '), response.status)
  }
  const addressOf = (key: string) => `${root}/${folder}${key}`

  return {
    isInReach: () => isInReach,

    /** Null when there is no such object. */
    async get(key: string, options: { range?: Range | undefined; signal?: AbortSignal } = {}) {
      const { range, signal } = options
      const init = {
        ...(range && { headers: { range: `bytes=${range.start}-${range.end}` } }),
        ...(signal && { signal }),
      }
      const response = await send('read', addressOf(key), init, [200, 206, 404])
      if (response.status !== 404) return response
      await end(response)
      return null
    },

    async size(key: string): Promise<number | null> {
      const response = await send('read', addressOf(key), { method: 'HEAD' }, [200, 404])
      return response.status === 404 ? null : Number(response.headers.get('content-length'))
    },

    /** The bucket compares the checksum: an object is there whole or not at all. */
    async put(key: string, content: Uint8Array<ArrayBuffer> | string) {
      const sha256 = createHash('sha256').update(content).digest('hex')
      const headers = { 'x-amz-content-sha256': sha256, 'content-type': 'application/octet-stream' }
      await end(await send('write', addressOf(key), { method: 'PUT', body: content, headers }, [200]))
    },

    async remove(key: string) {
      await end(await send('delete', addressOf(key), { method: 'DELETE' }, [200, 204, 404]))
    },

    /**
     * All objects whose key begins with `start`, a thousand for each request. By S3's first way to list, which goes on
     * behind the last key: every service has it.
     */
    async *list(start = ''): AsyncGenerator<StoredObject> {
      let last: string | null = null
      do {
        const query = new URLSearchParams({
          'max-keys': String(LIST_MAX),
          prefix: `${folder}${start}`,
          ...(last !== null && { marker: `${folder}${last}` }),
        })
        const response = await send('list', `${root}?${query}`, {}, [200])
        const page = await response.text().catch((error) => {
          throw new StoreOutOfReachError('list', reasonOf(error), null, { cause: error })
        })
        const isTruncated = textIn(page, 'IsTruncated') === 'true'
        const objects = objectsIn(page, folder)
        yield* objects
        last = isTruncated ? (objects.at(-1)?.key ?? null) : null
      } while (last !== null)
    },
  }
}

// The keys are ours, so that only a bucket's marks and tokens are escaped.
const ESCAPES: Record<string, string> = { quot: '"', amp: '&', lt: '<', gt: '>', '#34': '"', '#x22': '"' }
const textIn = (xml: string, name: string): string | null =>
  new RegExp(`<${name}>([^<]*)</${name}>`)
    .exec(xml)?.[1]
    ?.replace(/&([^;]+);/g, (all, code) => ESCAPES[code] ?? all) ?? null

/** The objects of a page that the bucket lists. */
const objectsIn = (page: string, folder: string): StoredObject[] =>
  [...page.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, entry = '']) => objectOf(entry, folder))

function objectOf(entry: string, folder: string): StoredObject {
  const mark = textIn(entry, 'ETag')?.replaceAll('"', '') ?? ''
  return {
    key: (textIn(entry, 'Key') ?? '').slice(folder.length),
    size: Number(textIn(entry, 'Size')),
    md5: /^[0-9a-f]{32}$/.test(mark) ? mark : null,
    changedAt: new Date(textIn(entry, 'LastModified') ?? 0),
  }
}

/** Frees the connection for the next request. */
const end = (response: Response) => response.arrayBuffer().catch(() => {})

/** The system's code of a failed connection: its message may contain the address. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const cause = error.cause instanceof Error ? error.cause : error
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name
}
