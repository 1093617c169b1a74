import { type RefObject, useEffect } from 'react'

/** After each attempt the first field that needs another look has the focus. */
export function useFirstError(form: RefObject<HTMLFormElement | null>, attempts: number) {
  useEffect(() => {
    if (attempts === 0) return
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    field?.focus({ preventScroll: true })
    field?.scrollIntoView({ block: 'center' })
  }, [form, attempts])
}
