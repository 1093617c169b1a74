import type { Request, Response } from 'express'

/** After that a CDN asks again, so that a picture that was locked or deleted is soon gone there as well. */
const SHARED_SECONDS = 60

/**
 * Lets browsers keep an answer for `seconds`, and shared caches for a minute. `tag` changes with the content. True when
 * the caller has this content already: then the answer is sent, without it.
 */
export function answerKept(
  request: Request,
  response: Response,
  { seconds, tag, isImmutable = false }: { seconds: number; tag: string; isImmutable?: boolean },
): boolean {
  const ends = isImmutable ? ', immutable' : ''
  response.setHeader('cache-control', `public, max-age=${seconds}, s-maxage=${SHARED_SECONDS}${ends}`)
  response.setHeader('etag', `"${tag}"`)
  if (!request.fresh) return false
  response.status(304).end()
  return true
}
