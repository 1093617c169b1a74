import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type RequestHandler, type Response, Router } from 'express'
import { agency } from '../../shared/agency'
import type { AppContext } from '../core/context'
import { sha256 } from '../core/security/secrets'
import { escapeHtml } from './pages/html'
import { openApiDocument } from './rest/openapi'
import { documentWords } from './rest/openapiDescriptions'

const { resolve } = createRequire(import.meta.url)
const DAY_SECONDS = 86_400
/** The viewer's files that the page loads; no other file of its folder is served. */
const VIEWER_FILES = ['swagger-ui.css', 'swagger-ui-bundle.js']

/**
 * The OpenAPI document at `/openapi.json`, made once, and its viewer at `/docs`. The policy of S30 applies: no inline
 * script, nothing from other sites. Search engines do not index them.
 */
export function apiDocsRoutes(app: AppContext): Router {
  const router = Router({ strict: true })
  let document: { text: string; etag: string } | undefined
  const made = () => {
    if (document) return document
    const text = JSON.stringify(openApiDocument(app.config))
    document = { text, etag: `"${sha256(text).slice(0, 27)}"` }
    return document
  }

  router.get('/openapi.json', notForCrawlers, (request, response) => {
    const { text, etag } = made()
    response.setHeader('etag', etag)
    response.setHeader('cache-control', 'no-cache')
    if (request.get('if-none-match')?.includes(etag)) return response.status(304).end()
    return send(response, 'application/json', text)
  })
  router.get('/docs', notForCrawlers, (_request, response) => send(response, 'text/html', page()))
  router.get('/docs/start.js', (_request, response) => send(response, 'text/javascript', START))
  router.get('/docs/page.css', (_request, response) => send(response, 'text/css', STYLE))
  for (const name of VIEWER_FILES)
    router.get(`/docs/${name}`, (_request, response) =>
      response.sendFile(join(dirname(resolve('swagger-ui-dist/package.json')), name), {
        maxAge: DAY_SECONDS * 1000,
      }),
    )
  return router
}

const notForCrawlers: RequestHandler = (_request, response, next) => {
  response.setHeader('x-robots-tag', 'noindex')
  next()
}

function send(response: Response, type: string, text: string) {
  response.setHeader('content-type', `${type}; charset=utf-8`)
  response.end(text)
}

const page = () => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(documentWords.title(agency.name))}</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/docs/swagger-ui.css">
<link rel="stylesheet" href="/docs/page.css">
</head>
<body>
<div id="reference"><noscript>${escapeHtml(documentWords.noScript)}</noscript></div>
<script src="/docs/swagger-ui-bundle.js"></script>
<script src="/docs/start.js"></script>
</body>
</html>
`

const START = `SwaggerUIBundle({
  url: '/openapi.json',
  dom_id: '#reference',
  // From 150 rows on the viewer draws only those in sight, where the browser's search finds no others.
  docExpansion: 'none',
  defaultModelsExpandDepth: 0,
  displayOperationId: false,
  validatorUrl: null,
  // What the viewer does not tell screen readers.
  onComplete() {
    document.querySelector('#servers')?.setAttribute('aria-label', 'Server')
    for (const head of document.querySelectorAll('h3.opblock-tag, .models h4')) head.setAttribute('aria-level', '2')
    const name = (part, words) => {
      part?.setAttribute('role', 'region')
      part?.setAttribute('aria-label', words)
    }
    name(document.querySelector('.information-container'), 'About this API')
    name(document.querySelector('.scheme-container'), 'Server and sign-in')
  },
})
`

const STYLE = `body { margin: 0; background: #f4f0e6; color: #16130f }
.swagger-ui, .swagger-ui .info .title, .swagger-ui .opblock-tag, .swagger-ui .opblock .opblock-summary-description {
  font-family: Archivo, 'Helvetica Neue', Arial, sans-serif; color: #16130f }
.swagger-ui .opblock .opblock-summary-method, .swagger-ui .info .url, .swagger-ui .info a, .swagger-ui .info code,
.swagger-ui .btn.authorize span, .swagger-ui .opblock-tag small { color: #16130f; text-shadow: none }
.swagger-ui .info .title small, .swagger-ui .info .title small.version-stamp { background: #16130f }
.swagger-ui .scheme-container { background: none; box-shadow: none; border-bottom: 1px solid #16130f }
.swagger-ui .opblock, .swagger-ui .opblock .opblock-summary-method, .swagger-ui .btn { border-radius: 0; box-shadow: none }
.swagger-ui .opblock .opblock-summary-path { min-width: 0; max-width: 100%; overflow-wrap: anywhere }
@media (max-width: 640px) {
  .swagger-ui .wrapper { padding: 0 12px }
  .swagger-ui .opblock .opblock-summary { flex-wrap: wrap }
  .swagger-ui .opblock .opblock-summary-method { min-width: 64px }
  .swagger-ui .opblock .opblock-summary-description { flex-basis: 100%; padding: 4px 10px }
  .swagger-ui .scheme-container .schemes { flex-wrap: wrap }
}
`
