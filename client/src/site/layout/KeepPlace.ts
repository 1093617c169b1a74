import { useEffect } from 'react'

/** After a scroll; when a phone puts the page away, which it may drop without another word; and when it is left. */
const MOMENTS = ['scrollend', 'visibilitychange', 'pagehide']

/** Looked for once: later pages are drawn in one go, and the browser finds the place by itself. */
let isFound = false

/**
 * Whoever loads a page again, or comes back to one that the browser has let go, is where they were. The browser looks
 * for the place while the first sight stands, which has no more than a screen (decision 0026); so it is noted in the
 * page's entry of the history, and found when the page has its whole height.
 */
export function KeepPlace() {
  useEffect(() => {
    const { place } = (history.state ?? {}) as { place?: number }
    if (!isFound && place) scrollTo(0, place)
    isFound = true

    const note = () => history.replaceState({ ...history.state, place: scrollY }, '')
    for (const moment of MOMENTS) addEventListener(moment, note)
    return () => {
      for (const moment of MOMENTS) removeEventListener(moment, note)
    }
  }, [])
  return null
}
