import type { RequestHandler } from 'express'
import helmet from 'helmet'
import { serverMessages } from '../../shared/serverMessages'
import { publicUrl } from '../core/config'
import type { House } from '../core/context'
import { forbidden, wrongType } from '../core/errors'

// The hash of nothing: Emotion inserts one empty <style> and fills it through the CSSOM.
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

/** Security headers (S30). In development Vite injects inline scripts, so there the policy is off. */
export function securityHeaders(house: House): RequestHandler {
  const { config } = house
  const isHttps = publicUrl(config).startsWith('https:')
  const clarity = config.CLARITY_PROJECT_ID ? ['https://*.clarity.ms'] : []
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
      ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
    },
  }
  return helmet({
    contentSecurityPolicy: config.NODE_ENV === 'development' ? false : contentSecurityPolicy,
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000 } : false,
    xFrameOptions: { action: 'deny' },
  })
}

/** The same as a list of names and values, for doors before Express: Helmet sets it for every answer alike. */
export function constantHeaders(house: House): string[] {
  const headers: string[] = []
  const response = {
    setHeader: (name: string, value: string) => headers.push(name, value),
    removeHeader: () => {},
  }
  securityHeaders(house)({} as never, response as never, () => {})
  return headers
}

const READS = ['GET', 'HEAD', 'OPTIONS']

/** Another site's page may not write here, even for a visitor who is signed in (S31). */
export function sameOrigin(house: House): RequestHandler {
  const allowed = new Set(
    [publicUrl(house.config), ...house.config.ALLOWED_ORIGINS].map((url) => new URL(url).origin),
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
    next(forbidden())
  }
}

export const isOwnHost = (origin: string, host: string | undefined) =>
  host !== undefined && URL.canParse(origin) && new URL(origin).host === host

/** Writing takes JSON or, for files, multipart: nothing that a form of another site could send (S31). */
export const jsonOrMultipart: RequestHandler = (request, _response, next) => {
  const hasBody =
    Number(request.get('content-length') ?? 0) > 0 || request.get('transfer-encoding') !== undefined
  if (READS.includes(request.method) || !hasBody || request.is(['application/json', 'multipart/form-data']))
    return next()
  next(wrongType(serverMessages.wrongContentType))
}
