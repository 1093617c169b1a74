import { request } from 'undici'
import { UPLOAD_MAX_BYTES } from '../../../shared/limits'
import type { DownloadFailure } from '../../../shared/lists'
import { type Lookups, publicAgent } from '../network/publicAgent'

const REDIRECTS_MAX = 3
const REDIRECTS = new Set([301, 302, 303, 307, 308])
const HEADERS = {
  accept: 'image/*',
  // A compressed response could unpack to more than the limit.
  'accept-encoding': 'identity',
  'user-agent': 'agency-website (fetches one picture for an administrator)',
}

/** For the whole download, with redirects and body. */
const WAIT_MS = 10_000

/** A failed download and its reason. */
export class DownloadError extends Error {
  constructor(
    readonly failure: DownloadFailure,
    options?: ErrorOptions,
  ) {
    super(failure, options)
  }
}

/**
 * Fetches a public http(s) address: at most 10 MB, 10 s and 3 redirects. Throws a DownloadError, or the
 * reason of `stop` when aborted.
 */
export type Download = (address: string, stop: AbortSignal) => Promise<Buffer>

/** Connects to public addresses only, also after a redirect. `ms` and `lookups` are replaced by tests. */
export function createDownload({
  ms = WAIT_MS,
  ...lookups
}: Partial<Lookups> & { ms?: number } = {}): Download {
  /** Returns the body or the redirect target. */
  async function ask(url: URL, signal: AbortSignal): Promise<Buffer | URL> {
    const dispatcher = await publicAgent(url, signal, lookups)
    if (typeof dispatcher === 'string') throw new DownloadError(dispatcher)
    try {
      const { statusCode, headers, body } = await request(url, { dispatcher, signal, headers: HEADERS })
      // The body is destroyed unread when the response is refused; its error must not be unhandled.
      body.on('error', () => {})
      if (REDIRECTS.has(statusCode) && typeof headers.location === 'string')
        return target(headers.location, url)
      if (statusCode !== 200) throw new DownloadError('refused')
      if (Number(headers['content-length']) > UPLOAD_MAX_BYTES) throw new DownloadError('too-large')
      return await readAll(body)
    } finally {
      await dispatcher.destroy()
    }
  }

  async function follow(address: string, signal: AbortSignal): Promise<Buffer> {
    let url = new URL(address)
    for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects++) {
      const answer = await ask(url, signal)
      if (Buffer.isBuffer(answer)) return answer
      url = answer
    }
    throw new DownloadError('redirects')
  }

  return async (address, stop) => {
    const late = AbortSignal.timeout(ms)
    try {
      return await follow(address, AbortSignal.any([stop, late]))
    } catch (error) {
      stop.throwIfAborted()
      if (error instanceof DownloadError) throw error
      throw new DownloadError(late.aborted ? 'timeout' : 'unreachable', { cause: error })
    }
  }
}

function target(location: string, from: URL): URL {
  if (!URL.canParse(location, from.href)) throw new DownloadError('refused')
  return new URL(location, from)
}

/** Counts the bytes, because Content-Length can be missing or false. */
async function readAll(body: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of body) {
    bytes += chunk.length
    if (bytes > UPLOAD_MAX_BYTES) throw new DownloadError('too-large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
