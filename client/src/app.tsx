import { Fragment, Suspense, useEffect } from 'react'
import { matchRoute, Route, useLocation, useRouter } from 'wouter'
import { ErrorBoundary } from './design/feedback/ErrorBoundary'
import { PageLoading } from './design/feedback/PageLoading'
import { lazyExtra } from './lib/loading/lazyExtra'
import { TakenOver } from './lib/loading/TakenOver'
import type { AudienceRoute } from './lib/navigation/routes'
import { useNavigationEffects } from './lib/navigation/useNavigationEffects'
import { pageFrames } from './pageFrames'
import { notFoundRoute, routes } from './routes'
import { useReplayProject } from './site/consent/choice'
import { SiteFrame } from './site/layout/SiteFrame'

/** Fetches the code of the page at a path, before the router exists. */
export function preloadAt(path: string): Promise<unknown> {
  const fits = (pattern: string) =>
    new RegExp(`^${pattern.replace(/\/\*\??$/, '(?:/.*)?').replace(/:\w+/g, '[^/]+')}/?$`, 'i').test(path)
  return (routes.find((route) => fits(route.path)) ?? notFoundRoute).page.preload()
}

// Only needed where the agency has enabled session replay.
const Consent = lazyExtra(() => import('./site/consent/Consent'))

export function App() {
  const [path] = useLocation()
  const { parser } = useRouter()
  useNavigationEffects()
  useEffect(
    () => preloadOnPointing((to) => routes.find((route) => matchRoute(parser, route.path, to)[0])),
    [parser],
  )

  const route = routes.find((candidate) => matchRoute(parser, candidate.path, path)[0]) ?? notFoundRoute
  const Frame = route.audience === 'site' ? SiteFrame : Fragment
  return (
    <>
      <Frame>
        <ErrorBoundary place={path}>
          <Suspense fallback={<PageLoading />}>
            <Route path={route.path}>
              <route.page frame={pageFrames[route.audience]} />
            </Route>
            <TakenOver />
          </Suspense>
        </ErrorBoundary>
      </Frame>
      {useReplayProject() === null ? null : (
        <Suspense>
          <Consent path={path} />
        </Suspense>
      )}
    </>
  )
}

/** Fetches a page's code when a link to it is hovered or focused. */
function preloadOnPointing(routeOf: (path: string) => AudienceRoute | undefined) {
  const preload = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
    // Without a connection the page itself says so, once the link is pressed.
    if (link?.origin === location.origin)
      routeOf(link.pathname)
        ?.page.preload()
        .catch(() => undefined)
  }
  document.addEventListener('pointerover', preload, { passive: true })
  document.addEventListener('focusin', preload)
  return () => {
    document.removeEventListener('pointerover', preload)
    document.removeEventListener('focusin', preload)
  }
}
