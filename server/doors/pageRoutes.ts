import { paths } from '../../shared/paths'

const ONE = '[^/]+'
const PATTERNS = [
  paths.home,
  paths.models,
  `${paths.models}/${ONE}`,
  paths.bookModel,
  paths.projects,
  paths.about,
  paths.contact,
  paths.register,
  paths.signUp,
  paths.login,
  paths.onboarding,
  paths.terms,
  paths.privacy,
  paths.cookies,
  paths.forgotPassword,
  '/reset-password',
  `/reset-password/${ONE}`,
  `/unsubscribe/${ONE}`,
  paths.dashboard,
  paths.adminLogin,
  paths.admin,
  `${paths.admin}/.+`,
]
const PLAIN = new Set(PATTERNS)
const PAGE = new RegExp(`^(?:${PATTERNS.join('|')})/?$`)

/** True when the client has a page at this path; unknown admin paths are pages too: they lead to /admin (section 2). */
export const isPage = (path: string): boolean => PAGE.test(path)

/** The path as its page is spelled, for who typed it in capitals; a token or a name in it stays. Null for no page. */
export function ownSpelling(path: string): string | null {
  const lower = path.toLowerCase()
  const spelled = PLAIN.has(lower) ? lower : path.replace(/^\/[^/]+/, (first) => first.toLowerCase())
  return isPage(spelled) ? spelled : null
}
