import { useRef } from 'react'

/**
 * Lets one sending through at a time. The second half of a double press comes before the button is drawn as busy;
 * while a form's rules are still on their way both halves wait, then go together. `send` tells of its failure itself.
 */
export function useOnePress() {
  const isUnderWay = useRef(false)
  return async (send: () => Promise<unknown>) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    await send().catch(() => {})
    isUnderWay.current = false
  }
}
