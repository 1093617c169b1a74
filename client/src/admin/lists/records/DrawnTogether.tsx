import { type ReactNode, useState } from 'react'
import { LoadingText } from '../../../design/feedback/LoadingText'

type Props = {
  /** What the sections ask for; each of them says itself that its part failed. */
  queries: readonly { isPending: boolean }[]
  loading: string
  children: ReactNode
}

/** Sections one below the other, drawn once all have their answer, so that none pushes the next one down. */
export function DrawnTogether({ queries, loading, children }: Props) {
  const [isDrawn, setDrawn] = useState(false)
  const isReady = queries.every(({ isPending }) => !isPending)
  // From then on they stay: a section that is asked for again must not take what was typed in another.
  if (isReady && !isDrawn) setDrawn(true)
  return isDrawn || isReady ? children : <LoadingText>{loading}</LoadingText>
}
