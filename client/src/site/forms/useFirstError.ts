import { type RefObject, useEffect } from 'react'

/** Focuses the first invalid field after each attempt to submit. */
export function useFirstError(form: RefObject<HTMLFormElement | null>, attempts: number) {
  useEffect(() => {
    if (attempts === 0) return
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    field?.focus({ preventScroll: true })
    field?.scrollIntoView({ block: 'center' })
  }, [form, attempts])
}
