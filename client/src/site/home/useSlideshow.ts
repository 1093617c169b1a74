import { useEffect, useState } from 'react'
import { REDUCED_MOTION, useMedia } from '../../lib/media/useMedia'

const STANDS_MS = 5_000

/**
 * The index of the slide shown. It advances by itself, also under the pointer,
 * unless the visitor paused it or prefers reduced motion.
 */
export function useSlideshow(count: number) {
  const [shown, setShown] = useState(0)
  const wantsLessMotion = useMedia(REDUCED_MOTION)
  const [choice, setPaused] = useState<boolean | null>(null)
  const isPaused = choice ?? wantsLessMotion
  const runs = count > 1 && !isPaused

  useEffect(() => {
    if (!runs) return
    const timer = setInterval(() => setShown((before) => (before + 1) % count), STANDS_MS)
    return () => clearInterval(timer)
  }, [runs, count])

  return { shown, isPaused, setPaused }
}

export type Show = ReturnType<typeof useSlideshow>
