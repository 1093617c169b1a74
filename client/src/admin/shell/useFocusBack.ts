import { useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Gives the focus back to where it was before a dialog opened. For a component that is there only while its dialog is:
 * a dialog that leaves the page together with its component is gone before the browser could do it by itself.
 */
export function useFocusBack() {
  const left = useRef<Element | null>(null)
  // Before the dialog takes the focus, and once: a development build runs effects twice.
  useLayoutEffect(() => {
    left.current ??= document.activeElement
  }, [])
  useEffect(
    () => () => {
      const { current } = left
      if (current instanceof HTMLElement && current.isConnected) current.focus({ preventScroll: true })
    },
    [],
  )
}
