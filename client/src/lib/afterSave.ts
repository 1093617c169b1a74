import type { DefaultValues, FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { changed, onto } from './overtaking'

type Form<Fields extends FieldValues> = Pick<UseFormReturn<Fields>, 'getValues' | 'reset' | 'setValue'>

/** Makes what is stored the form's ground and leaves in it what is `held`: where the two differ, it is to be saved. */
export function ground<Fields extends FieldValues>(form: Form<Fields>, stored: Fields, held: Fields) {
  // A form that follows what is stored would keep what was typed otherwise: ` Pune ` for `Pune`, for ever unsaved.
  form.reset(stored as DefaultValues<Fields>, { keepDirtyValues: false })
  for (const name of Object.keys(changed(stored, held)) as Path<Fields>[])
    form.setValue(name, held[name], { shouldDirty: true })
}

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
  ground(form, stored, onto(sent, stored, now))
  return Object.keys(changed(sent, now)).length > 0
}
