import type { ComponentType } from 'react'
import { pages } from '../../shared/pages'
import { adminRoutes } from './admin/routes'
import { lazyPage } from './lib/lazyPage'
import type { AudienceRoute } from './lib/routes'

const components = import.meta.glob<{ default: ComponentType }>([
  './{site,account}/*/*Page.tsx',
  './talent/frame/ModelDashboard.tsx',
  './talent/jobs/*Page.tsx',
])

// Every source has its file: tests/screens/pages.test.ts.
const route = (path: string, source: string): AudienceRoute => ({
  path,
  page: lazyPage(components[`./${source}.tsx`] as () => Promise<{ default: ComponentType }>),
  frame: source.startsWith('site/') ? 'site' : 'bare',
})

/** The first that fits wins. */
export const routes: AudienceRoute[] = [
  ...Object.values(pages).map(({ path, source }) => route(path, source)),
  ...adminRoutes,
  // The sheet of the design's parts, for the people who build: never in the production bundle.
  ...(import.meta.env.DEV
    ? [
        {
          path: '/design',
          page: lazyPage(() => import('./design/sheet/DesignSheet')),
          frame: 'site' as const,
        },
      ]
    : []),
]

/** Any path that no audience knows. */
export const notFoundRoute = route('/*?', 'site/notFound/NotFoundPage')
