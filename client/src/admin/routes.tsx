import { paths } from '../../../shared/paths'
import { lazyPage } from '../lib/lazyPage'
import type { AudienceRoute } from '../lib/routes'

/** Everything under /admin is one page to the app: its shell stays while the pages inside it change (./pages.ts). */
export const adminRoutes: AudienceRoute[] = [
  { path: paths.adminLogin, page: lazyPage(() => import('./login/LoginPage')), frame: 'bare' },
  { path: paths.adminWelcome, page: lazyPage(() => import('./team/WelcomePage')), frame: 'bare' },
  { path: `${paths.admin}/*?`, page: lazyPage(() => import('./shell/AdminArea')), frame: 'bare' },
]
