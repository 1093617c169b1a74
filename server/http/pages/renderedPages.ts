import { createHash, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { localDay } from '../../../shared/format'
import type { RenderPage } from '../../../shared/pages/pageQueries'
import type { AppContext } from '../../core/context'
import { changeCounter } from '../../core/db/changes'
import { projectRoot } from '../../core/projectRoot'
import type { OwnHashes } from '../securityMiddleware'

/** In the order in which the server prefers them. */
export const PAGE_ENCODINGS = ['br', 'gzip'] as const
export type PageEncoding = (typeof PAGE_ENCODINGS)[number]

/** A rendered page. */
export type RenderedPage = {
  status: number
  html: string
  etag: string
  /** of its style elements and its starter, for its policy */
  hashes: OwnHashes
  redirectTo: string | null
  /** the compressed page, by encoding, when it was asked for */
  compressed: Partial<Record<PageEncoding, Buffer>>
}

const KEPT_BYTES = 32_000_000
const ADDRESS_MAX = 500
/** How many pages may wait for the renderer, about half a second of work; more is a flood. */
const WAITING_MAX = 30
/** How many of them one visitor's address may have requested. */
const WAITING_OF_ONE = 4

/** Every public page depends only on these tables. */
const publicVersion = changeCounter('page', [
  'roster',
  'projects',
  'project_dates',
  'media',
  'portfolio_items',
  'settings',
  'tags',
  'model_tags',
])

/** The renderer made by `npm run build`. */
export async function builtRenderer(): Promise<RenderPage> {
  const file = pathToFileURL(join(projectRoot, 'dist/server/entryServer.js')).href
  const entry: { renderPage: RenderPage } = await import(file)
  return entry.renderPage
}

/**
 * Renders pages one at a time and caches those with status 200 until a public table changes or the day ends. Other
 * requests have their turn between two pages. Returns null when too many pages wait, in all or for this visitor.
 */
export function renderedPages(app: Pick<AppContext, 'db' | 'clock'>) {
  const kept = new LRUCache<string, RenderedPage>({
    maxSize: KEPT_BYTES,
    // Two bytes a character, and one more for the compressed page.
    sizeCalculation: ({ html }) => 3 * html.length + ADDRESS_MAX,
  })
  const underWay = new Map<string, { visitor: string; page: Promise<RenderedPage> }>()
  let stamp = ''
  let last: Promise<unknown> = Promise.resolve()
  const stampNow = () => `${publicVersion(app.db)} ${localDay(app.clock())}`
  const isFull = (visitor: string) => {
    const own = [...underWay.values()].filter((each) => each.visitor === visitor)
    return underWay.size >= WAITING_MAX || own.length >= WAITING_OF_ONE
  }

  return (address: string, mayKeep: boolean, visitor: string, render: () => Promise<RenderedPage>) => {
    const now = stampNow()
    if (now !== stamp) {
      kept.clear()
      stamp = now
    }
    const ready = kept.get(address)
    if (ready) return ready
    const key = `${now} ${address}`
    const same = underWay.get(key)
    if (same) return same.page
    if (isFull(visitor)) return null
    const page = last.then(render)
    last = page.then(letOthersRun, letOthersRun)
    underWay.set(key, { visitor, page })
    return page
      .then((made) => {
        const isTrue = stampNow() === now && stamp === now
        if (mayKeep && isTrue && made.status === 200 && address.length <= ADDRESS_MAX) kept.set(address, made)
        return made
      })
      .finally(() => underWay.delete(key))
  }
}

const letOthersRun = () => setImmediate()

const compress: Record<PageEncoding, (html: string) => Promise<Buffer>> = {
  br: (html) => promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (html) => promisify(gzip)(html),
}

/** A page's bytes in an encoding. A cached page is compressed once, so well: by a fifth smaller than other answers. */
export async function compressedPage(page: RenderedPage, encoding: PageEncoding): Promise<Buffer> {
  const bytes = page.compressed[encoding] ?? (await compress[encoding](page.html))
  page.compressed[encoding] = bytes
  return bytes
}

// A build changes the addresses of code, and so every page.
const start = randomBytes(6).toString('base64url')

/** The ETag of a page: its text, and the process, whose headers may differ from those of an earlier one. */
export const etagOf = (html: string): string => `W/"${start}.${hashOf(html).slice(0, 27)}"`

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64')
