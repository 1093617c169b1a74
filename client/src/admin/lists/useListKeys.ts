import { type RefObject, useState } from 'react'
import { areKeysOn, focusSearch, turnKeys, useKeys } from '../../lib/useKeys'

/** What the focus goes to: the row where it opens something itself, else its first link or button. */
const targetOf = (row: HTMLElement | undefined) =>
  row && row.tabIndex >= 0 ? row : row?.querySelector<HTMLElement>('a, button')

/** The keys of a list: `/` to the search, `j` and `k` through the rows (Enter opens one), `?` for help. */
export function useListKeys(results: RefObject<HTMLElement | null>) {
  const help = useKeysHelp()
  const step = (by: 1 | -1) => {
    const rows = [...(results.current?.querySelectorAll<HTMLElement>('tbody tr, [data-row]') ?? [])].filter(
      // The desk has its columns twice, and one of them is hidden.
      (row) => row.checkVisibility(),
    )
    const at = rows.findIndex((row) => row.contains(document.activeElement))
    targetOf(rows[at < 0 ? 0 : at + by])?.focus()
  }
  useKeys({
    '/': focusSearch,
    j: () => step(1),
    k: () => step(-1),
  })
  return help
}

/** The key `?` opens the sheet that names the keys of a page, and turns them off. */
export function useKeysHelp() {
  const [isHelpOpen, setHelpOpen] = useState(false)
  const [isOn, setOn] = useState(areKeysOn)
  useKeys({ '?': () => setHelpOpen(true) })
  return {
    isHelpOpen,
    setHelpOpen,
    isOn,
    turn(on: boolean) {
      setOn(on)
      turnKeys(on)
    },
  }
}
