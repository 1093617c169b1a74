import type { RequestHandler } from 'express'
import helmet from 'helmet'
import { REPLAYED_PAGES } from '../../shared/paths'
import { publicUrl } from '../core/config'
import type { AppContext } from '../core/context'
import { forbidden, wrongType } from '../core/errors'
import { serverMessages } from '../core/messages'
import { hasBody } from './bodyLimits'

// The hash of an empty text: Emotion inserts empty <style> elements and fills them through the CSSOM.
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

const CLARITY = ['https://*.clarity.ms']

/**
 * Security headers (S30). Only the pages of session replay may load its scripts, while the agency uses it; a superadmin
 * can change that at any time. In development Vite injects inline scripts, so there the policy is off.
 */
export function securityHeaders({ config }: Pick<AppContext, 'config'>): RequestHandler {
  const plain = headersFor(config, [])
  const replayed = headersFor(config, CLARITY)
  return (request, response, next) => {
    const isReplayed = config.CLARITY_PROJECT_ID !== undefined && REPLAYED_PAGES.includes(request.path)
    return (isReplayed ? replayed : plain)(request, response, next)
  }
}

function headersFor(config: AppContext['config'], clarity: readonly string[]) {
  const isHttps = publicUrl(config).startsWith('https:')
  const contentSecurityPolicy = {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      baseUri: ["'none'"],
      connectSrc: ["'self'", ...clarity],
      fontSrc: ["'self'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      frameSrc: ["'none'"],
      imgSrc: ["'self'", 'data:', 'blob:', ...clarity],
      manifestSrc: ["'self'"],
      mediaSrc: ["'self'", 'blob:'],
      objectSrc: ["'none'"],
      scriptSrc: ["'self'", ...clarity],
      styleSrc: ["'self'", EMPTY_STYLE],
      workerSrc: ["'self'"],
      ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
    },
  }
  return helmet({
    contentSecurityPolicy: config.NODE_ENV === 'development' ? false : contentSecurityPolicy,
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    xFrameOptions: { action: 'deny' },
  })
}

/** sha256 of what a page has within itself. */
export type OwnHashes = { styles: readonly string[]; scripts: readonly string[] }

/** The policy of a page with its own styles and its starter, allowed by their hashes, which are cached with the page. */
export function allowOwn(policy: string, { styles, scripts }: OwnHashes): string {
  const allowed = (before: string, hashes: readonly string[]) =>
    [before, ...hashes.map((hash) => `'sha256-${hash}'`)].join(' ')
  return policy
    .replace(EMPTY_STYLE, allowed(EMPTY_STYLE, styles))
    .replace("script-src 'self'", allowed("script-src 'self'", scripts))
}

/** The same as a list of names and values, for reads that are answered before Express. */
export function constantHeaders({ config }: Pick<AppContext, 'config'>): string[] {
  const headers: string[] = []
  const response = {
    setHeader: (name: string, value: string) => headers.push(name, value),
    removeHeader: () => {},
  }
  headersFor(config, [])({} as never, response as never, () => {})
  return headers
}

const READS = ['GET', 'HEAD', 'OPTIONS']

/** A page of another site may not write here, even for a signed-in visitor (S31). */
export function sameOrigin(app: AppContext): RequestHandler {
  const allowed = new Set(
    [publicUrl(app.config), ...app.config.ALLOWED_ORIGINS].map((url) => new URL(url).origin),
  )
  return (request, response, next) => {
    const origin = request.get('origin')
    if (origin === undefined) return next()
    const isOwn = isOwnHost(origin, request.get('host'))
    if (allowed.has(origin) && !isOwn) {
      response.setHeader('access-control-allow-origin', origin)
      response.setHeader(
        'access-control-allow-headers',
        'authorization, content-type, idempotency-key, x-agency-key',
      )
      response.setHeader('access-control-allow-methods', 'GET, POST, PUT, DELETE')
      response.vary('Origin')
    }
    if (request.method === 'OPTIONS' && allowed.has(origin)) return response.status(204).end()
    if (READS.includes(request.method) || isOwn || allowed.has(origin)) return next()
    next(forbidden(serverMessages.foreignOrigin))
  }
}

const isOwnHost = (origin: string, host: string | undefined) =>
  host !== undefined && URL.canParse(origin) && new URL(origin).host === host

/** Writes need JSON or, for files, multipart: nothing that a form of another site could send (S31). */
export const jsonOrMultipart: RequestHandler = (request, _response, next) => {
  const isTaken = !hasBody(request) || request.is(['application/json', 'multipart/form-data'])
  next(READS.includes(request.method) || isTaken ? undefined : wrongType(serverMessages.wrongContentType))
}

/** A row without a file accepts no multipart body either. */
export const noMultipart: RequestHandler = (request, _response, next) =>
  next(request.is('multipart/form-data') ? wrongType(serverMessages.wrongContentType) : undefined)

/** Without a file, any body that is not declared as JSON is refused, also an empty one (S31). */
export const jsonOnly: RequestHandler = (request, _response, next) => {
  const type = request.get('content-type')
  const isJson = type === undefined || /^application\/json\b/i.test(type)
  next(isJson || READS.includes(request.method) ? undefined : wrongType(serverMessages.wrongContentType))
}
