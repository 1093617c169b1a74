import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Request, Router } from 'express'
import type { House } from '../core/context'
import { builtClient } from './assets'
import { headHtml, headOf } from './head'
import { NOTHING_KNOWN, pageData } from './pageData'
import { isPage, ownSpelling } from './pageRoutes'
import { type CodeOf, codeHtml } from './preloads'
import { contextOf } from './request'
import { createCaller } from './trpc'
import { withoutScripts } from './withoutScripts'

/** Gives index.html for an address; in development Vite transforms it each time. */
export type IndexHtml = (url: string) => Promise<string>

/** The built index.html, read once; when that fails, again for the next page. */
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

/** A program that takes everything is told in JSON that nothing is here: it asked for no page (contract). */
const wantsPage = (request: Request) =>
  isPage(request.path) ? request.accepts('html') : request.accepts(['json', 'html']) === 'html'

/** Cut out, not parsed: what a stranger asks for need not be an address (`//`, or a whole one of another site). */
const queryOf = (address: string) => /\?.*$/s.exec(address)?.[0] ?? ''

/** Every address that a person opens: the page's shell, with what the server knows written into its head. */
export function pageDoor(house: House, indexHtml: IndexHtml, codeOf: CodeOf = () => []): Router {
  const door = Router()
  const metas = {
    'agency-key': house.config.AGENCY_KEY,
    'clarity-project': house.config.CLARITY_PROJECT_ID,
  }
  door.get('/{*path}', async (request, response, next) => {
    response.vary('Accept')
    if (!wantsPage(request)) return next()
    const query = queryOf(request.originalUrl)
    const spelled = ownSpelling(request.path)
    if (spelled !== null && spelled !== request.path) return response.redirect(301, spelled + query)
    const html = await indexHtml(request.originalUrl)
    const asked = new URLSearchParams(query)
    const head = headOf(house, request.path, asked)
    response.status(head.status)
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.setHeader('cache-control', 'no-cache')
    const start =
      head.status === 200
        ? await pageData(createCaller(contextOf(house, request)), request.path, asked)
        : NOTHING_KNOWN
    response.end(
      html
        .replace('<!--meta-->', () => headHtml(head, metas))
        .replace('<!--page-data-->', () => codeHtml(codeOf(request.path), start.sight !== '') + start.head)
        .replace('<!--first-sight-->', () => start.sight)
        .replace('<!--without-scripts-->', withoutScripts),
    )
  })
  return door
}
