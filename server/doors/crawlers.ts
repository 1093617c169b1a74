import { Router } from 'express'
import { publicPages } from '../../shared/pages'
import { paths } from '../../shared/paths'
import { publicUrl } from '../core/config'
import type { House } from '../core/context'
import { rosterSitemap } from '../roster/service'
import { escapeHtml } from './html'

const CLOSED = [
  '/admin',
  '/model-dashboard',
  '/onboarding',
  '/reset-password',
  '/api/',
  '/trpc',
  '/user/',
  '/media/upload',
]
const HOUR_SECONDS = 3_600

/** `robots.txt` and `sitemap.xml`: every public page and every model on the roster, by its slug. */
export function crawlerDoor(house: House): Router {
  const door = Router()
  const site = publicUrl(house.config)
  door.get('/robots.txt', (_request, response) => {
    response.type('text/plain').setHeader('cache-control', `public, max-age=${HOUR_SECONDS}`)
    const closed = CLOSED.map((path) => `Disallow: ${path}`).join('\n')
    response.end(`User-agent: *\n${closed}\n\nSitemap: ${site}/sitemap.xml\n`)
  })
  door.get('/sitemap.xml', (_request, response) => {
    const pages = Object.keys(publicPages).map((path) => entry(`${site}${path}`))
    const models = rosterSitemap(house.db).map(({ slug, updatedAt }) =>
      entry(`${site}${paths.model(slug)}`, updatedAt),
    )
    response.type('application/xml').setHeader('cache-control', `public, max-age=${HOUR_SECONDS}`)
    response.end(
      `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${[...pages, ...models].join('\n')}\n</urlset>\n`,
    )
  })
  return door
}

const entry = (address: string, updatedAt?: string) =>
  `<url><loc>${escapeHtml(address)}</loc>${updatedAt ? `<lastmod>${updatedAt.slice(0, 10)}</lastmod>` : ''}</url>`
