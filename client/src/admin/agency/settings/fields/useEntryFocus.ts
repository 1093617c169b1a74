import { type RefCallback, useEffect, useRef } from 'react'

/**
 * The focus in a list of entries: `ref` gets what a refused form focuses, and `focus` leads to a control of an entry when
 * a change is drawn.
 */
export function useEntryFocus(ref: RefCallback<{ focus: () => unknown }>) {
  const fieldset = useRef<HTMLFieldSetElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const isRefused = useRef(false)
  // The refused entry is marked only by the next render.
  useEffect(() => {
    if (!isRefused.current) return
    const refused = fieldset.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    if (refused) isRefused.current = false
    refused?.focus()
  })
  useEffect(() => {
    ref({ focus: () => (isRefused.current = true) })
  }, [ref])

  /** The first that is found and enabled; without entries the button that adds one. */
  const focus = (at: number, ...wanted: string[]) =>
    setTimeout(() => {
      const row = list.current?.children[at]
      const found = wanted.map((each) => row?.querySelector<HTMLElement>(`${each}:enabled`)).find(Boolean)
      const target = found ?? addButton.current
      target?.focus()
    }, 0)
  return { fieldset, list, addButton, focus }
}
