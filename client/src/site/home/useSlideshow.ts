import { useEffect, useState } from 'react'

/** A slide stands for five seconds (specification section 9). */
const STANDS_MS = 5_000

const wantsLessMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Which of `count` slides is shown. It advances by itself unless the visitor paused it, holds the pointer over it
 * or asked the system for less motion.
 */
export function useSlideshow(count: number) {
  const [shown, setShown] = useState(0)
  const [isPaused, setPaused] = useState(wantsLessMotion)
  const [isHeld, setHeld] = useState(false)
  const runs = count > 1 && !isPaused && !isHeld

  useEffect(() => {
    if (!runs) return
    const timer = setInterval(() => setShown((before) => (before + 1) % count), STANDS_MS)
    return () => clearInterval(timer)
  }, [runs, count])

  return { shown, isPaused, setPaused, setHeld }
}

export type Show = ReturnType<typeof useSlideshow>
