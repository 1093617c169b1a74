import { useEffect, useState } from 'react'
import { fetchCode } from './fetchCode'

/**
 * A component whose code is loaded when it is needed: null until it is there. Without a connection `isError`, where
 * React's `lazy` would take the whole page away with what is typed on it.
 */
export function useLateCode<Component>(load: () => Promise<{ default: Component }>) {
  const [loaded, setLoaded] = useState<{ component: Component } | null>(null)
  const [isError, setError] = useState(false)
  const refetch = () => {
    setError(false)
    void fetchCode(load).then(
      ({ default: component }) => setLoaded({ component }),
      () => setError(true),
    )
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, a part does not change its code
  useEffect(refetch, [])
  return { loaded, isError, refetch }
}
