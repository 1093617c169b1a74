import { paths } from '../../../shared/paths'
import { lazyPage } from '../lib/lazyPage'
import type { AudienceRoute } from '../lib/routes'

export const talentRoutes: AudienceRoute[] = [
  { path: paths.dashboard, page: lazyPage(() => import('./frame/ModelDashboard')), frame: 'bare' },
]
