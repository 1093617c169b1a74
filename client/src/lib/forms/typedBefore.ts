import { useLayoutEffect, useRef, useState } from 'react'
import { useHydrated } from '../useHydrated'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const seen = new WeakSet<Control>()

function isAsGiven(control: Control): boolean {
  if (!('options' in control)) return control.value === control.defaultValue
  const given = [...control.options].findIndex(({ defaultSelected }) => defaultSelected)
  return control.selectedIndex === Math.max(given, 0)
}

/**
 * What was typed into a field of the server's HTML before scripts ran; null when it holds what the HTML gave it. Told
 * once, and to be asked before anything writes into the field.
 */
export function typedBefore(control: Control | null): string | null {
  if (control === null || seen.has(control)) return null
  seen.add(control)
  return isAsGiven(control) ? null : control.value
}

/** A ref for a field that keeps its value in React: `take` gets what was typed before scripts ran, if anything was. */
export function useTypedBefore<Of extends Control>(take: (text: string) => void) {
  const control = useRef<Of>(null)
  const [isTakenOver] = useState(!useHydrated())
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when scripts have taken over
  useLayoutEffect(() => {
    const typed = isTakenOver ? typedBefore(control.current) : null
    if (typed !== null) take(typed)
  }, [])
  return control
}
