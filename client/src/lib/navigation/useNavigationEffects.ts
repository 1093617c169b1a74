import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { dismissOlder } from '../notify'
import { markNavigation } from './routeFocus'
import { useSamePageLink } from './useSamePageLink'

/**
 * Scrolls to the top after a navigation, also by a link to the current page. After Back the browser restores the
 * position.
 */
export function useNavigationEffects() {
  const [path] = useLocation()
  const shown = useRef(path)
  const wentBack = useRef(false)
  const pathname = useRef('')

  useSamePageLink(() => {
    scrollTo(0, 0)
    document.querySelector('h1')?.focus({ preventScroll: true })
  })

  useEffect(() => {
    // In the capture phase, before the router's own listener renders the page.
    const remember = () => {
      // Back may only have closed a dialog.
      wentBack.current = location.pathname !== pathname.current
    }
    addEventListener('popstate', remember, { capture: true })
    return () => removeEventListener('popstate', remember, { capture: true })
  }, [])

  // In a layout effect, because the new page's heading reads it in its effect.
  useLayoutEffect(() => {
    pathname.current = location.pathname
    if (shown.current === path) return
    shown.current = path
    markNavigation()
    dismissOlder()
    if (!wentBack.current) scrollTo(0, 0)
    wentBack.current = false
  }, [path])
}
