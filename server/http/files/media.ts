import { type Request, type Response, Router } from 'express'
import rangeParser from 'range-parser'
import type { AppContext } from '../../core/context'
import { notFound } from '../../core/errors'
import { findSessionById } from '../../features/access/accounts/service'
import { isSensitive } from '../../features/media/store/repository'
import { contentTypeOf, nearestFile } from '../../features/media/store/rules'
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
  const { id, file: asked } = request.params
  const contentType = contentTypeOf(asked)
  const opened =
    contentType !== null && ID.test(id)
      ? openable(app, id, request.query, (session) => findSessionById(app, session))
      : null
  const found = opened && (await stored(app, id, asked))
  if (!opened || contentType === null || !found) throw notFound('File')
  const { file, size } = found
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

/** The file of that name; for a size of a picture that is not kept, the nearest (decision 0103). */
async function stored({ storage }: AppContext, id: string, asked: string) {
  const size = await storage.size(id, asked)
  if (size !== null) return { file: asked, size }
  const file = nearestFile(asked, await storage.files(id))
  const nearest = file && (await storage.size(id, file))
  return file && nearest ? { file, size: nearest } : null
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
