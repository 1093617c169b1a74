import { useSyncExternalStore } from 'react'

/** The pointer can hover (a mouse or a pen). */
export const HOVER = '(hover: hover)'
/** Below the width from which lists have columns. */
export const NARROW = '(max-width: 47.99em)'
export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

/** Whether a media query matches; false on the server and in the first render over its HTML. */
export const useMedia = (query: string) =>
  useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    () => matchMedia(query).matches,
    () => false,
  )
