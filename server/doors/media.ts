import { type Request, type Response, Router } from 'express'
import rangeParser from 'range-parser'
import { findSessionById } from '../accounts/service'
import { audit } from '../core/audit'
import type { House } from '../core/context'
import { notFound } from '../core/errors'
import { isSensitive } from '../media/repository'
import { contentTypeOf } from '../media/rules'
import { openable } from '../media/service'
import { sendStream } from './sending'

const ID = /^[A-Za-z0-9_-]{22}$/
const YEAR_SECONDS = 31_536_000

/** The one door to every stored file, public and private (S20). */
export function mediaDoor(house: House): Router {
  const door = Router()
  door.get('/media/:id/:file', (request, response) => serve(house, request, response))
  return door
}

async function serve(house: House, request: Request<{ id: string; file: string }>, response: Response) {
  const { id, file } = request.params
  const contentType = contentTypeOf(file)
  const opened =
    contentType !== null && ID.test(id)
      ? openable(house, id, request.query, (session) => findSessionById(house, session))
      : null
  const size = opened && (await house.storage.size(id, file))
  if (!opened || contentType === null || size === null) throw notFound('File')
  if (opened.viewer && isSensitive(house.db, id))
    audit(house.db, house.clock(), 'locked media viewed', opened.viewer.account, id)

  response.setHeader('content-type', contentType)
  response.setHeader('x-content-type-options', 'nosniff')
  response.setHeader(
    'cache-control',
    opened.row.isPublic ? `public, max-age=${YEAR_SECONDS}, immutable` : 'private, no-store',
  )
  if (opened.row.kind === 'document') {
    // A PDF can hold scripts: it is saved, not run in the site's own origin (S27).
    response.setHeader('content-security-policy', "sandbox; default-src 'none'")
    response.attachment(opened.row.originalName)
    response.setHeader('content-type', contentType)
  }
  await sendFile(house, request, response, id, file, size)
}

async function sendFile(
  house: House,
  request: Request,
  response: Response,
  id: string,
  file: string,
  size: number,
) {
  response.setHeader('accept-ranges', 'bytes')
  const asked = request.get('range')
  const ranges = asked ? rangeParser(size, asked) : null
  if (ranges === -1) {
    response.setHeader('content-range', `bytes */${size}`)
    response.status(416).end()
    return
  }
  const [range] = Array.isArray(ranges) && ranges.length === 1 ? ranges : []
  if (range) {
    response.status(206)
    response.setHeader('content-range', `bytes ${range.start}-${range.end}/${size}`)
  }
  response.setHeader('content-length', range ? range.end - range.start + 1 : size)
  if (request.method === 'HEAD') {
    response.end()
    return
  }
  const open = await house.storage.open(id, file, range)
  if (!open) throw notFound('File')
  await sendStream(response, open)
}
