/**
 * The browser's dialog traps the focus, makes the rest inert, closes on Escape and restores the focus without any
 * code. Where there is no `showModal` (jsdom), it opens without those.
 */
export function showModal(dialog: HTMLDialogElement | null) {
  if (!dialog || dialog.open) return
  if (typeof dialog.showModal === 'function') dialog.showModal()
  else dialog.setAttribute('open', '')
}

export function hideModal(dialog: HTMLDialogElement | null) {
  if (!dialog?.open) return
  if (typeof dialog.close === 'function') dialog.close()
  else dialog.removeAttribute('open')
}

/** The element with `data-first-focus`; otherwise the browser chooses. */
export function focusFirst(dialog: HTMLDialogElement | null) {
  dialog?.querySelector<HTMLElement>('[data-first-focus]')?.focus()
}

/**
 * The focused element and its surroundings, for when the element itself is gone when the dialog closes: the button of
 * a deleted row.
 */
export function waysBack(): HTMLElement[] {
  const opener = document.activeElement
  const around = opener?.closest('[data-landing]')
  return [opener, around].filter((each) => each instanceof HTMLElement)
}

/** Focuses the first of them that is still in the page. */
export const giveFocusBack = (ways: readonly HTMLElement[]) =>
  ways.find(({ isConnected }) => isConnected)?.focus({ preventScroll: true })
