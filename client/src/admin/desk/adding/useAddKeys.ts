import { type KeyboardEvent, type MouseEvent, useRef } from 'react'

/** Arrow keys from a search field down the `data-add` buttons of the list below it, each of which leaves when pressed. */
export function useAddKeys() {
  const list = useRef<HTMLUListElement>(null)
  const buttons = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-add]') ?? [])]
  return {
    list,
    onKeyDown: (event: KeyboardEvent) => {
      const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      const { target } = event
      if (
        by === undefined ||
        !(target instanceof HTMLElement) ||
        !target.matches('[data-add], [type=search]')
      )
        return
      event.preventDefault()
      const here = buttons()
      here[here.indexOf(target) + by]?.focus()
    },
    /** By keyboard the hand is at the next button then, or at the search field after the last. */
    leave: ({ currentTarget, detail }: MouseEvent<HTMLElement>) => {
      const here = buttons()
      const at = here.indexOf(currentTarget)
      const search = () => currentTarget.closest('dialog')?.querySelector<HTMLElement>('[type=search]')
      if (detail === 0) (here[at + 1] ?? here[at - 1] ?? search())?.focus()
    },
  }
}
