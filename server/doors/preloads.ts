import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Picture } from '../../shared/models'
import { mediaPath, paths } from '../../shared/paths'
import { projectRoot } from '../core/root'
import { escapeHtml } from './html'

// What the browser may fetch before the client's code tells it to.

/** Each public page's source, as in client/src/site/routes.tsx; a test compares the two. */
export const PAGE_SOURCES: readonly [path: string, source: string][] = [
  [paths.home, 'home/HomePage'],
  [paths.projects, 'projects/ProjectsPage'],
  [paths.about, 'about/AboutPage'],
  [paths.models, 'models/ModelsPage'],
  ['/models/:modelId', 'models/ModelPage'],
  [paths.bookModel, 'booking/BookingPage'],
  [paths.contact, 'contact/ContactPage'],
  [paths.register, 'register/RegisterPage'],
  [paths.terms, 'legal/TermsPage'],
  [paths.privacy, 'legal/PrivacyPage'],
  [paths.cookies, 'legal/CookiePage'],
]

type Manifest = Record<string, { file: string; imports?: string[] }>
/** Links to the code of the page at a path. */
export type CodeOf = (path: string) => string

const MANIFEST = join(projectRoot, 'dist', 'client', '.vite', 'manifest.json')

/** The built client's code by page; without a manifest, nothing is known. */
export function builtCode(manifest: Manifest = readManifest()): CodeOf {
  const entry = reached(manifest, 'index.html')
  const links = new Map(
    PAGE_SOURCES.map(([path, source]) => {
      const files = [...reached(manifest, `src/site/${source}.tsx`)].filter((file) => !entry.has(file))
      return [path, files.map((file) => `<link rel="modulepreload" crossorigin href="/${file}" />`).join('')]
    }),
  )
  return (path) => {
    const plain = path.length > 1 ? path.replace(/\/$/, '') : path
    return links.get(/^\/models\/[^/]+$/.test(plain) ? '/models/:modelId' : plain) ?? ''
  }
}

const readManifest = (): Manifest => (existsSync(MANIFEST) ? JSON.parse(readFileSync(MANIFEST, 'utf8')) : {})

/** A chunk's file and those of everything that it imports. */
function reached(manifest: Manifest, name: string, files = new Set<string>()): Set<string> {
  const chunk = manifest[name]
  if (!chunk || files.has(chunk.file)) return files
  files.add(chunk.file)
  for (const more of chunk.imports ?? []) reached(manifest, more, files)
  return files
}

/** The picture that is seen first, in the same set of files from which client/src/design/Picture chooses. */
export function firstPicture({ id, widths }: Picture, sizes: string): string {
  if (widths.length === 0) return ''
  const set = widths
    .toSorted((a, b) => a - b)
    .map((width) => `${mediaPath(id, `${width}.avif`)} ${width}w`)
    .join(', ')
  const given = { imagesrcset: set, imagesizes: sizes }
  const attributes = Object.entries(given).map(([name, value]) => `${name}="${escapeHtml(value)}"`)
  return `<link rel="preload" as="image" type="image/avif" fetchpriority="high" ${attributes.join(' ')} />`
}
