import { type Request, type Response, Router } from 'express'
import rangeParser from 'range-parser'
import type { AppContext } from '../../core/context'
import { notFound } from '../../core/errors'
import { findSessionById } from '../../features/access/accounts/service'
import { isSensitive } from '../../features/media/store/repository'
import { contentTypeOf } from '../../features/media/store/rules'
import { openable } from '../../features/media/store/service'
import { answerKept } from '../sharedCaches'
import { mediaViews } from './mediaViewAudit'
import { sendStream } from './streamResponse'

const ID = /^[A-Za-z0-9_-]{22}$/
const YEAR_SECONDS = 31_536_000

/** The only routes to stored files, public and private (S20). */
export function mediaRoutes(app: AppContext): Router {
  const router = Router()
  const writeDown = mediaViews(app)
  router.get('/media/:id/:file', (request, response) => serve(app, writeDown, request, response))
  return router
}

async function serve(
  app: AppContext,
  writeDown: ReturnType<typeof mediaViews>,
  request: Request<{ id: string; file: string }>,
  response: Response,
) {
  const { id, file } = request.params
  const contentType = contentTypeOf(file)
  const opened =
    contentType !== null && ID.test(id)
      ? openable(app, id, request.query, (session) => findSessionById(app, session))
      : null
  const size = opened && (await app.storage.size(id, file))
  if (!opened || contentType === null || size === null) throw notFound('File')
  const { viewer, row } = opened
  const isOthers = viewer !== null && row.ownerId !== viewer.account.id
  if (isOthers && request.method !== 'HEAD' && isSensitive(app.db, id)) writeDown(viewer, id)

  response.setHeader('content-type', contentType)
  response.setHeader('x-content-type-options', 'nosniff')
  if (!row.isPublic) response.setHeader('cache-control', 'private, no-store')
  else if (answerKept(request, response, { seconds: YEAR_SECONDS, tag: `${id}/${file}`, isImmutable: true }))
    return
  if (row.kind === 'document') {
    // A PDF can contain scripts: it is downloaded, not run in the site's origin (S27).
    response.setHeader('content-security-policy', "sandbox; default-src 'none'")
    response.attachment(row.originalName)
    response.setHeader('content-type', contentType)
  }
  await sendFile(app, request, response, { id, file, size })
}

async function sendFile(
  app: AppContext,
  request: Request,
  response: Response,
  { id, file, size }: { id: string; file: string; size: number },
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
  const open = await app.storage.open(id, file, range)
  if (!open) throw notFound('File')
  await sendStream(response, open)
}
