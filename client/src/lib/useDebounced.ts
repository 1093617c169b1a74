import { useEffect, useState } from 'react'

/** The admin searches' pause (specification section 9); the public ones take the same. */
export const SEARCH_PAUSE_MS = 500

/** The value as it was `pause` milliseconds after it last changed. */
export function useDebounced<Value>(value: Value, pause = SEARCH_PAUSE_MS): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause)
    return () => clearTimeout(timer)
  }, [value, pause])
  return settled
}
