import { useRef } from 'react'

/**
 * Ignores calls while one is in flight, because a double click can arrive before the button renders as disabled.
 * While a form's rules load, both clicks wait and then arrive together. `send` handles its own failure.
 */
export function useSingleFlight() {
  const isUnderWay = useRef(false)
  return async (send: () => Promise<unknown>) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    await send().catch(() => {})
    isUnderWay.current = false
  }
}
