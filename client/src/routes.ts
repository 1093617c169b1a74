import type { ComponentType } from 'react'
import { pages } from '../../shared/pages/pages'
import { adminRoutes } from './admin/routes'
import { lazyPage } from './design/layout/lazyPage'
import type { AudienceRoute } from './lib/navigation/routes'
import { loadTalentFrame } from './pageFrames'

const components = import.meta.glob<{ default: ComponentType }>([
  './{site,account}/*/*Page.tsx',
  './talent/frame/ModelDashboard.tsx',
  './talent/{jobs,money}/*Page.tsx',
])

function route(path: string, source: string): AudienceRoute {
  const audience = source.split('/')[0] as AudienceRoute['audience']
  // Every source has its file: tests/screens/pages.test.ts.
  const load = components[`./${source}.tsx`] as () => Promise<{ default: ComponentType }>
  const withFrame = () => Promise.all([load(), loadTalentFrame()]).then(([page]) => page)
  return { path, page: lazyPage(audience === 'talent' ? withFrame : load), audience }
}

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
          audience: 'site' as const,
        },
      ]
    : []),
]

/** Any path that no audience knows. */
export const notFoundRoute = route('/*?', 'site/notFound/NotFoundPage')
