import { useEffect } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import type { draftOf } from './draft'

type Form<Fields extends FieldValues> = Pick<UseFormReturn<Fields>, 'subscribe' | 'getValues' | 'setValue'>

/**
 * Fills a form from its draft and keeps the draft up to date. Not before the first render is over, which must equal the
 * server's; what was typed in the meantime stays, and is kept.
 */
export function useDraft<Fields extends FieldValues>(
  { subscribe, getValues, setValue }: Form<Fields>,
  draft: Pick<ReturnType<typeof draftOf>, 'read' | 'keep'>,
) {
  useEffect(() => {
    for (const [name, text] of Object.entries(draft.read()) as [Path<Fields>, string][])
      if (text !== '' && getValues(name) === '') setValue(name, text as PathValue<Fields, Path<Fields>>)
    draft.keep(getValues())
    return subscribe({ formState: { values: true }, callback: ({ values }) => draft.keep(values) })
  }, [draft, subscribe, getValues, setValue])
}
