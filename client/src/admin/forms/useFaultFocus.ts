import { type RefObject, useEffect, useRef } from 'react'

/** When saving finds an error, the focus goes to the first field with one, unless somebody has typed or pressed since. */
export function useFaultFocus(part: RefObject<HTMLElement | null>, isBusy: boolean) {
  const isAwaited = useRef(false)
  useEffect(() => {
    if (isAwaited.current && !isBusy) part.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  })
  const goOn = () => {
    isAwaited.current = false
  }
  return {
    onSubmitCapture() {
      isAwaited.current = true
    },
    onInputCapture: goOn,
    onKeyDownCapture: goOn,
    onPointerDownCapture: goOn,
  }
}
