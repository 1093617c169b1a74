/** Those over the page that were opened and not closed, the last one at the end. */
let opened: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()

function setOpened(next: readonly HTMLDialogElement[]) {
  opened = next
  for (const listener of listeners) listener()
}

/** The dialog over all others; null when none is open. The browser closes one by itself too, and a page takes its own along. */
export const topModal = () => opened.findLast((each) => each.open && each.isConnected) ?? null

export function followModals(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/**
 * The browser's dialog traps the focus, makes the rest inert, closes on Escape and restores the focus without any
 * code. Where there is no `showModal` (jsdom), it opens without those.
 */
export function showModal(dialog: HTMLDialogElement | null) {
  if (!dialog || dialog.open) return
  if (typeof dialog.showModal !== 'function') return dialog.setAttribute('open', '')
  dialog.showModal()
  setOpened([...opened.filter((each) => each !== dialog && each.isConnected), dialog])
}

export function hideModal(dialog: HTMLDialogElement | null) {
  if (!dialog) return
  if (dialog.open) {
    if (typeof dialog.close === 'function') dialog.close()
    else dialog.removeAttribute('open')
  }
  if (opened.includes(dialog)) setOpened(opened.filter((each) => each !== dialog))
}

/** The element with `data-first-focus`; otherwise the browser chooses. */
export function focusFirst(dialog: HTMLDialogElement | null) {
  dialog?.querySelector<HTMLElement>('[data-first-focus]')?.focus()
}

/** Where the focus returns to from each open dialog. */
const waysOf = new WeakMap<Element, HTMLElement[]>()

/**
 * The focused element and what stands in for it when it is gone or out of sight as the dialog closes: the button that
 * opens its menu; what the dialog that it is in was opened from, as that one may only have shown that it was loading;
 * its surroundings, for the button of a deleted row.
 */
export function waysBack(): HTMLElement[] {
  const opener = document.activeElement
  const menu = opener?.closest('details')?.querySelector(':scope > summary')
  const outer = opener?.closest('dialog')
  const around = opener?.closest('[data-landing]')
  return [opener, menu, ...((outer && waysOf.get(outer)) ?? []), around].filter(
    (each) => each instanceof HTMLElement,
  )
}

/** Keeps the ways back from this dialog for one that takes its place. */
export function keepWays(dialog: HTMLDialogElement | null, ways: HTMLElement[]) {
  if (dialog) waysOf.set(dialog, ways)
}

/** Focuses the first of them that takes the focus: one in a closed menu does not. */
export function giveFocusBack(ways: readonly HTMLElement[]) {
  ways.find((each) => {
    each.focus({ preventScroll: true })
    return document.activeElement === each
  })
}
