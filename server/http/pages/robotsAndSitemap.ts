import { Router } from 'express'
import { type PageName, pageFacts, pages } from '../../../shared/pages/pages'
import { paths } from '../../../shared/paths'
import { publicUrl } from '../../core/config'
import type { AppContext } from '../../core/context'
import { listPublicBoards } from '../../features/roster/boards/service'
import { rosterSitemap } from '../../features/roster/publicRoster/service'
import { escapeHtml } from './html'

const CLOSED = [
  '/admin',
  '/model-dashboard',
  '/onboarding',
  '/reset-password',
  '/answer/',
  '/calendar/',
  '/api/',
  '/trpc',
  '/user/',
  '/media/upload',
]
const HOUR_SECONDS = 3_600

/** `robots.txt` and `sitemap.xml`: every public page and every model on the roster, by its slug. */
export function robotsAndSitemapRoutes(app: AppContext): Router {
  const router = Router()
  const site = publicUrl(app.config)
  router.get('/robots.txt', (_request, response) => {
    response.type('text/plain').setHeader('cache-control', `public, max-age=${HOUR_SECONDS}`)
    const closed = CLOSED.map((path) => `Disallow: ${path}`).join('\n')
    response.end(`User-agent: *\n${closed}\n\nSitemap: ${site}/sitemap.xml\n`)
  })
  router.get('/sitemap.xml', (_request, response) => {
    const listed = (Object.keys(pages) as PageName[]).filter((name) => pageFacts[name]?.isListed)
    const own = listed.map((name) => entry(`${site}${pages[name].path}`))
    const boards = listPublicBoards(app).map(({ slug }) => entry(`${site}${paths.board(slug)}`))
    const models = rosterSitemap(app.db).map(({ slug, updatedAt }) =>
      entry(`${site}${paths.model(slug)}`, updatedAt),
    )
    response.type('application/xml').setHeader('cache-control', `public, max-age=${HOUR_SECONDS}`)
    response.end(
      `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${[...own, ...boards, ...models].join('\n')}\n</urlset>\n`,
    )
  })
  return router
}

const entry = (address: string, updatedAt?: string) =>
  `<url><loc>${escapeHtml(address)}</loc>${updatedAt ? `<lastmod>${updatedAt.slice(0, 10)}</lastmod>` : ''}</url>`
