import { join } from 'node:path'
import { type Response, Router } from 'express'
import { adminPaths } from '../../../shared/adminPaths'
import { agency } from '../../../shared/agency'
import { paths } from '../../../shared/paths'
import type { AppContext } from '../../core/context'
import { notFound } from '../../core/errors'
import { projectRoot } from '../../core/projectRoot'
import { type Brand, brandAddress, brandOf, brandVersion, hasOwnLook, sharePictureKind } from '../pages/brand'
import { sendSitePicture } from '../pages/sitePicture'

const HOUR_SECONDS = 3_600

/** Icon sizes in pages and in the manifest. */
const ICON_SIZES = [32, 180, 192, 512] as const

/** Where the site opens from a phone's home screen: the talent's pages and the desk as programs of their own. */
const STARTS = {
  site: { start_url: '/', display: 'browser' },
  talent: { id: '/talent', start_url: paths.talentJobs, display: 'standalone' },
  desk: { id: '/desk', start_url: adminPaths.desk, display: 'standalone' },
}

const manifest = (of: keyof typeof STARTS) => {
  const icon = (size: number) => ({
    src: brandAddress(`/icon-${size}.png`),
    sizes: `${size}x${size}`,
    type: 'image/png',
  })
  return {
    name: agency.name,
    short_name: agency.name,
    ...(agency.line && { description: agency.line }),
    ...STARTS[of],
    scope: '/',
    background_color: '#ede8de',
    theme_color: '#12100e',
    icons: [
      ...(hasOwnLook() ? [] : [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }]),
      icon(192),
      icon(512),
    ],
  }
}

const keepAnHour = (response: Response) =>
  response.setHeader('cache-control', `public, max-age=${HOUR_SECONDS}`)

/** Routes that depend on the agency: the web app manifest, icons, and the picture of a shared link. */
export function agencyFileRoutes(app: AppContext): Router {
  const router = Router()
  const made = brandFiles(app)
  for (const of of ['site', 'talent', 'desk'] as const)
    router.get(`/${of}.webmanifest`, (_request, response) => {
      response.setHeader('cache-control', 'no-cache')
      response.type('application/manifest+json').send(JSON.stringify(manifest(of)))
    })
  for (const size of ICON_SIZES)
    router.get(`/icon-${size}.png`, async (_request, response, next) => {
      // The product's own icons are built files.
      if (!hasOwnLook()) return next()
      const file = await made(`icon-${size}`, (brand) => app.images.icon(brand, size))
      keepAnHour(response)
      response.type('png').send(file)
    })
  router.get('/share.jpg', async (_request, response) => {
    const kind = sharePictureKind()
    if (kind === null) throw notFound('File')
    keepAnHour(response)
    if (await sendSitePicture(app, response)) return
    // The demo's picture is made by scripts/pictures/shareImage.mjs.
    if (kind === 'demo') return response.sendFile('share.jpg', { root: join(projectRoot, 'server', 'demo') })
    response.type('jpeg').send(await made('share', (brand) => app.images.shareJpeg(brand)))
  })
  return router
}

/** Makes each file once for a look, also for parallel requests. A changed look has new files. */
function brandFiles(app: AppContext) {
  let look = ''
  const files = new Map<string, Promise<Buffer>>()
  return (name: string, make: (brand: Brand) => Promise<Uint8Array>): Promise<Buffer> => {
    if (look !== brandVersion()) files.clear()
    look = brandVersion()
    const known = files.get(name)
    if (known) return known
    const file = brandOf(app.storage)
      .then(make)
      .then((bytes) => Buffer.from(bytes))
    files.set(name, file)
    file.catch(() => files.delete(name))
    return file
  }
}
