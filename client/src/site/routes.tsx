import { lazyPage } from '../lib/lazyPage'
import type { AudienceRoute } from '../lib/routes'

export const siteRoutes: AudienceRoute[] = [
  // The sheet of the design's parts, for the people who build: never in the production bundle.
  ...(import.meta.env.DEV
    ? [
        {
          path: '/design',
          page: lazyPage(() => import('../design/sheet/DesignSheet')),
          frame: 'site' as const,
        },
      ]
    : []),
]

/** Any path that no audience knows. */
export const notFoundRoute: AudienceRoute = {
  path: '/*?',
  page: lazyPage(() => import('./notFound/NotFoundPage')),
  frame: 'site',
}
