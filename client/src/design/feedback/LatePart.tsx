import { type ReactNode, useEffect, useState } from 'react'
import { parts } from '../../copy/parts'
import { NotLoaded } from './NotLoaded'

type Props<Part> = {
  load: () => Promise<{ default: Part }>
  loading: string
  /** Draws the part with the component that was loaded. */
  children: (component: Part) => ReactNode
}

/**
 * A part of a page whose code is loaded when it is shown. Without a connection it can be tried again, where React's
 * `lazy` would take the whole page away with what is typed on it.
 */
export function LatePart<Part>({ load, loading, children }: Props<Part>) {
  const [loaded, setLoaded] = useState<{ component: Part } | null>(null)
  const [isError, setError] = useState(false)
  const fetchCode = () => {
    setError(false)
    void load().then(
      ({ default: component }) => setLoaded({ component }),
      () => setError(true),
    )
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, a part does not change its code
  useEffect(fetchCode, [])
  if (loaded) return children(loaded.component)
  return <NotLoaded query={{ isError, refetch: fetchCode }} words={{ failed: parts.noResponse, loading }} />
}
