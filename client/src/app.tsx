import { Fragment, lazy, Suspense, useEffect } from 'react'
import { matchRoute, Route, useLocation, useRouter } from 'wouter'
import { accountRoutes } from './account/routes'
import { adminRoutes } from './admin/routes'
import { Broken } from './design/Broken'
import { Waiting } from './design/Waiting'
import type { AudienceRoute } from './lib/routes'
import { useNavigationEffects } from './lib/useNavigationEffects'
import { replayProject } from './site/consent/choice'
import { SiteFrame } from './site/layout/SiteFrame'
import { notFoundRoute, siteRoutes } from './site/routes'
import { talentRoutes } from './talent/routes'

/** The first that fits wins, so an audience's literal paths stand before its wildcards. */
const routes: AudienceRoute[] = [...siteRoutes, ...accountRoutes, ...talentRoutes, ...adminRoutes]

/** Fetches the code of the page at a path, before there is an app that could ask the router. */
export function preloadAt(path: string): Promise<unknown> {
  const fits = (pattern: string) =>
    new RegExp(`^${pattern.replace(/\/\*\??$/, '(?:/.*)?').replace(/:\w+/g, '[^/]+')}/?$`, 'i').test(path)
  return (routes.find((route) => fits(route.path)) ?? notFoundRoute).page.preload()
}

// Only where the agency has set session replay up is there anything to consent to.
const Consent = lazy(() => import('./site/consent/Consent'))

export function App() {
  const [path] = useLocation()
  const { parser } = useRouter()
  useNavigationEffects()
  useEffect(
    () => preloadOnPointing((to) => routes.find((route) => matchRoute(parser, route.path, to)[0])),
    [parser],
  )

  const route = routes.find((candidate) => matchRoute(parser, candidate.path, path)[0]) ?? notFoundRoute
  const Frame = route.frame === 'site' ? SiteFrame : Fragment
  return (
    <>
      <Frame>
        <Broken place={path}>
          <Suspense fallback={<Waiting />}>
            <Route path={route.path} component={route.page} />
          </Suspense>
        </Broken>
      </Frame>
      {replayProject() === null ? null : (
        <Suspense>
          <Consent path={path} />
        </Suspense>
      )}
    </>
  )
}

/** Fetches a page's code as soon as a link to it is pointed at or focused, so that the press finds it there. */
function preloadOnPointing(routeOf: (path: string) => AudienceRoute | undefined) {
  const preload = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
    if (link?.origin === location.origin) void routeOf(link.pathname)?.page.preload()
  }
  document.addEventListener('pointerover', preload, { passive: true })
  document.addEventListener('focusin', preload)
  return () => {
    document.removeEventListener('pointerover', preload)
    document.removeEventListener('focusin', preload)
  }
}
