import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Whether scripts run here. False on the server and in the first render over its HTML, which must be the same; true in
 * every later render, and at once on a page that was opened inside the site.
 */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
