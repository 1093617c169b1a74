import { paths } from '../../../shared/paths'
import { lazyPage } from '../lib/lazyPage'
import type { AudienceRoute } from '../lib/routes'

export const siteRoutes: AudienceRoute[] = [
  { path: paths.home, page: lazyPage(() => import('./home/HomePage')), frame: 'site' },
  { path: paths.projects, page: lazyPage(() => import('./projects/ProjectsPage')), frame: 'site' },
  { path: paths.about, page: lazyPage(() => import('./about/AboutPage')), frame: 'site' },
  { path: paths.models, page: lazyPage(() => import('./models/ModelsPage')), frame: 'site' },
  { path: '/models/:modelId', page: lazyPage(() => import('./models/ModelPage')), frame: 'site' },
  { path: paths.bookModel, page: lazyPage(() => import('./booking/BookingPage')), frame: 'site' },
  { path: paths.contact, page: lazyPage(() => import('./contact/ContactPage')), frame: 'site' },
  { path: paths.register, page: lazyPage(() => import('./register/RegisterPage')), frame: 'site' },
  { path: paths.terms, page: lazyPage(() => import('./legal/TermsPage')), frame: 'site' },
  { path: paths.privacy, page: lazyPage(() => import('./legal/PrivacyPage')), frame: 'site' },
  { path: paths.cookies, page: lazyPage(() => import('./legal/CookiePage')), frame: 'site' },
  {
    path: '/unsubscribe/:token',
    page: lazyPage(() => import('./newsletter/UnsubscribePage')),
    frame: 'site',
  },
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
