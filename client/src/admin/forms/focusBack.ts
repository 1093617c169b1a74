/** After an edit in place the focus is back on its part, unless the person has gone on to another field meanwhile. */
export function focusBack(part: HTMLElement | null) {
  const { activeElement, body } = document
  if (part && (activeElement === body || part.contains(activeElement))) part.focus()
}
