import type { RequestHandler } from 'express'
import { notSignedIn } from '../core/errors'
import { sameText } from '../core/security/secrets'

/** Lets only a program pass that sends this token as `Authorization: Bearer`; everybody else gets 401. */
export const requireBearer =
  (secret: string): RequestHandler =>
  (request, response, next) => {
    const [scheme = '', token = ''] = (request.get('authorization') ?? '').split(' ')
    if (scheme.toLowerCase() === 'bearer' && sameText(token, secret)) return next()
    response.setHeader('cache-control', 'no-store')
    response.setHeader('www-authenticate', 'Bearer')
    next(notSignedIn())
  }
