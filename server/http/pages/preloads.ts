import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pictureSet } from '../../../shared/media/pictureSizes'
import { pages } from '../../../shared/pages/pages'
import type { Picture } from '../../../shared/roster/models'
import { projectRoot } from '../../core/projectRoot'
import { escapeHtml } from './html'
import { isPage, pageAt } from './pageRoutes'

// What the browser may load before the client's code requests it.

type Manifest = Record<string, { file: string; imports?: string[] }>
/** The addresses of the code of the page at a path, without the entry's. */
export type PreloadResolver = (path: string) => readonly string[]

const MANIFEST = join(projectRoot, 'dist', 'client', '.vite', 'manifest.json')

/** The built client's code by page; empty without a manifest. */
export function builtCode(manifest: Manifest = readManifest()): PreloadResolver {
  const entry = reached(manifest, 'index.html')
  const codeFor = (...sources: string[]) => {
    const files = new Set(sources.flatMap((source) => [...reached(manifest, source)]))
    return [...files].filter((file) => !entry.has(file)).map((file) => `/${file}`)
  }
  const codes = new Map<string | undefined, string[]>(
    Object.values(pages).map(({ path, source }) => [path, codeFor(`src/${source}.tsx`)]),
  )
  const notFound = codeFor('src/site/notFound/NotFoundPage.tsx')
  return (path) => codes.get(pageAt(path)?.path) ?? (isPage(path) ? [] : notFound)
}

/** The address of a built entry of the client by its source; null without a build. */
export function builtFile(source: string, manifest: Manifest = readManifest()): string | null {
  const file = manifest[source]?.file
  return file === undefined ? null : `/${file}`
}

/**
 * Lets the browser load the code at once and in parallel, but after the first picture: the page is readable without it.
 */
export const codeHtml = (files: readonly string[]): string =>
  files.map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${file}" />`).join('')

const readManifest = (): Manifest => (existsSync(MANIFEST) ? JSON.parse(readFileSync(MANIFEST, 'utf8')) : {})

/** The files of a chunk and of everything that it imports, each after what it imports itself. */
function reached(manifest: Manifest, name: string, files = new Set<string>()): Set<string> {
  const chunk = manifest[name]
  if (!chunk || files.has(chunk.file)) return files
  files.add(chunk.file)
  for (const more of chunk.imports ?? []) reached(manifest, more, files)
  // To the end, behind its imports.
  files.delete(chunk.file)
  return files.add(chunk.file)
}

/** The preload of the page's first picture. */
export function firstPicture(picture: Picture, sizes: string): string {
  if (picture.widths.length === 0) return ''
  const given = { imagesrcset: pictureSet(picture), imagesizes: sizes }
  const attributes = Object.entries(given).map(([name, value]) => `${name}="${escapeHtml(value)}"`)
  return `<link rel="preload" as="image" type="image/avif" fetchpriority="high" ${attributes.join(' ')} />`
}
