import type { OwnProfile } from '../../../shared/profile'

// Two windows of one person: what each has typed is laid on what is stored, and never over what the other has saved.

type Texts = Record<string, string>

/** What was typed here was changed elsewhere too, to something else. `now` is what is stored. */
export class Overtaken extends Error {
  constructor(readonly now: OwnProfile) {
    super('overtaken')
  }
}

/** The fields that hold something else than `base`, from which the form was filled. */
const typedHere = (base: Texts, given: Texts) =>
  Object.keys(given).filter((field) => given[field] !== base[field])

/** Whether a field that was typed here is by now stored as a third thing. */
export const isOvertaken = (base: Texts, stored: Texts, given: Texts): boolean =>
  typedHere(base, given).some((field) => stored[field] !== base[field] && stored[field] !== given[field])

/** What was typed here on top of what is stored now, so that another window's changes stay. */
export const onto = <Fields extends Texts>(base: Texts, stored: Fields, given: Texts): Fields => ({
  ...stored,
  ...Object.fromEntries(typedHere(base, given).map((field) => [field, given[field]])),
})
