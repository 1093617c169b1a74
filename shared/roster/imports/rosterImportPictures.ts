import type { PictureType } from '../../lists'
import { withLatinDigits } from '../../text/digits'
import { fold } from '../../text/fold'
import type { ImportedPerson } from './rosterImportFields'

// Which picture is whose, by the name of its file or folder.

/** A chosen file: `folder` is the one that it lies in, '' for none. */
export type NamedFile = { name: string; folder: string }
/** Whose picture a file is, null where nobody or several fit, and of what type. */
export type MatchedFile = { row: number | null; type: PictureType }
/** A file with its person; `chosen` is the type that somebody gave it. */
export type PlacedFile = NamedFile & { row: number | null; chosen?: PictureType | undefined }

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
  /\b(nude|bikini|swim|swimwear|lingerie|polaroids?|pola|digitals?|digi|front|left|right|side|back|profile|headshot|head|shot|dp|main|cover|banner|header|bridal|saree|sari|ethnic|lehenga|kurta|editorial|full|length|fulllength|closeup|close|up|portrait|photo|photos|pic|pics|picture|image|img|imgs|dsc|dscn|pxl|mvimg|vid|dcim|camera|wa|whatsapp|at|am|pm|screenshot|snapchat|received|unnamed|copy|final|edited|web|hires|lowres|new)\b/g

const withoutEnding = (name: string) => name.replace(/\.[a-z0-9]{2,5}$/i, '')
/** `Asha-Rao_profile.jpg` as `asha rao profile`. */
const wordsIn = (name: string) =>
  fold(withLatinDigits(withoutEnding(name)))
    .replace(/([\p{L}\p{M}])(\d)/gu, '$1 $2')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
const natural = new Intl.Collator('en', { numeric: true })
const inOrder = (file: NamedFile) => `${wordsIn(file.folder)} ${wordsIn(file.name)}`
/** Orders files as people number them: `asha 2.jpg` is before `Asha_10.jpg`. */
export const byFileName = (a: NamedFile, b: NamedFile): number =>
  natural.compare(inOrder(a), inOrder(b)) || natural.compare(a.name, b.name)

const nameWords = (name: string) =>
  wordsIn(name)
    .replace(OTHER_WORDS, '')
    .replace(/\p{N}+/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
/** The name in a file's name, or else in its folder's: what several photos of one person have in common. */
export const sharedName = ({ name, folder }: NamedFile): string => nameWords(name) || nameWords(folder)

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

/** The first word of a name; '' for an initial. */
function firstName(name: string) {
  const [first = ''] = wordsIn(name).split(' ')
  return first.length < 2 ? '' : first
}

/** `Simran Kaur Gill` as `simran gill`; '' for a name of fewer than three words. */
function firstAndLast(name: string) {
  const parts = wordsIn(name).split(' ')
  return parts.length < 3 ? '' : letters(`${parts[0]} ${parts.at(-1)}`)
}

type Finder = ReturnType<typeof keyed>
/** The person with whose whole name words begin: `sneha patil pune`. Nobody where another one is named after it. */
function beginningWith(byName: Finder, words: string): number | null | undefined {
  const parts = words.split(' ')
  const whose = (from: number, to: number) => byName(letters(parts.slice(from, to).join(' ')))
  for (let end = parts.length; end >= 2; end--) {
    const row = whose(0, end)
    if (row === undefined) continue
    for (let from = end; from < parts.length; from++)
      for (let to = from + 1; to <= parts.length; to++)
        if (![undefined, row].includes(whose(from, to))) return null
    return row
  }
  return undefined
}

/**
 * Says of each file whose it is: by the sheet's own column of pictures, by the folder's name, by the file's name, by a
 * phone number in it, by a first and last name, by the whole name that the folder's or the file's name begins with, or
 * by a first name alone. Where two people fit, nobody does.
 */
export function matchPictures(files: readonly NamedFile[], people: readonly ImportedPerson[]): MatchedFile[] {
  const byColumn = keyed(people, ({ pictures }) =>
    pictures.flatMap((name) => [fold(name), fold(withoutEnding(name))]),
  )
  const byName = keyed(people, ({ name, stageName }) => [letters(wordsIn(name)), letters(wordsIn(stageName))])
  const byPhone = keyed(people, ({ phone }) => [(phone ?? '').replace(/\D/g, '').slice(-PHONE_DIGITS)])
  const byShortName = keyed(people, ({ name, stageName }) => [firstAndLast(name), firstAndLast(stageName)])
  const byFirstName = keyed(people, ({ name, stageName }) => [firstName(name), firstName(stageName)])
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
      () => byShortName(letters(nameWords(folder))),
      () => byShortName(letters(nameWords(name))),
      () => beginningWith(byName, nameWords(folder)),
      () => beginningWith(byName, nameWords(name)),
      () => byFirstName(nameWords(folder)),
      () => byFirstName(nameWords(name)),
    ]
    for (const way of ways) {
      const row = way()
      if (row !== undefined) return row
    }
    return null
  }
  const rows = files.map(rowOf)
  const types = typesOf(files.map((file, at) => ({ ...file, row: rows[at] ?? null })))
  return rows.map((row, at) => ({ row, type: types[at] ?? 'gallery' }))
}

/**
 * The type of each file: the one that was chosen, or by the words in its name. A person without a profile picture then
 * gets the first of their other files, in the order of their names.
 */
export function typesOf(files: readonly PlacedFile[]): PictureType[] {
  const types = files.map((file) => {
    const words = inOrder(file)
    return file.chosen ?? TYPE_WORDS.find(([word]) => word.test(words))?.[1]
  })
  const hasProfile = new Set(files.filter((_, at) => types[at] === 'profile_pic').map(({ row }) => row))
  const sorted = files.map((file, at) => ({ file, at })).toSorted((a, b) => byFileName(a.file, b.file))
  for (const { file, at } of sorted) {
    if (types[at] || file.row === null || hasProfile.has(file.row)) continue
    hasProfile.add(file.row)
    types[at] = 'profile_pic'
  }
  return types.map((type) => type ?? 'gallery')
}
