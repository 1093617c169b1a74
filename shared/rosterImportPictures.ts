import { withLatinDigits } from './digits'
import { fold } from './fold'
import type { PictureType } from './lists'
import type { ImportedPerson } from './rosterImportFields'

// Which picture is whose, by the name of its file or folder.

/** A chosen file: `folder` is the one that it lies in, '' for none. */
export type NamedFile = { name: string; folder: string }
/** Whose picture a file is, null where nobody or several fit, and of what type. */
export type MatchedFile = { row: number | null; type: PictureType }

/** Words in a file's name that say what it shows; the first that fits. */
const TYPE_WORDS: readonly (readonly [RegExp, PictureType])[] = [
  [/\bnude\b/, 'nude'],
  [/\b(bikini|swim|swimwear|lingerie)\b/, 'bikini'],
  [/\b(polaroid|pola|digital|digi)s? ?(front)\b|\bfront ?(polaroid|pola)\b/, 'polaroid_front'],
  [/\b(polaroid|pola|digital|digi)s? ?(left)\b/, 'polaroid_left'],
  [/\b(polaroid|pola|digital|digi)s? ?(right|side|profile)\b/, 'polaroid_right'],
  [/\b(polaroid|pola|digital|digi)s? ?(back)\b/, 'polaroid_back'],
  [/\b(polaroid|pola|digital|digi)s?\b/, 'polaroid_front'],
  [/\b(profile|headshot|head shot|head|dp|main|cover)\b/, 'profile_pic'],
  [/\b(banner|header)\b/, 'banner'],
  [/\bbridal\b/, 'bridal'],
  [/\b(saree|sari)\b/, 'saree'],
  [/\b(ethnic|lehenga|kurta)\b/, 'ethnic'],
  [/\beditorial\b/, 'editorial'],
]
/** Words that are no part of a name. */
const OTHER_WORDS =
  /\b(nude|bikini|swim|swimwear|lingerie|polaroids?|pola|digitals?|digi|front|left|right|side|back|profile|headshot|head|shot|dp|main|cover|banner|header|bridal|saree|sari|ethnic|lehenga|kurta|editorial|full|length|fulllength|closeup|close|up|portrait|photo|photos|pic|pics|picture|image|img|dsc|whatsapp|copy|final|edited|web|hires|lowres|new)\b/g

const withoutEnding = (name: string) => name.replace(/\.[a-z0-9]{2,5}$/i, '')
/** `Asha-Rao_profile.jpg` as `asha rao profile`. */
const wordsIn = (name: string) =>
  fold(withLatinDigits(withoutEnding(name)))
    .replace(/([\p{L}\p{M}])(\d)/gu, '$1 $2')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
const letters = (words: string) => words.replace(/[^\p{L}\p{M}]/gu, '')
const PHONE_DIGITS = 10
const phoneIn = (name: string) =>
  /\d{10,}/.exec(withoutEnding(name).replace(/[\s\-+()]/g, ''))?.[0].slice(-PHONE_DIGITS)

/** Finds the one person of a key; undefined for nobody, null for several. */
function keyed(people: readonly ImportedPerson[], keysOf: (person: ImportedPerson) => readonly string[]) {
  const rows = new Map<string, Set<number>>()
  for (const person of people)
    for (const key of keysOf(person))
      if (key !== '') rows.set(key, (rows.get(key) ?? new Set()).add(person.row))
  return (key: string | undefined): number | null | undefined => {
    const found = key === undefined ? undefined : rows.get(key)
    return found && (found.size === 1 ? [...found][0] : null)
  }
}

/**
 * Says of each file whose it is: by the sheet's own column of pictures, by the folder's name, by the file's name, or by
 * a phone number in it. Where two people fit, nobody does.
 */
export function matchPictures(files: readonly NamedFile[], people: readonly ImportedPerson[]): MatchedFile[] {
  const byColumn = keyed(people, ({ pictures }) =>
    pictures.flatMap((name) => [fold(name), fold(withoutEnding(name))]),
  )
  const byName = keyed(people, ({ name, stageName }) => [letters(wordsIn(name)), letters(wordsIn(stageName))])
  const byPhone = keyed(people, ({ phone }) => [(phone ?? '').replace(/\D/g, '').slice(-PHONE_DIGITS)])
  const rowOf = ({ name, folder }: NamedFile): number | null => {
    const ways = [
      () => byColumn(fold(name)),
      () => byColumn(fold(withoutEnding(name))),
      () => byName(letters(wordsIn(folder))),
      () => byName(letters(wordsIn(name))),
      () => byName(letters(wordsIn(name).replace(OTHER_WORDS, ''))),
      () => byName(letters(wordsIn(folder).replace(OTHER_WORDS, ''))),
      () => byPhone(phoneIn(name)),
      () => byPhone(phoneIn(folder)),
    ]
    for (const way of ways) {
      const row = way()
      if (row !== undefined) return row
    }
    return null
  }
  const rows = files.map(rowOf)
  return typesOf(files, rows)
}

/** Types by the words in a name; without any, the first picture of a person is the profile picture. */
function typesOf(files: readonly NamedFile[], rows: readonly (number | null)[]): MatchedFile[] {
  const named = files.map(({ name, folder }) => {
    const words = `${wordsIn(folder)} ${wordsIn(name)}`
    return TYPE_WORDS.find(([word]) => word.test(words))?.[1]
  })
  const hasProfile = new Set(rows.filter((_, at) => named[at] === 'profile_pic'))
  return rows.map((row, at) => {
    const type = named[at]
    if (type) return { row, type }
    if (row === null || hasProfile.has(row)) return { row, type: 'gallery' }
    hasProfile.add(row)
    return { row, type: 'profile_pic' }
  })
}
