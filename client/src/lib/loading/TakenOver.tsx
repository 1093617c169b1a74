import { useEffect } from 'react'
import { endHydration, useHydrated } from '../useHydrated'

/** Within a page's `Suspense`: what is outside is taken over before the page itself. */
export function TakenOver() {
  const isHydrated = useHydrated()
  useEffect(() => {
    if (isHydrated) endHydration()
  }, [isHydrated])
  return null
}
