import { paths } from '../../../shared/paths'
import { lazyPage } from '../design/layout/lazyPage'
import type { AudienceRoute } from '../lib/navigation/routes'

/** One route for everything under /admin, so that the shell stays mounted while its pages change (./pages.ts). */
export const adminRoutes: AudienceRoute[] = [
  { path: paths.adminLogin, page: lazyPage(() => import('./access/login/LoginPage')), audience: 'account' },
  {
    path: paths.adminWelcome,
    page: lazyPage(() => import('./access/team/WelcomePage')),
    audience: 'account',
  },
  { path: `${paths.admin}/*?`, page: lazyPage(() => import('./shell/AdminArea')), audience: 'admin' },
]
