import { useEffect, useRef } from 'react'

const OFF = 'listKeysOff'
const TYPED = 'input:not([type=checkbox]), textarea, select, [contenteditable]'

/** Whether single letter keys work; speech control and screen readers may send them by themselves (WCAG 2.1.4). */
export const areKeysOn = (): boolean => localStorage.getItem(OFF) === null

/** Switches the single letter keys of every page on or off, for this browser. */
export function turnKeys(on: boolean) {
  if (on) localStorage.removeItem(OFF)
  else localStorage.setItem(OFF, 'true')
}

/** Focuses the search field of a list, and tells whether the page has one. */
export function focusSearch(): boolean {
  const field = document.querySelector<HTMLElement>('[role=search] input[type=search]')
  field?.focus()
  return field !== null
}

const openDialogs = () => document.querySelectorAll('dialog[open]').length

/**
 * Single letter keys, while they are on and nothing is being typed. Those of a page rest while a dialog is open; those
 * of a dialog (`inDialog`) work in it, and rest while another is open above it.
 */
export function useKeys(keys: Record<string, () => void>, { inDialog = false } = {}) {
  const current = useRef(keys)
  current.current = keys
  useEffect(() => {
    const depth = inDialog ? openDialogs() : 0
    const onKey = (event: KeyboardEvent) => {
      const { target, key } = event
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      const act = current.current[key]
      if (!act || !areKeysOn() || (target instanceof Element && target.closest(TYPED))) return
      if (openDialogs() > depth) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [inDialog])
}
