import { useEffect, useRef } from 'react'

/** Ctrl K, or ⌘ K, from anywhere but a dialog. */
export function useFindKey(find: () => void) {
  const current = useRef(find)
  current.current = find
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      if (document.querySelector('dialog[open]')) return
      event.preventDefault()
      current.current()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
