import { type FocusEvent, type FormEvent, useRef } from 'react'

type TextControl = HTMLInputElement | HTMLTextAreaElement

const isText = (target: EventTarget): target is TextControl =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !['checkbox', 'radio', 'file'].includes(target.type))

/**
 * Knows whether leaving would lose text that somebody typed into the fields inside. A choice in a list or a tick is
 * quickly made again, and what the page itself filled in is nobody's work.
 */
export function useTypedText() {
  /** what each field held before its first key */
  const before = useRef(new Map<TextControl, string>())
  const typed = useRef(new Set<TextControl>())
  return {
    onFocusCapture({ target }: FocusEvent) {
      if (isText(target) && !before.current.has(target)) before.current.set(target, target.value)
    },
    onInputCapture({ target }: FormEvent) {
      if (isText(target)) typed.current.add(target)
    },
    isLost: () =>
      [...typed.current].some(
        (field) => field.isConnected && field.value !== (before.current.get(field) ?? ''),
      ),
  }
}
