import type { RequestListener } from 'node:http'
import { constants } from 'node:zlib'
import { createExpressMiddleware } from '@trpc/server/adapters/express'
import compression from 'compression'
import express, { type Express, type RequestHandler } from 'express'
import { BATCH_MAX, JSON_BODY_MAX_BYTES } from '../shared/limits'
import type { House } from './core/context'
import { asFailure } from './core/errors'
import { nameEarly } from './core/procedures'
import { crawlerDoor } from './doors/crawlers'
import { exportDoor } from './doors/exports'
import { answerHeaders, failureDoor, nothingHere } from './doors/failures'
import { jsonOrMultipart, sameOrigin, securityHeaders } from './doors/guards'
import { healthDoor } from './doors/health'
import { mediaDoor } from './doors/media'
import { type IndexHtml, pageDoor } from './doors/pages'
import type { CodeOf } from './doors/preloads'
import { publicBookings } from './doors/publicBookings'
import { publicReads } from './doors/publicReads'
import { referenceDoor } from './doors/reference'
import { contextOf, requestIdOf } from './doors/request'
import { requestLog } from './doors/requestLog'
import { restDoor } from './doors/rest/mount'
import { shareDoor } from './doors/shareSheet'
import { talentFileDoor } from './doors/talentFiles'
import { appRouter } from './doors/trpc'

export type Pages = { assets: RequestHandler; indexHtml: IndexHtml; codeOf?: CodeOf }

/** Everything that answers: what is asked most before Express, and Express for all else. */
export const createListener = (house: House, pages: Pages | null): RequestListener =>
  publicReads(house, publicBookings(house, createApp(house, pages)))

/** Everything else, in the order in which it is asked. `pages` is null for an API without its site (tests). */
export function createApp(house: House, pages: Pages | null): Express {
  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  app.set('trust proxy', house.config.TRUST_PROXY)
  app.set('query parser', 'simple')

  app.use(requestLog(house))
  app.use(securityHeaders(house))
  app.use(healthDoor(house))
  app.use(mediaDoor(house))
  app.use(shareDoor(house))
  if (pages) app.use(pages.assets)
  app.use(sameOrigin(house), jsonOrMultipart)
  // Level 1: the defaults halve the answers a second. Assets were compressed when they were built.
  app.use(compression({ level: 1, brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } } }))
  app.use(restDoor(house))
  app.use(exportDoor(house))
  app.use(referenceDoor(house))
  app.use(talentFileDoor(house))
  app.use(
    '/trpc',
    createExpressMiddleware({
      router: appRouter,
      createContext: ({ req }) => contextOf(house, req),
      maxBatchSize: BATCH_MAX,
      maxBodySize: JSON_BODY_MAX_BYTES,
      responseMeta: ({ errors, paths }) => ({ headers: answerHeaders(errors, paths) }),
      onError: ({ error, path, ctx, req }) => {
        if (!ctx) nameEarly(error, requestIdOf(req))
        if (error.code === 'INTERNAL_SERVER_ERROR' && asFailure(error).status >= 500)
          house.log.error({ err: error.cause ?? error, path }, 'procedure failed')
      },
    }),
  )
  app.use(crawlerDoor(house))
  if (pages) app.use(pageDoor(house, pages.indexHtml, pages.codeOf))
  app.use(nothingHere)
  app.use(failureDoor(house))
  return app
}
