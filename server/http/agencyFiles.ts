import { join } from 'node:path'
import { type Response, Router } from 'express'
import { agency } from '../../shared/agency'
import { notFound } from '../core/errors'
import { projectRoot } from '../core/projectRoot'

const HOUR_SECONDS = 3_600

const manifest = () => ({
  name: agency.name,
  short_name: agency.name,
  ...(agency.line && { description: agency.line }),
  start_url: '/',
  display: 'browser',
  background_color: '#ede8de',
  theme_color: '#12100e',
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  ],
})

const keepAnHour = (response: Response) =>
  response.setHeader('cache-control', `public, max-age=${HOUR_SECONDS}`)

/** The files that say something of the agency: its web app manifest, and the picture of a shared link. */
export function agencyFileRoutes(): Router {
  const router = Router()
  router.get('/site.webmanifest', (_request, response) => {
    response.setHeader('cache-control', 'no-cache')
    response.type('application/manifest+json').send(JSON.stringify(manifest()))
  })
  router.get('/share.jpg', (_request, response) => {
    // The demo's is made by scripts/shareImage.mjs.
    if (agency.look.sharePicture !== 'demo') throw notFound('File')
    keepAnHour(response)
    response.sendFile('share.jpg', { root: join(projectRoot, 'server', 'demo') })
  })
  return router
}
