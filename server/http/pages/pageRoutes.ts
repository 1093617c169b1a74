import { NO_FILTERS } from '../../../shared/pages/listAddress'
import { type PageName, pages } from '../../../shared/pages/pages'
import { paths } from '../../../shared/paths'

type Page = { name: PageName; path: string; source: string; clientOnly?: true }

/** A path of the table as a regular expression: each parameter matches one segment. */
const expression = (path: string) => path.replace(/\/:\w+\?/, '(?:/[^/]+)?').replace(/:\w+/, () => '[^/]+')
const fits = (...patterns: string[]) => new RegExp(`^(?:${patterns.join('|')})/?$`)

const TABLE = (Object.keys(pages) as PageName[]).map((name) => {
  const page: Page = { name, ...pages[name] }
  return { page, pattern: fits(expression(page.path)) }
})
const PLAIN = new Set<string>([
  ...TABLE.map(({ page }) => page.path.replace(/\/:\w+\?$/, '')),
  paths.admin,
  paths.adminLogin,
])
const PAGE = fits(...TABLE.map(({ page }) => expression(page.path)), paths.admin, `${paths.admin}/.+`)

/** The page of the table at this path. */
export const pageAt = (path: string): Page | undefined =>
  TABLE.find(({ pattern }) => pattern.test(path))?.page

/** The query parameters that the first render of a page depends on; that of every other page depends on none. */
const READ: { [Name in PageName]?: readonly string[] } = {
  models: [...Object.keys(NO_FILTERS), 'page', 'ids'],
  projects: ['page'],
  bookModel: ['model', 'models'],
  signUp: ['invite'],
}

/** The parameters of a query that the page at this path reads, in one order, each once and none empty. */
export function readParameters(path: string, query: string): URLSearchParams {
  const given = new URLSearchParams(query)
  const page = pageAt(path)
  const names = (page && READ[page.name]) ?? []
  return new URLSearchParams(names.map((name) => [name, given.get(name) ?? '']).filter(([, value]) => value))
}

/** True when the client has a page at this path; unknown admin paths are pages too: they lead to /admin. */
export const isPage = (path: string): boolean => PAGE.test(path)

/** True for pages that the server does not render: those that need a sign-in. */
export const isClientOnly = (path: string): boolean =>
  isPage(path) && (pageAt(path)?.clientOnly ?? pageAt(path) === undefined)

/** True when the path contains a token. */
export const hasSecret = (path: string): boolean => pageAt(path)?.path.includes('/:token') ?? false

/** The path in the spelling of its page, for capitals; tokens and names in it stay. Null when there is no page. */
export function ownSpelling(path: string): string | null {
  const lower = path.toLowerCase()
  const spelled = PLAIN.has(lower) ? lower : path.replace(/^\/[^/]+/, (first) => first.toLowerCase())
  return isPage(spelled) ? spelled : null
}
