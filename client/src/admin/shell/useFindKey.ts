import { useEffect, useRef } from 'react'

/**
 * Ctrl K, or ⌘ K, from anywhere but a dialog. Answers with what was typed before the palette was there: until its code has
 * come, the letters belong to it and are no keys of the page.
 */
export function useFindKey(isFinding: boolean, find: () => void): () => string {
  const current = useRef({ isFinding, find })
  current.current = { isFinding, find }
  const early = useRef('')
  if (!isFinding) early.current = ''
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, altKey } = event
      const isCommand = event.ctrlKey || event.metaKey
      if (altKey || document.querySelector('dialog[open]')) return
      const isOpening = isCommand && key.toLowerCase() === 'k'
      const isTyped = current.current.isFinding && !isCommand && key.length === 1
      if (!isOpening && !isTyped) return
      event.preventDefault()
      event.stopPropagation()
      if (isTyped) early.current += key
      else current.current.find()
    }
    // Before the keys of the page.
    document.addEventListener('keydown', onKey, true)
    return () => document.removeEventListener('keydown', onKey, true)
  }, [])
  return () => early.current
}
