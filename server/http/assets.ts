import { readdirSync, statSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import type { Request, RequestHandler } from 'express'
import { notFound } from '../core/errors'
import { projectRoot } from '../core/projectRoot'

/** The output folder of `npm run build` for the client. */
export const builtClient = join(projectRoot, 'dist', 'client')

/** Compressed versions, made at build time, the smallest first. */
const PACKED = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
] as const
const HOUR_SECONDS = 3_600
const YEAR_SECONDS = 31_536_000

/**
 * Serves the built assets. Their names contain a hash, so they are cached permanently; the compressed version is sent
 * where there is one. The list is read once, so that other requests do not wait for the disk. A file that a later build
 * removed is a 404.
 */
export function builtAssets(folder = builtClient): RequestHandler {
  const etags = etagsIn(folder)
  return (request, response, next) => {
    const { path } = request
    if (!etags.has(path) || !mayBeSent(request)) return next()
    const isThere = ({ ending }: (typeof PACKED)[number]) => etags.has(path + ending)
    const twin = PACKED.find((each) => isThere(each) && request.acceptsEncodings(each.encoding))
    const file = path + (twin?.ending ?? '')
    const seconds = path.startsWith('/assets/') ? `${YEAR_SECONDS}, immutable` : HOUR_SECONDS
    response.vary('Accept-Encoding')
    response.type(extname(path))
    response.setHeader('cache-control', `public, max-age=${seconds}`)
    response.setHeader('etag', etags.get(file) ?? '')
    if (twin) response.setHeader('content-encoding', twin.encoding)
    // Range requests get the whole file.
    response.sendFile(file, { root: folder, acceptRanges: false }, (error?: NodeJS.ErrnoException) => {
      if (!error || error.code === 'ECONNABORTED') return // sent, or its reader has left
      next('status' in error && error.status === 404 ? notFound('Page') : error)
    })
  }
}

/** index.html is served by pages.ts alone, which fills in its head; .br and .gz files only in place of their original. */
const mayBeSent = ({ path, method }: Request) =>
  ['GET', 'HEAD'].includes(method) &&
  path !== '/index.html' &&
  !PACKED.some(({ ending }) => path.endsWith(ending))

/** An ETag for each file by its path, without files that begin with a dot, such as Vite's manifest. */
function etagsIn(folder: string): ReadonlyMap<string, string> {
  const etags = new Map<string, string>()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    const address = `/${relative(folder, file).replaceAll(sep, '/')}`
    if (!entry.isFile() || address.includes('/.')) continue
    const { size, mtimeMs } = statSync(file)
    etags.set(address, `W/"${size}-${Math.floor(mtimeMs)}"`)
  }
  return etags
}
