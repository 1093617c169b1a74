import { useLayoutEffect, useRef } from 'react'
import { closeOnBack } from '../../lib/navigation/closeOnBack'

/** The browser's Back leads to the step before instead of off the page. */
export function useBackStep(isThere: boolean, back: () => void) {
  const latest = useRef(back)
  // Layout effects, because after the last step this must end before the redirect.
  useLayoutEffect(() => {
    latest.current = back
  })
  useLayoutEffect(() => (isThere ? closeOnBack(() => latest.current()) : undefined), [isThere])
}
