import type { DefaultValues, FieldValues, Path, UseFormReturn } from 'react-hook-form'

type Form<Fields extends FieldValues> = Pick<UseFormReturn<Fields>, 'getValues' | 'reset' | 'setValue'>

const differ = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other)

/**
 * After a save the form stands as it is stored, but for what was typed while the save was under way: that stays, to be
 * saved next. `sent` is what the form held at the press; tells whether anything was typed since.
 */
export function settle<Fields extends FieldValues>(
  form: Form<Fields>,
  sent: Fields,
  stored: Fields,
): boolean {
  const now = form.getValues()
  const late = (Object.keys(stored) as Path<Fields>[]).filter((name) => differ(now[name], sent[name]))
  form.reset(stored as DefaultValues<Fields>)
  for (const name of late) form.setValue(name, now[name], { shouldDirty: true })
  return late.length > 0
}
