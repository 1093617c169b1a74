import { type RefObject, useEffect, useRef } from 'react'

/** After a press that saves, the first field with an error takes the focus. Nothing moves once somebody goes on. */
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
