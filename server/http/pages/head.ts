import { agency } from '../../../shared/agency'
import { cut } from '../../../shared/format'
import { SHARE_SHEET } from '../../../shared/media/pictureSizes'
import { isFinished } from '../../../shared/operations/setup'
import { NO_FILTERS, pageFrom } from '../../../shared/pages/listAddress'
import { type PageFacts, pageFacts } from '../../../shared/pages/pages'
import { mediaPath, paths } from '../../../shared/paths'
import type { PublicBoard } from '../../../shared/roster/boards'
import type { PublicModel } from '../../../shared/roster/models'
import { length } from '../../../shared/text/text'
import { publicUrl } from '../../core/config'
import type { AppContext } from '../../core/context'
import { isOpen } from '../../features/desk/talentAnswers/links.service'
import { pictureFile } from '../../features/media/store/rules'
import { findPublicBoard } from '../../features/roster/boards/service'
import { findModelPage, hasLeft } from '../../features/roster/publicRoster/service'
import { brandAddress, sharePictureKind } from './brand'
import { escapeHtml } from './html'
import { shareSheet } from './ogImage'
import { isPage, pageAt } from './pageRoutes'
import { sharePictureAddress } from './sitePicture'

/** The server's data about a page: status, texts and metadata. */
export type Head = {
  status: 200 | 404 | 410 | 503
  title: string
  description: string
  /** absolute; null for a page that is not there */
  canonical: string | null
  isListed: boolean
  type: 'website' | 'profile'
  image: { url: string; width: number; height: number; alt: string } | null
  /** structured data for search engines */
  jsonLd: object[]
}

const MODEL = /^\/models\/([^/]+)\/?$/
const ANSWER = /^\/answer\/([^/]+)\/?$/

/** The lists that are turned over page by page in their address. */
const LISTS: readonly string[] = [paths.models, paths.projects]

/** The head of the page at `path`. A model's page is a 410 when the model left and a 404 when there was none; that of an
 * answer link is a 404 once the link leads nowhere. */
export function headOf(app: AppContext, path: string, query: URLSearchParams): Head {
  const site = publicUrl(app.config)
  const [, key] = MODEL.exec(path) ?? []
  if (key !== undefined) return modelHead(app, site, decoded(key))
  const [, token] = ANSWER.exec(path) ?? []
  if (token !== undefined) return missing(isOpen(app, decoded(token)) ? 200 : 404)
  const page = pageAt(path)
  const facts = page && pageFacts[page.name]
  if (facts) {
    const head = pageHead(app, page.path, facts, LISTS.includes(page.path) ? pageNumber(query) : 1)
    const board = page.path === paths.models ? findPublicBoard(app, query.get('board') ?? '') : undefined
    if (page.path === paths.models && query.get('ids')) return { ...head, isListed: false }
    return board ? boardHead(site, board, query, head) : head
  }
  return { ...missing(isPage(path) ? 200 : 404), isListed: false }
}

/** Later pages of a list have their own head; a searched or filtered list has that of its first page. */
function pageNumber(query: URLSearchParams): number {
  const isFiltered = Object.keys(NO_FILTERS).some((name) => query.get(name))
  return isFiltered ? 1 : pageFrom(query.get('page'))
}

const missing = (status: Head['status']): Head => ({
  status,
  title: status === 200 ? agency.name : `Page not found | ${agency.name}`,
  description: agency.description,
  canonical: null,
  isListed: false,
  type: 'website',
  image: null,
  jsonLd: [],
})

/** The head of a page when the server could not read its data. */
export const failedHead = (): Head => ({ ...missing(200), status: 503 })

/** The pages about the agency. */
const ABOUT_US: readonly string[] = [paths.home, paths.about]

function pageHead(app: AppContext, path: string, facts: PageFacts, page: number): Head {
  const site = publicUrl(app.config)
  const isHome = path === paths.home
  const title = page > 1 ? `${facts.title}, page ${page}` : facts.title
  return {
    status: 200,
    title: isHome ? [agency.name, agency.line].filter(Boolean).join(' | ') : `${title} | ${agency.name}`,
    description: facts.description || agency.description,
    canonical: page > 1 ? `${site}${path}?page=${page}` : `${site}${path}`,
    isListed: facts.isListed && isFinished(agency),
    type: 'website',
    image: shareImage(app, site),
    jsonLd: [
      ...(ABOUT_US.includes(path) ? [organisation(site)] : []),
      ...(isHome ? [] : [breadcrumb(site, [facts.title, path])]),
    ],
  }
}

/** Each public board is a list of its own. */
function boardHead(site: string, { name, slug }: PublicBoard, query: URLSearchParams, head: Head): Head {
  const others = new URLSearchParams(query)
  others.delete('board')
  const page = pageNumber(others)
  const address = paths.board(slug)
  const title = page > 1 ? `${name}: Our Models, page ${page}` : `${name}: Our Models`
  return {
    ...head,
    title: `${title} | ${agency.name}`,
    description: `Photos, measurements and cities of everyone on our board ${name}. Find a model and book.`,
    canonical: page > 1 ? `${site}${address}&page=${page}` : `${site}${address}`,
    jsonLd: [breadcrumb(site, ['Our Models', paths.models], [name, address])],
  }
}

/** Null for an agency without one. */
const shareImage = (app: AppContext, site: string) =>
  sharePictureKind() ? { ...SHARE_SHEET, url: `${site}${sharePictureAddress(app)}`, alt: agency.name } : null

function modelHead(app: AppContext, site: string, key: string): Head {
  const model = findModelPage(app, key)
  if (!model) return missing(hasLeft(app.db, key) ? 410 : 404)
  const canonical = `${site}${paths.model(model.slug)}`
  const face = model.profileImage
  return {
    status: 200,
    title: `${model.stageName} | ${agency.name}`,
    description: modelDescription(model),
    canonical,
    isListed: isFinished(agency),
    type: 'profile',
    image: shareSheet(site, model, model.stageName) ?? shareImage(app, site),
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'ProfilePage',
        url: canonical,
        mainEntity: {
          '@type': 'Person',
          name: model.stageName,
          jobTitle: 'Model',
          ...(model.city && { homeLocation: { '@type': 'Place', name: model.city } }),
          ...(face && { image: `${site}${mediaPath(face.id, pictureFile(face))}` }),
          ...(model.languages.length > 0 && { knowsLanguage: model.languages }),
          worksFor: organisation(site),
        },
      },
      breadcrumb(site, ['Models', paths.models], [model.stageName, paths.model(model.slug)]),
    ],
  }
}

function modelDescription(model: PublicModel): string {
  const facts = [model.city, model.workTypes.slice(0, 3).join(', '), model.height].filter(Boolean).join(' · ')
  const text = [facts, model.bio ?? `Represented by ${agency.name}.`].filter(Boolean).join('. ')
  return length(text) > 200 ? cut(text, 197) : text
}

const organisation = (site: string) => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: agency.name,
  ...(agency.description && { description: agency.description }),
  url: site,
  logo: `${site}${brandAddress('/icon-512.png')}`,
  ...(agency.contact.email && { email: agency.contact.email }),
  ...(agency.contact.phone && { telephone: agency.contact.phone }),
  ...(agency.contact.studioLines.length > 0 && {
    address: {
      '@type': 'PostalAddress',
      streetAddress: agency.contact.studioLines.join(', '),
      addressCountry: agency.region.country,
    },
  }),
  ...(agency.contact.links.length > 0 && { sameAs: agency.contact.links.map(({ href }) => href) }),
})

/** The way from the home page to a page, by names and paths. */
const breadcrumb = (site: string, ...way: [name: string, path: string][]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [['Home', paths.home] as const, ...way].map(([name, path], at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: `${site}${path}`,
  })),
})

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    // Broken escapes name no page.
    return ''
  }
}

/** The head as HTML. Every value is escaped: names and texts come from people. */
export function headHtml(head: Head, metas: Record<string, string | undefined>): string {
  const { title, description, canonical, image } = head
  const named: [name: string, content: string | undefined][] = [
    ['description', description],
    ['robots', head.isListed ? undefined : 'noindex'],
    ['twitter:card', image ? 'summary_large_image' : 'summary'],
    ...Object.entries(metas),
  ]
  const properties: [property: string, content: string | undefined][] = [
    ['og:site_name', agency.name],
    ['og:title', title],
    ['og:description', description],
    ['og:type', head.type],
    ['og:locale', 'en_IN'],
    ['og:url', canonical ?? undefined],
    ['og:image', image?.url],
    ['og:image:width', image?.width.toString()],
    ['og:image:height', image?.height.toString()],
    ['og:image:alt', image?.alt],
  ]
  return [
    `<title>${escapeHtml(title)}</title>`,
    ...named.flatMap(([name, content]) => tag('name', name, content)),
    ...properties.flatMap(([property, content]) => tag('property', property, content)),
    canonical ? `<link rel="canonical" href="${escapeHtml(canonical)}" />` : '',
    ...head.jsonLd.map((data) => `<script type="application/ld+json">${scriptJson(data)}</script>`),
  ]
    .filter(Boolean)
    .join('\n    ')
}

const tag = (attribute: 'name' | 'property', name: string, content: string | undefined) =>
  !content ? [] : [`<meta ${attribute}="${name}" content="${escapeHtml(content)}" />`]

/** JSON that cannot end its script element. */
export const scriptJson = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c')
