import { useEffect } from 'react'
import { useLocation } from 'wouter'

/**
 * Calls `onPressed` for a link to the current page, with the current search or none: the path does not change, so the
 * router rerenders nothing.
 */
export function useSamePageLink(onPressed: () => void) {
  const [path] = useLocation()
  useEffect(() => {
    const onClick = ({ target, defaultPrevented }: MouseEvent) => {
      const link = (target as Element).closest('a')
      // Only links that the router handled: it has prevented the default by now.
      if (defaultPrevented && link?.pathname === path && ['', location.search].includes(link.search))
        onPressed()
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  })
}
