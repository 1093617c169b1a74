import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { departed } from './arrival'
import { useLinkHere } from './useLinkHere'

/**
 * After a change of path, and after a link to where one is: the top of the page, unless the visitor went back, where
 * the browser restores it.
 */
export function useNavigationEffects() {
  const [path] = useLocation()
  const shown = useRef(path)
  const wentBack = useRef(false)

  useLinkHere(() => {
    scrollTo(0, 0)
    document.querySelector('h1')?.focus({ preventScroll: true })
  })

  useEffect(() => {
    // Captured, so that it runs before the router's own listener draws the page.
    const remember = () => {
      wentBack.current = true
    }
    addEventListener('popstate', remember, { capture: true })
    return () => removeEventListener('popstate', remember, { capture: true })
  }, [])

  // In the layout phase, because the new page's heading asks in its own effect.
  useLayoutEffect(() => {
    if (shown.current === path) return
    shown.current = path
    departed()
    if (!wentBack.current) scrollTo(0, 0)
    wentBack.current = false
  }, [path])
}
