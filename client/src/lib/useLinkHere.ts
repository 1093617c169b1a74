import { useEffect } from 'react'
import { useLocation } from 'wouter'

/**
 * Tells of a pressed link that leads to the page one is on, with the address's own search or none: its path stays, so
 * the router draws nothing anew.
 */
export function useLinkHere(onPressed: () => void) {
  const [path] = useLocation()
  useEffect(() => {
    const onClick = ({ target, defaultPrevented }: MouseEvent) => {
      const link = (target as Element).closest('a')
      // Only what the router took: it has prevented the browser's own way by now.
      if (defaultPrevented && link?.pathname === path && ['', location.search].includes(link.search))
        onPressed()
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  })
}
