import { type PageName, pages } from './pages/pages'

/** The paths without parameters, by page name. */
type PlainPaths = {
  [Name in PageName as (typeof pages)[Name]['path'] extends `${string}:${string}`
    ? never
    : Name]: (typeof pages)[Name]['path']
}
const plainPaths = Object.fromEntries(
  Object.entries(pages).map(([name, { path }]) => [name, path]),
) as PlainPaths

/** The addresses of pages for links, mails and redirects; those of the back office are in `adminPaths.ts`. */
export const paths = {
  ...plainPaths,
  model: (key: string) => `/models/${encodeURIComponent(key)}`,
  /** One board of the roster; '' for all of it. */
  board: (slug: string) => (slug ? `/models?board=${encodeURIComponent(slug)}` : '/models'),
  bookThisModel: (id: string) => `/book-model?model=${encodeURIComponent(id)}`,
  invitation: (token: string) => `/signup?invite=${encodeURIComponent(token)}`,
  resetPassword: (token: string) => `/reset-password/${encodeURIComponent(token)}`,
  unsubscribe: (token: string) => `/unsubscribe/${encodeURIComponent(token)}`,
  calendar: (token: string) => `/calendar/${encodeURIComponent(token)}.ics`,
  answer: (token: string) => `/answer/${encodeURIComponent(token)}`,
  package: (token: string) => `/p/${encodeURIComponent(token)}`,
  quote: (token: string) => `/q/${encodeURIComponent(token)}`,
  paper: (token: string) => `/i/${encodeURIComponent(token)}`,
  /** `kind` is the one that is asked for. */
  documents: (token: string, kind?: string) =>
    `/d/${encodeURIComponent(token)}${kind === undefined ? '' : `?kind=${encodeURIComponent(kind)}`}`,
  voucher: (token: string) => `/v/${encodeURIComponent(token)}`,
  callSheet: (token: string) => `/c/${encodeURIComponent(token)}`,
  adminLogin: '/admin/login',
  admin: '/admin',
  adminWelcome: '/admin/welcome',
  adminInvitation: (token: string) => `/admin/welcome?invite=${encodeURIComponent(token)}`,
} as const

/** The address of a stored file, or of a picture in one width. A private file needs the signed `query`. */
export const mediaPath = (id: string, file: string, query = '') =>
  `/media/${id}/${file}${query === '' ? '' : `?${query}`}`

/** The only pages that session replay may record, and whose policy allows its scripts. */
export const REPLAYED_PAGES: readonly string[] = [paths.home, paths.dashboard]

/** The present address of a page that once was below the models of the back office; null for every other path. */
export function movedTo(path: string): string | null {
  const moved = path.replace(/^\/admin\/models\/(boards(?=\/?$)|import(?=\/|$))/, '/admin/$1')
  return moved === path ? null : moved
}
