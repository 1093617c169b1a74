import { useLayoutEffect, useRef } from 'react'

/**
 * For a dialog that asks something: the focus begins in its first field, not at the cross. On a touch screen it would
 * bring up the keyboard over what is to be read. It goes there as the field is drawn: a moment later it would be taken
 * from a field that somebody is already typing in.
 */
export function useFirstField<Part extends HTMLElement>() {
  const part = useRef<Part>(null)
  useLayoutEffect(() => {
    if (matchMedia('(pointer: coarse)').matches) return
    part.current?.querySelector<HTMLElement>('input, select, textarea')?.focus()
  }, [])
  return part
}
