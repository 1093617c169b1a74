import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { messages } from '../../../../shared/messages'
import { notifyFailure } from '../../lib/notify'

/** Says at each of these fields that is blank, and once in a toast, that all must be filled in (section 8). */
export function sayMissing<Fields extends FieldValues>(
  { getValues, setError }: Pick<UseFormReturn<Fields>, 'getValues' | 'setError'>,
  names: readonly Path<Fields>[],
) {
  const blank = names.filter((name) => String(getValues(name)).trim() === '')
  for (const name of blank) setError(name, { message: messages.missing.all })
  if (blank.length > 0) notifyFailure(messages.missing.title, messages.missing.all)
}
