import { choiceKey } from '../../text/choices'
import { CHOICES, type ChoiceField, type ImportWords } from './rosterImportFields'
import { partsOf } from './rosterImportValues'

// Words of a sheet for the values of our lists.

/** What agencies in India write, by our value. A word that could be two values is left out and asked about. */
const WORDS: Record<ChoiceField, Record<string, string>> = {
  gender: {
    male: 'm, man, men, mens, boy, boys, gent, gents, he, him, पुरुष, पु',
    female: 'f, woman, women, womens, girl, girls, lady, ladies, she, her, fem, महिला, स्त्री, म',
    'non-binary': 'nb, enby, nonbinary, they, them',
    other: 'others, o',
  },
  workTypes: {
    Editorial: 'editorials, magazine, print editorial',
    Commercial: 'commercials, ad, ads, tvc, advertising, print, e-commerce, ecom, catalogue, catalog',
    Runway: 'ramp, ramp walk, ramp show, fashion show, shows, walk',
    'Social Media': 'social, influencer, reels, digital',
    'Music Video': 'music videos, mv, song, songs',
  },
  hairColor: {
    Black: 'jet black, natural black, blk, काला',
    Brown: 'dark brown, light brown, brunette, chestnut, brn, भूरा',
    Blonde: 'blond, golden, light blonde',
    Red: 'ginger, auburn',
    Grey: 'gray, salt and pepper, salt & pepper, silver',
  },
  eyeColor: {
    Black: 'jet black, blk, काला',
    Brown: 'dark brown, light brown, brn, भूरा',
    Green: 'greenish, light green',
    Hazel: 'hazel brown, honey',
    Grey: 'gray',
  },
  skinTone: {
    Fair: 'very fair, milky',
    Medium: 'wheatish, wheat',
    Tan: 'tanned, dusky',
    Dark: 'very dusky',
  },
  availability: {
    available: 'yes, y, free',
    booked: 'no, n, busy, not available',
    other: 'on hold, travelling',
  },
}

const KNOWN = Object.fromEntries(
  Object.entries(WORDS).map(([field, words]) => [
    field,
    new Map([
      ...CHOICES[field as ChoiceField].map((value) => [choiceKey(value), value] as const),
      ...Object.entries(words).flatMap(([value, spellings]) =>
        spellings.split(', ').map((spelling) => [choiceKey(spelling), value] as const),
      ),
    ]),
  ]),
) as Record<ChoiceField, Map<string, string>>

/** Our value of a sheet's word, '' where the word means nothing, null where nobody said what it means. */
export function meaningOf(field: ChoiceField, word: string, words: ImportWords): string | null {
  const key = choiceKey(word)
  const chosen = words[field]
  if (chosen && Object.hasOwn(chosen, key)) return chosen[key] ?? ''
  return KNOWN[field].get(key) ?? null
}

/** The words of a cell: a list of kinds of work, else the cell itself. */
export const wordsOf = (field: ChoiceField, text: string): string[] =>
  field === 'workTypes' ? partsOf(text, /[,;/|+\n]/) : [text]

/** The values of a cell, its words that mean nothing yet, and those whose meaning somebody chose. */
export function readChoice(field: ChoiceField, text: string, words: ImportWords) {
  const said = wordsOf(field, text).map((word) => ({ word, meaning: meaningOf(field, word, words) }))
  const chosen = words[field] ?? {}
  return {
    values: [...new Set(said.flatMap(({ meaning }) => meaning || []))],
    unknown: said.flatMap(({ word, meaning }) => (meaning === null ? [word] : [])),
    chosen: said.flatMap(({ word }) => (Object.hasOwn(chosen, choiceKey(word)) ? [word] : [])),
  }
}
