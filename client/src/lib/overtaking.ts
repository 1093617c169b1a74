import type { DefaultValues, FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type { OwnProfile } from '../../../shared/profile'

// Two windows of one person: what each has typed is laid on what is stored, and never over what the other has saved.

/** A form's fields: texts, and rows of texts. */
type Held = Record<string, unknown>

/** What was typed here was changed elsewhere too, to something else. `now` is what is stored. */
export class Overtaken extends Error {
  constructor(readonly now: OwnProfile) {
    super('overtaken')
  }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** What of `given` is something else than in `base`, from which the form was filled. */
export const changed = <Fields extends Held>(base: Held, given: Fields): Partial<Fields> =>
  Object.fromEntries(
    Object.entries(given).filter(([field, value]) => !isSame(value, base[field])),
  ) as Partial<Fields>

/** Whether a field that was typed here is by now stored as a third thing. */
export const isOvertaken = (base: Held, stored: Held, given: Held): boolean =>
  Object.entries(changed(base, given)).some(
    ([field, typed]) => !isSame(stored[field], base[field]) && !isSame(stored[field], typed),
  )

/** What was typed here on top of what is stored now, so that another window's changes stay. */
export const onto = <Fields extends Held>(base: Held, stored: Fields, given: Held): Fields => ({
  ...stored,
  ...changed(base, given),
})

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
