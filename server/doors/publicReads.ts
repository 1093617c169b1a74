import { randomBytes } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { House } from '../core/context'
import { rosterDay, rosterVersion } from '../roster/service'
import { constantHeaders } from './guards'
import { type PublicRead, restRead, trpcRead } from './publicRosterReads'

const COMPRESSED_FROM = 1_400 // bytes: less fits into one packet anyway

type Door = {
  prefix: string
  read: (path: string, query: string) => PublicRead | null
  contentType: string
  vary: string
}
const DOORS: Door[] = [
  {
    prefix: '/public/models',
    read: restRead,
    contentType: 'application/json; charset=utf-8',
    vary: 'Accept-Encoding',
  },
  {
    prefix: '/trpc/site.models.',
    read: trpcRead,
    contentType: 'application/json',
    vary: 'trpc-accept, accept, Accept-Encoding',
  },
]

/**
 * Answers the public reads of the roster before `next`, which is Express: its layers cost more than these answers
 * (docs/decisions/0021). Takes plain GET and HEAD requests to exact addresses only; whatever it does not know, and
 * every error, is left to `next` untouched.
 */
export function publicReads(house: House, next: RequestListener): RequestListener {
  // At debug level every request is logged, and that is done there.
  if (house.log.isLevelEnabled('debug')) return next
  const security = constantHeaders(house)
  // Part of each validator, since the roster's versions are counted from the start of the process.
  const start = randomBytes(6).toString('base64url')
  return (request, response) => {
    const { url = '' } = request
    const door = DOORS.find(({ prefix }) => url.startsWith(prefix))
    const read = door && isPlain(request) ? readOf(door, url) : null
    if (!door || !read) return next(request, response)
    const etag = `W/"${start}.${rosterVersion(house.db)}.${rosterDay(house)}"`
    const headers = [...security, 'cache-control', 'no-cache', 'vary', door.vary, 'etag', etag]
    if (request.headers['if-none-match'] === etag) return void response.writeHead(304, headers).end()
    const text = textOf(house, read)
    if (text === null) return next(request, response)
    send(request, response, [...headers, 'content-type', door.contentType], text)
  }
}

/** Nothing about the request calls for one of Express's layers: a body, another origin, another wire form. */
function isPlain({ method, headers }: IncomingMessage): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  if (headers.origin !== undefined || headers['trpc-accept'] !== undefined) return false
  if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) return false
  if (headers.accept?.includes('application/jsonl')) return false
  return headers['content-type'] === undefined || headers['content-type'].startsWith('application/json')
}

function readOf({ read }: Door, url: string): PublicRead | null {
  const mark = url.indexOf('?')
  return mark === -1 ? read(url, '') : read(url.slice(0, mark), url.slice(mark + 1))
}

/** Null also when the database refuses: the ordinary way will meet the same refusal and knows how to say it. */
function textOf(house: House, read: PublicRead): string | null {
  try {
    return read(house)
  } catch {
    return null
  }
}

function send(request: IncomingMessage, response: ServerResponse, headers: string[], text: string) {
  const encoding = text.length < COMPRESSED_FROM ? null : encodingFor(request.headers['accept-encoding'])
  const body = encoding ? compressed(encoding, text) : Buffer.from(text)
  if (encoding) headers.push('content-encoding', encoding)
  headers.push('content-length', String(body.length))
  response.writeHead(200, headers)
  response.end(request.method === 'HEAD' ? undefined : body)
}

function encodingFor(accepted = ''): 'br' | 'gzip' | null {
  const takes = (name: string) =>
    new RegExp(`(^|,)\\s*${name}\\s*(,|$|;(?!\\s*q=0(\\.0*)?\\s*(,|$)))`).test(accepted)
  if (takes('br')) return 'br'
  return takes('gzip') ? 'gzip' : null
}

/** Level 1: the defaults halve the answers a second. */
const compressed = (encoding: 'br' | 'gzip', text: string): Buffer =>
  encoding === 'br'
    ? brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })
    : gzipSync(text, { level: 1 })
