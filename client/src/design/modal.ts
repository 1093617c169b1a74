/**
 * The browser's own dialog keeps the focus inside, makes the rest inert, closes on Escape and gives the focus
 * back, for no weight at all. Where a browser (or jsdom) has no `showModal`, it opens without those.
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

/** The one that asks to be first in a dialog; otherwise the browser's choice stays. */
export function focusFirst(dialog: HTMLDialogElement | null) {
  dialog?.querySelector<HTMLElement>('[data-first-focus]')?.focus()
}

/**
 * Where the focus is now, and the part of the page around it, for when the button itself is gone by then: a deleted
 * row's, the Withdraw of what was withdrawn.
 */
export function waysBack(): HTMLElement[] {
  const opener = document.activeElement
  const around = opener?.closest('[data-landing]')
  return [opener, around].filter((each) => each instanceof HTMLElement)
}

/** The focus to the first of them that is still there. */
export const giveFocusBack = (ways: readonly HTMLElement[]) =>
  ways.find(({ isConnected }) => isConnected)?.focus({ preventScroll: true })
