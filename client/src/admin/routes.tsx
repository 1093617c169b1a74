import { paths } from '../../../shared/paths'
import { lazyPage } from '../lib/lazyPage'
import type { AudienceRoute } from '../lib/routes'

/** One route for everything under /admin, so that the shell stays mounted while its pages change (./pages.ts). */
export const adminRoutes: AudienceRoute[] = [
  { path: paths.adminLogin, page: lazyPage(() => import('./login/LoginPage')), frame: 'bare' },
  { path: paths.adminWelcome, page: lazyPage(() => import('./team/WelcomePage')), frame: 'bare' },
  { path: `${paths.admin}/*?`, page: lazyPage(() => import('./shell/AdminArea')), frame: 'bare' },
]
