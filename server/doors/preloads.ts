import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Picture } from '../../shared/models'
import { paths } from '../../shared/paths'
import { pictureSet } from '../../shared/pictureSizes'
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
/** The addresses of the code that the page at a path runs, beside the entry's. */
export type CodeOf = (path: string) => readonly string[]

const MANIFEST = join(projectRoot, 'dist', 'client', '.vite', 'manifest.json')

/** The built client's code by page; without a manifest, nothing is known. */
export function builtCode(manifest: Manifest = readManifest()): CodeOf {
  const entry = reached(manifest, 'index.html')
  const codeFor = (...sources: string[]) => {
    const files = new Set(['src/main.tsx', ...sources].flatMap((source) => [...reached(manifest, source)]))
    return [...files].filter((file) => !entry.has(file)).map((file) => `/${file}`)
  }
  const pages = new Map(PAGE_SOURCES.map(([path, source]) => [path, codeFor(`src/site/${source}.tsx`)]))
  const others = codeFor()
  return (path) => {
    const plain = path.length > 1 ? path.replace(/\/$/, '') : path
    return pages.get(/^\/models\/[^/]+$/.test(plain) ? '/models/:modelId' : plain) ?? others
  }
}

/** Fetched with the page, or noted for client/src/boot.ts, which fetches it when the first sight stands. */
export function codeHtml(files: readonly string[], isSightFirst: boolean): string {
  if (files.length === 0) return ''
  if (isSightFirst) return `<meta name="page-code" content="${files.join(' ')}" />`
  return files.map((file) => `<link rel="modulepreload" crossorigin href="${file}" />`).join('')
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

/** The picture that is seen first. */
export function firstPicture(picture: Picture, sizes: string): string {
  if (picture.widths.length === 0) return ''
  const given = { imagesrcset: pictureSet(picture, 'avif'), imagesizes: sizes }
  const attributes = Object.entries(given).map(([name, value]) => `${name}="${escapeHtml(value)}"`)
  return `<link rel="preload" as="image" type="image/avif" fetchpriority="high" ${attributes.join(' ')} />`
}
