import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'

/**
 * Tells of a pressed link that leads to the page one is on, with the address's own search or none: its path stays, so
 * the router draws nothing anew.
 */
export function useLinkHere(onPressed: () => void) {
  const [path] = useLocation()
  const tell = useRef(onPressed)
  useEffect(() => {
    tell.current = onPressed
  })

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
      // Only what the router took: it has prevented the browser's own way by now.
      if (!link || !event.defaultPrevented || link.origin !== location.origin) return
      if (link.pathname === path && (link.search === '' || link.search === location.search)) tell.current()
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [path])
}
