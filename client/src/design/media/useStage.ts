import { useRef, useState } from 'react'

/** Tolerance as a share of a frame, because scroll positions are rounded to device pixels. */
const THERE = 0.01

/** Which of the frames side by side is shown, chosen by code or by a hand that scrolls; `stage` is for their list. */
export function useStage(count: number) {
  const [at, setAt] = useState(0)
  const ref = useRef<HTMLUListElement>(null)
  // The target of a scroll by code; until it is reached, frames that pass do not change the selection.
  const bound = useRef<number | null>(null)
  /** After a touch, the scroll position decides the selection again. */
  const onHand = () => {
    bound.current = null
  }
  return {
    at,
    show(index: number) {
      const to = (index + count) % count
      setAt(to)
      bound.current = to
      const strip = ref.current
      strip?.scrollTo({
        left: to * strip.clientWidth,
        behavior: Math.abs(to - at) > 1 ? 'instant' : 'smooth',
      })
    },
    stage: {
      ref,
      onScroll() {
        const strip = ref.current
        if (!strip?.clientWidth) return
        const place = strip.scrollLeft / strip.clientWidth
        if (bound.current === null) setAt(Math.min(count - 1, Math.round(place)))
        else if (Math.abs(place - bound.current) < THERE) bound.current = null
      },
      onPointerDown: onHand,
      onWheel: onHand,
    },
  }
}
