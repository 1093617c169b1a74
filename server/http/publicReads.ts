import { randomBytes } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { parse } from 'node:querystring'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { modelKey, rosterFilters } from '../../shared/roster/models'
import { publicUrl } from '../core/config'
import type { AppContext } from '../core/context'
import {
  featuredTexts,
  modelText,
  relatedTexts,
  rosterDay,
  rosterTexts,
  rosterVersion,
} from '../features/roster/publicRoster/service'
import { withSite } from '../features/roster/publicRoster/views'
import { modelFilters } from './rest/serializers/roster'
import * as rest from './rest/serializers/rosterTexts'
import { constantHeaders } from './securityMiddleware'

const PREFIX = '/public/models'
const JSON_TYPE = 'application/json; charset=utf-8'
const COMPRESSED_FROM = 1_400 // bytes: less fits into one packet anyway

/** A read with valid input: returns the answer as JSON text, or null when there is none. */
type PublicRead = (app: AppContext) => string | null

/**
 * Answers the public REST reads of the roster from stored text before `next`, which is Express: its middleware costs
 * more than these answers (docs/decisions/0021). Handles plain GET and HEAD requests to exact addresses only;
 * everything else, and every error, is left to `next`.
 */
export function publicReads(app: AppContext, next: RequestListener): RequestListener {
  // At debug level every request is logged, which Express does.
  if (app.log.isLevelEnabled('debug')) return next
  const headers = [...constantHeaders(app), 'cache-control', 'no-cache', 'vary', 'Accept-Encoding']
  // Part of each ETag, because roster versions are counted from the start of the process.
  const start = randomBytes(6).toString('base64url')
  return (request, response) => {
    const read = isPlain(request) ? readOf(request.url ?? '') : null
    if (!read) return next(request, response)
    const etag = `W/"${start}.${rosterVersion(app.db)}.${rosterDay(app)}"`
    if (request.headers['if-none-match'] === etag)
      return void response.writeHead(304, [...headers, 'etag', etag]).end()
    const text = textOf(app, read)
    if (text === null) return next(request, response)
    send(request, response, [...headers, 'etag', etag, 'content-type', JSON_TYPE], text)
  }
}

/** Whether the request needs no Express middleware: no body, and not from another origin. */
const isPlain = ({ method, headers, url }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  url !== undefined &&
  url.startsWith(PREFIX) &&
  headers.origin === undefined &&
  headers['content-length'] === undefined &&
  headers['transfer-encoding'] === undefined

// The same schemas as in the procedures.
const keyIn = (given: unknown): string | null => modelKey.safeParse(given).data?.key ?? null
const orNull = (text: string | null, write: (text: string) => string) => (text === null ? null : write(text))

const BELOW = /^\/public\/models\/([^/]+)(\/related)?$/

/** The read for an address; null when it is unknown or invalid. */
function readOf(url: string): PublicRead | null {
  const mark = url.indexOf('?')
  const [path, query] = mark === -1 ? [url, ''] : [url.slice(0, mark), url.slice(mark + 1)]
  const spelled = (app: AppContext, text: string) => withSite(text, publicUrl(app.config))
  if (path === PREFIX) {
    // Parsed as Express does, so that a repeated name is refused there and here.
    const filters = rosterFilters.safeParse(modelFilters(parse(query))).data
    if (!filters) return null
    return (app) => spelled(app, rest.modelsText(rosterTexts(app, filters, 'restEntry')))
  }
  if (path === `${PREFIX}/featured`)
    return (app) => spelled(app, rest.listText(featuredTexts(app, 'restEntry')))
  const [, part, isRelated] = BELOW.exec(path) ?? []
  // A percent sign must be decoded, which can fail: left to Express.
  const key = part === undefined || part.includes('%') ? null : keyIn({ key: part })
  if (key === null) return null
  if (!isRelated)
    return (app) => orNull(modelText(app, key, 'restEntry'), (text) => spelled(app, rest.modelText(text)))
  return (app) => {
    const texts = relatedTexts(app, key, 'restEntry')
    return texts && spelled(app, rest.listText(texts))
  }
}

/** Null also when the database refuses: Express then gets the same error and answers it. */
function textOf(app: AppContext, read: PublicRead): string | null {
  try {
    return read(app)
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

/** Level 1: the default levels halve the answers a second. */
const compressed = (encoding: 'br' | 'gzip', text: string): Buffer =>
  encoding === 'br'
    ? brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })
    : gzipSync(text, { level: 1 })
