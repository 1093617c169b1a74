import { readdirSync, statSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import type { Request, RequestHandler } from 'express'
import { notFound } from '../core/errors'
import { projectRoot } from '../core/projectRoot'

/** Where `npm run build` lays the client. */
export const builtClient = join(projectRoot, 'dist', 'client')

/** The twins that are made at build time, the smallest first. */
const PACKED = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
] as const
const HOUR_SECONDS = 3_600
const YEAR_SECONDS = 31_536_000

/**
 * The built assets: hashed names, so kept for ever; the compressed twins are sent. What there is, is looked up once, so
 * that no other request waits for the disk here. A build beneath the running site takes away what the list still has:
 * that is a 404 then.
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
    // Nobody reads code in parts.
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

/** A validator for each file by its address, but for what begins with a dot, as Vite's own notes do. */
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
