import type { ReactElement, ReactNode } from 'react'
import { parts } from '../../copy/parts'
import { useLateCode } from '../../lib/loading/useLateCode'
import { ErrorState } from './ErrorState'
import { LoadingText } from './LoadingText'

type Props<Part> = {
  load: () => Promise<{ default: Part }>
  /** What is said while it is loading, or the room that it is kept. */
  loading: string | ReactElement | null
  /** Draws the part with the component that was loaded. */
  children: (component: Part) => ReactNode
}

/** A part of a page whose code is loaded when it is shown. Without a connection it can be tried again. */
export function LatePart<Part>({ load, loading, children }: Props<Part>) {
  const { loaded, ...query } = useLateCode(load)
  if (loaded) return children(loaded.component)
  if (query.isError) return <ErrorState onRetry={query.refetch}>{parts.noResponse}</ErrorState>
  return typeof loading === 'string' ? <LoadingText>{loading}</LoadingText> : loading
}
