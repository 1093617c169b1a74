import type { ReactNode } from 'react'
import { parts } from '../../copy/parts'
import { useLateCode } from '../../lib/useLateCode'
import { NotLoaded } from './NotLoaded'

type Props<Part> = {
  load: () => Promise<{ default: Part }>
  loading: string
  /** Draws the part with the component that was loaded. */
  children: (component: Part) => ReactNode
}

/** A part of a page whose code is loaded when it is shown. Without a connection it can be tried again. */
export function LatePart<Part>({ load, loading, children }: Props<Part>) {
  const { loaded, ...query } = useLateCode(load)
  if (loaded) return children(loaded.component)
  return <NotLoaded query={query} words={{ failed: parts.noResponse, loading }} />
}
