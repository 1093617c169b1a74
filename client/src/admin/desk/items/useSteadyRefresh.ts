import { type RefObject, useEffect, useRef } from 'react'

const EVERY_MS = 10_000
const STILL_MS = 3_000
const LOOK_MS = 1_000

/**
 * Reads lists again every ten seconds while the window is visible, but waits while the pointer moves over them, so that
 * no row moves away from a press.
 */
export function useSteadyRefresh(lists: RefObject<HTMLElement | null>, refetch: () => void) {
  const latest = useRef(refetch)
  latest.current = refetch
  useEffect(() => {
    let readAt = performance.now()
    let movedAt = Number.NEGATIVE_INFINITY
    const onMove = ({ target }: PointerEvent) => {
      if (target instanceof Node && lists.current?.contains(target)) movedAt = performance.now()
    }
    const look = () => {
      const now = performance.now()
      if (document.hidden || now - readAt < EVERY_MS || now - movedAt < STILL_MS) return
      readAt = now
      latest.current()
    }
    const timer = setInterval(look, LOOK_MS)
    document.addEventListener('pointermove', onMove)
    return () => {
      clearInterval(timer)
      document.removeEventListener('pointermove', onMove)
    }
  }, [lists])
}
