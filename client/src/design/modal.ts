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
