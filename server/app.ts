import type { RequestListener } from 'node:http'
import { constants } from 'node:zlib'
import { createExpressMiddleware } from '@trpc/server/adapters/express'
import compression from 'compression'
import express, { type Express, type RequestHandler } from 'express'
import { BATCH_MAX, JSON_BODY_MAX_BYTES } from '../shared/limits'
import type { AppContext } from './core/context'
import { toErrorResponse } from './core/errors'
import { nameEarly } from './core/procedures'
import { apiDocsRoutes } from './http/apiDocs'
import { bounded } from './http/bodyLimits'
import { sheetRoutes } from './http/callSheets/sheetRoutes'
import { voucherRoutes } from './http/callSheets/voucherRoutes'
import { documentRoutes } from './http/documents/documentRoutes'
import { answerHeaders, errorHandler, nothingHere, procedureErrorHandler } from './http/errorHandler'
import { logError } from './http/errorLog'
import { agencyFileRoutes } from './http/files/agencyFiles'
import { backupRoutes } from './http/files/backupDownload'
import { calendarRoutes } from './http/files/calendar'
import { exportRoutes } from './http/files/exports'
import { importRoutes } from './http/files/imports'
import { mediaRoutes } from './http/files/media'
import { talentFileRoutes } from './http/files/talentFiles'
import { talentWorkerRoutes } from './http/files/talentWorker'
import { healthRoutes } from './http/health'
import type { Metrics } from './http/metrics'
import { paperRoutes } from './http/money/paperRoutes'
import { quoteRoutes } from './http/money/quoteRoutes'
import { packageRoutes } from './http/packages/packageRoutes'
import { ogImageRoutes } from './http/pages/ogImage'
import { pageRouter, type Site } from './http/pages/pages'
import { robotsAndSitemapRoutes } from './http/pages/robotsAndSitemap'
import { publicReads } from './http/publicReads'
import { contextOf, requestIdOf } from './http/request'
import { requestLog } from './http/requestLog'
import { restRoutes } from './http/rest/mount'
import { jsonOnly, jsonOrMultipart, sameOrigin, securityHeaders } from './http/securityMiddleware'
import { appRouter } from './router'

export type Pages = Site & { assets: RequestHandler }

/** All routes: the most frequent reads before Express, and Express for everything else. */
export function createListener(app: AppContext, pages: Pages | null, metrics?: Metrics): RequestListener {
  const listener = publicReads(app, createApp(app, pages, metrics))
  return metrics ? metrics.timed(listener) : listener
}

/** Everything else, in the order in which it is asked. `pages` is null for an API without its site (tests). */
export function createApp(app: AppContext, pages: Pages | null, metrics?: Metrics): Express {
  const http = express()
  http.disable('x-powered-by')
  http.disable('etag')
  http.set('trust proxy', app.config.TRUST_PROXY)
  http.set('query parser', 'simple')

  http.use(requestLog(app))
  http.use(securityHeaders(app))
  http.use(healthRoutes(app))
  if (metrics) http.use(metrics.routes)
  http.use(mediaRoutes(app))
  http.use(ogImageRoutes(app))
  http.use(agencyFileRoutes(app))
  http.use(talentWorkerRoutes(app))
  if (pages) http.use(pages.assets)
  // Level 1: the defaults halve the answers a second. Assets were compressed when they were built.
  const compressed = compression({ level: 1, brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } } })
  // Forms without scripts, which the next rule refuses.
  http.use(['/p', '/c', '/i', '/v', '/d'], compressed)
  http.use(packageRoutes(app, pages?.indexHtml ?? null))
  http.use(paperRoutes(app, pages?.indexHtml ?? null))
  http.use(quoteRoutes(app, pages?.indexHtml ?? null))
  http.use(sheetRoutes(app, pages?.indexHtml ?? null))
  http.use(voucherRoutes(app, pages?.indexHtml ?? null))
  http.use(documentRoutes(app, pages?.indexHtml ?? null))
  http.use(sameOrigin(app), jsonOrMultipart)
  http.use(compressed)
  http.use(restRoutes(app))
  http.use(exportRoutes(app))
  http.use(backupRoutes(app))
  http.use(importRoutes(app))
  http.use(calendarRoutes(app))
  http.use(apiDocsRoutes(app))
  http.use(talentFileRoutes(app))
  http.use(
    '/trpc',
    jsonOnly,
    bounded(JSON_BODY_MAX_BYTES, express.text({ limit: JSON_BODY_MAX_BYTES, type: () => true })),
    procedureErrorHandler(app),
    createExpressMiddleware({
      router: appRouter,
      createContext: ({ req }) => contextOf(app, req),
      maxBatchSize: BATCH_MAX,
      responseMeta: ({ errors, paths }) => ({ headers: answerHeaders(errors, paths) }),
      onError: ({ error, path, ctx, req }) => {
        if (!ctx) nameEarly(error, requestIdOf(req))
        const failure = toErrorResponse(error)
        logError(app, failure, error.cause ?? error, { path }, 'procedure failed')
        if (failure.status === 500)
          app.monitor.recordError(error.cause ?? error, `/trpc/${path}`, ctx?.requestId ?? requestIdOf(req))
      },
    }),
  )
  http.use(robotsAndSitemapRoutes(app))
  if (pages) http.use(pageRouter(app, pages))
  http.use(nothingHere)
  http.use(errorHandler(app))
  return http
}
