import { agency } from '../../shared/agency'
import { cut } from '../../shared/format'
import { NO_FILTERS, pageFrom } from '../../shared/listAddress'
import type { PublicModel } from '../../shared/models'
import { type PageFacts, privatePages, publicPages } from '../../shared/pages'
import { mediaPath, paths } from '../../shared/paths'
import { SHARE_SHEET } from '../../shared/pictureSizes'
import { length } from '../../shared/text'
import { publicUrl } from '../core/config'
import type { House } from '../core/context'
import { pictureFile } from '../media/rules'
import { findModelPage, hasLeft } from '../roster/service'
import { escapeHtml } from './html'
import { isPage } from './pageRoutes'
import { shareSheet } from './shareSheet'

/** What the server knows of a page before the browser draws it. */
export type Head = {
  status: 200 | 404 | 410
  title: string
  description: string
  /** absolute; null for a page that is not there */
  canonical: string | null
  isListed: boolean
  type: 'website' | 'profile'
  image: { url: string; width: number; height: number; alt: string } | null
  jsonLd: object | null
}

const MODEL = /^\/models\/([^/]+)\/?$/

/** The lists that are turned over page by page in their address. */
const LISTS: readonly string[] = [paths.models, paths.projects]

/** The head of the page at `path`; a model's page is a 410 when the model left and a 404 when nobody had that name. */
export function headOf(house: House, path: string, query: URLSearchParams): Head {
  const site = publicUrl(house.config)
  const [, key] = MODEL.exec(path) ?? []
  if (key !== undefined) return modelHead(house, site, decoded(key))
  const plain = path.length > 1 ? path.replace(/\/$/, '') : path
  const facts = publicPages[plain] ?? privatePages[plain]
  if (facts) return pageHead(site, plain, facts, LISTS.includes(plain) ? numbered(query) : '')
  return { ...missing(isPage(path) ? 200 : 404), isListed: false }
}

/** A list's second page is one of its own; searched and filtered lists are all the list (`''`). */
function numbered(query: URLSearchParams): string {
  const page = pageFrom(query.get('page'))
  const isFiltered = Object.keys(NO_FILTERS).some((name) => query.get(name))
  return page > 1 && !isFiltered ? `?page=${page}` : ''
}

const missing = (status: Head['status']): Head => ({
  status,
  title: status === 200 ? agency.name : `Page not found | ${agency.name}`,
  description: agency.description,
  canonical: null,
  isListed: false,
  type: 'website',
  image: null,
  jsonLd: null,
})

function pageHead(site: string, path: string, facts: PageFacts, page: string): Head {
  const isHome = path === paths.home
  return {
    status: 200,
    title: isHome ? `${agency.name} | ${agency.line}` : `${facts.title} | ${agency.name}`,
    description: facts.description || agency.description,
    canonical: `${site}${path}${page}`,
    isListed: !facts.isPrivate,
    type: 'website',
    image: shareImage(site),
    jsonLd: isHome ? organisation(site) : null,
  }
}

/** Made by scripts/shareImage.mjs. */
const shareImage = (site: string) => ({ ...SHARE_SHEET, url: `${site}/share.jpg`, alt: agency.name })

function modelHead(house: House, site: string, key: string): Head {
  const model = findModelPage(house, key)
  if (!model) return missing(hasLeft(house.db, key) ? 410 : 404)
  const canonical = `${site}${paths.model(model.slug)}`
  const face = model.profileImage
  return {
    status: 200,
    title: `${model.stageName} | ${agency.name}`,
    description: modelDescription(model),
    canonical,
    isListed: true,
    type: 'profile',
    image: shareSheet(site, model, model.stageName) ?? shareImage(site),
    jsonLd: {
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
  description: agency.description,
  url: site,
  logo: `${site}/icon-512.png`,
  email: agency.contact.email,
  telephone: agency.contact.phone,
  address: { '@type': 'PostalAddress', streetAddress: agency.studio.lines.join(', '), addressCountry: 'IN' },
  sameAs: [agency.links.instagram.href],
})

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
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
    head.jsonLd ? `<script type="application/ld+json">${scriptJson(head.jsonLd)}</script>` : '',
  ]
    .filter(Boolean)
    .join('\n    ')
}

const tag = (attribute: 'name' | 'property', name: string, content: string | undefined) =>
  content === undefined ? [] : [`<meta ${attribute}="${name}" content="${escapeHtml(content)}" />`]

/** JSON that cannot end the script element it stands in. */
export const scriptJson = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c')
