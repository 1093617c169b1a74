import type { ConflictKind, DayPart } from './deskLists'

/** Texts about the desk that server and screens use. */

/** Says of a note whose words an admin deleted. `who` is null where it was not kept. */
export const deletedWords = (who: string | null) =>
  who === null ? 'The words were deleted.' : `The words were deleted by ${who}.`

/** Why a decision was refused, where nothing more is known. */
export const CONFLICT_WORDS: Record<ConflictKind, string> = {
  changed: 'This was changed by a colleague in the meantime.',
  taken: 'Somebody else was confirmed for this time.',
  'booked out': 'The talent is booked out on this day.',
  'not first': 'Another option stands before this one.',
  lapsed: 'The option has ended.',
  full: 'There are already as many options on this day as the agency allows.',
  'no yes': 'The talent has not said yes to this yet.',
  'no challenge': 'Only the second option can challenge the first.',
}

export const PART_WORDS: Record<DayPart, string> = {
  full: 'full day',
  am: 'morning',
  pm: 'afternoon',
  night: 'night',
}

const ENDINGS = ['th', 'st', 'nd', 'rd']
/** `1st`, `2nd`, `3rd`, `4th`. */
export const ordinal = (rank: number) => `${rank}${(rank < 4 ? ENDINGS[rank] : undefined) ?? 'th'}`
/** `2nd option`. */
export const rankedOption = (rank: number) => `${ordinal(rank)} option`

const AND = new Intl.ListFormat('en-GB')
/** `2nd option behind Neel and Kori`, with the jobs whose options stand before it. */
export const optionBehind = (rank: number, behind: readonly string[]) =>
  behind.length === 0 ? rankedOption(rank) : `${rankedOption(rank)} behind ${AND.format(behind)}`

const listed = new Intl.ListFormat('en-GB', { type: 'conjunction' })
/** More names than `all` are cut to the first `first`, so that the sentence stays on two lines. */
const NAMES = { all: 4, first: 2 }
/** `Zoya`, `Zoya and Leima`, `Zoya, Leima and 3 more`. */
export const namesOf = (names: readonly string[]) =>
  listed.format(
    names.length > NAMES.all ? [...names.slice(0, NAMES.first), `${names.length - NAMES.first} more`] : names,
  )
