import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Request, type Response, Router } from 'express'
import { agency, sentAgency } from '../../../shared/agency'
import type { PageContent, PageQuery, RenderPage } from '../../../shared/pages/pageQueries'
import { movedTo } from '../../../shared/paths'
import type { AppContext } from '../../core/context'
import { createCaller } from '../../router'
import { builtClient } from '../assets'
import { addressOf, contextOf } from '../request'
import { allowOwn, type OwnHashes } from '../securityMiddleware'
import { accentStyle, iconLinks } from './brand'
import { failedHead, type Head, headHtml, headOf, scriptJson } from './head'
import { escapeHtml } from './html'
import { codeAtOnce, codeLater } from './lateCode'
import { withoutScripts } from './noscript'
import { firstPictureOf, hasFailed, pageQueries } from './pageData'
import { hasSecret, isClientOnly, isPage, ownSpelling, readParameters } from './pageRoutes'
import type { PreloadResolver } from './preloads'
import {
  compressedPage,
  etagOf,
  hashOf,
  PAGE_ENCODINGS,
  type RenderedPage,
  renderedPages,
} from './renderedPages'

/** Returns index.html for an address; in development Vite transforms it each time. */
export type IndexHtml = (url: string) => Promise<string>

/**
 * The client: its index.html, the code of each page, and the renderer. Without a renderer every page is client-only.
 */
export type Site = { indexHtml: IndexHtml; modulePreloads?: PreloadResolver; render?: RenderPage }

/** The built index.html, read once; after a failure it is read again for the next page. */
export function builtIndexHtml(folder = builtClient): IndexHtml {
  let html: Promise<string> | undefined
  return () => {
    html ??= readFile(join(folder, 'index.html'), 'utf8').catch((error: unknown) => {
      html = undefined
      throw error
    })
    return html
  }
}

/** A program that accepts everything gets JSON saying that nothing is here: it did not ask for a page. */
const wantsPage = (request: Request) =>
  isPage(request.path) ? request.accepts('html') : request.accepts(['json', 'html']) === 'html'

/** Cut out, not parsed: a request target need not be an address (`//`, or an address of another site). */
const queryOf = (address: string) => /\?.*$/s.exec(address)?.[0] ?? ''

/** What a phone's home screen opens: of the pages of talents and of the back office, with the way in, their own. */
const manifestAt = (path: string) =>
  /^\/(model-dashboard|login)(\/|$)/.test(path)
    ? '/talent.webmanifest'
    : /^\/admin(\/|$)/.test(path)
      ? '/desk.webmanifest'
      : '/site.webmanifest'

type Parts = { head: Head; content: PageContent | null; queries: readonly PageQuery[] }

/** Every address that a person opens: the rendered page, or the client-only one. */
export function pageRouter(app: AppContext, { indexHtml, modulePreloads = () => [], render }: Site): Router {
  const pages = renderedPages(app)
  const metas = () => ({
    'agency-key': app.config.AGENCY_KEY,
    'clarity-project': app.config.CLARITY_PROJECT_ID,
  })

  async function htmlFor(request: Request, { head, content, queries }: Parts) {
    const built = await indexHtml(request.originalUrl)
    const withCode = content === null ? codeAtOnce : codeLater
    const { html: template, scriptHashes } = withCode(built, modulePreloads(request.path))
    const styles = content?.styles ?? []
    const ownCss = [...baseStyles(template), accentStyle(), ...styles.map(({ css }) => css)]
    const html = template
      .replace('<!--meta-->', () => headHtml(head, metas()) + firstPictureOf(queries))
      .replace('<!--icons-->', iconLinks)
      .replace('/site.webmanifest', () => manifestAt(request.path))
      .replace('<!--styles-->', () =>
        [
          accentStyle() && `<style>${accentStyle()}</style>`,
          ...styles.map(({ of, css }) => `<style data-emotion="${escapeHtml(of)}">${css}</style>`),
        ].join(''),
      )
      .replace('<!--page-->', () => content?.html ?? '')
      .replace('<!--page-data-->', () =>
        [
          `<script type="application/json" id="agency">${scriptJson(sentAgency(agency))}</script>`,
          content === null
            ? `<noscript>${withoutScripts()}</noscript>`
            : `<script type="application/json" id="page-data">${scriptJson(queries)}</script>`,
        ].join(''),
      )
    return { html, hashes: { styles: ownCss.filter(Boolean).map(hashOf), scripts: scriptHashes } }
  }

  async function wholePage(
    request: Request,
    asked: URLSearchParams,
    renderPage: RenderPage,
  ): Promise<RenderedPage> {
    const queries = await pageQueries(app, createCaller(contextOf(app, request)), request.path, asked)
    const head = hasFailed(queries) ? failedHead() : headOf(app, request.path, asked)
    const content = await renderPage({ path: request.path, search: asked.toString(), queries, agency })
    const made = await htmlFor(request, { head, content, queries })
    return {
      ...made,
      status: head.status,
      etag: etagOf(made.html),
      redirectTo: content.redirectTo,
      compressed: {},
    }
  }

  async function sendShell(request: Request, response: Response, head: Head) {
    const { html, hashes } = await htmlFor(request, { head, content: null, queries: [] })
    allowInPolicy(response, hashes)
    response.status(head.status)
    response.end(html)
  }

  const router = Router()
  router.get('/{*path}', async (request, response, next) => {
    response.vary('Accept')
    if (!wantsPage(request)) return next()
    const query = queryOf(request.originalUrl)
    const spelled = movedTo(request.path) ?? ownSpelling(request.path)
    if (spelled !== null && spelled !== request.path) return response.redirect(301, spelled + query)
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.setHeader('cache-control', hasSecret(request.path) ? 'no-store' : 'no-cache')
    const asked = readParameters(request.path, query)
    const head = () => headOf(app, request.path, asked)
    if (!render || isClientOnly(request.path)) return sendShell(request, response, head())
    const found = pages(`${request.path}?${asked}`, !hasSecret(request.path), addressOf(request.ip), () =>
      wholePage(request, asked, render),
    )
    const page = await Promise.resolve(found).catch((error: unknown) => {
      app.log.error({ err: error, path: request.path }, 'a page could not be rendered')
      return null
    })
    if (page) return sendPage(request, response, page)
    // Under a flood, or when rendering fails, the browser renders the page.
    response.setHeader('x-page', 'shell')
    await sendShell(request, response, head())
  })
  return router
}

/** What `base-styles-in-page` in vite.config.ts put into the built index.html. */
const baseStyles = (template: string) =>
  [...template.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css = '']) => css)

function allowInPolicy(response: Response, hashes: OwnHashes) {
  const policy = response.getHeader('content-security-policy')
  if (typeof policy === 'string') response.setHeader('content-security-policy', allowOwn(policy, hashes))
}

async function sendPage(request: Request, response: Response, page: RenderedPage) {
  if (page.redirectTo !== null) return response.redirect(302, page.redirectTo)
  // Also with 304: a browser uses its headers for the cached page.
  allowInPolicy(response, page.hashes)
  response.status(page.status)
  if (page.status === 503) response.setHeader('cache-control', 'no-store')
  else response.setHeader('etag', page.etag)
  if (request.fresh) return response.status(304).end()
  const encoding = PAGE_ENCODINGS.find((name) => request.acceptsEncodings(name))
  if (!encoding) return response.end(page.html)
  const body = await compressedPage(page, encoding)
  response.setHeader('content-encoding', encoding)
  response.setHeader('content-length', body.length)
  response.end(body)
}
