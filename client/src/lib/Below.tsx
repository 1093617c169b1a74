import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { newSheet } from './styles'

/** Whether the page for which the browser came has been drawn whole. */
let isWhole = false

/**
 * What lies below the first screen. On the page for which the browser came it is drawn when what stands above it is
 * there, in a turn of its own, before which a press is answered (decision 0026). Later pages are drawn in one go: who
 * goes back is to find their whole height. `turns` counts the turns it waits for; a foot takes as many as what stands
 * above it, which would push it down.
 */
export function Below({ turns = 1, children }: { turns?: number; children: ReactNode }) {
  const [left, setLeft] = useState(isWhole ? 0 : turns)
  useEffect(() => {
    if (left === 0) {
      isWhole = true
      return
    }
    newSheet()
    startTransition(() => setLeft(left - 1))
  }, [left])
  return left === 0 ? children : null
}
