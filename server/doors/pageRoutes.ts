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
const PAGE = new RegExp(`^(?:${PATTERNS.join('|')})/?$`)

/** True when the client has a page at this path; unknown admin paths are pages too: they lead to /admin (section 2). */
export const isPage = (path: string): boolean => PAGE.test(path)
