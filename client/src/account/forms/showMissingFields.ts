import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { messages } from '../../../../shared/messages'
import { fieldMessage } from '../../copy/missing'
import { notifyFailure } from '../../lib/notify'

/** Marks each of these fields that is blank, and shows one toast that all are required. */
export function showMissingFields<Fields extends FieldValues>(
  { getValues, setError }: Pick<UseFormReturn<Fields>, 'getValues' | 'setError'>,
  names: readonly Path<Fields>[],
) {
  const blank = names.filter((name) => String(getValues(name)).trim() === '')
  for (const name of blank) setError(name, { message: fieldMessage(name, messages.missing.all) ?? '' })
  if (blank.length > 0) notifyFailure(messages.missing.title, messages.missing.all)
}
