import { EMAIL_MAX } from '../../limits'
import { fold } from '../../text/fold'
import { email, tidy } from '../../text/text'
import { partsOf, quoted, type ReadValue } from './rosterImportValues'

// Cells of a sheet that may have several values.

/** Both numbers of `98100 12345 / 98200 54321`. */
export const numbersIn = (text: string): string[] => partsOf(text, /[/,;|&\n]|\bor\b/i)

/** The first of `98100 12345 / 98200 54321`. A number in the notation of physics has lost its digits. */
export function readPhone(text: string): ReadValue<string> {
  if (/^\d(\.\d+)?e\+?\d+$/i.test(text))
    return { problem: `${quoted(text)} has lost its digits. Format the column as text and save again` }
  const [first = '', ...more] = numbersIn(text)
  const value = first.replace(/\.0$/, '')
  return more.length === 0 ? { value } : { value, note: `Only the first number of ${quoted(text)} is kept` }
}

/** The first email address of `asha@x.example / asha@y.example`, also out of `Asha <asha@x.example>`. */
export function readEmail(text: string): ReadValue<string> {
  if (text.length > 2 * EMAIL_MAX) return { problem: `${quoted(text)} is too long for an email address` }
  const words = partsOf(text, /[\s,;/|<>()]/).map((word) => word.replace(/^mailto:/i, ''))
  const [first, ...more] = words.flatMap((word) => email.safeParse(word).data ?? [])
  if (first === undefined) return { problem: `${quoted(text)} is not an email address` }
  return more.length === 0
    ? { value: first }
    : { value: first, note: `Only the first address of ${quoted(text)} is kept` }
}

/** The languages of `English; Hindi`, `Kannada / English` or `Hindi and English`, with commas between them. */
export const readLanguages = (text: string): string =>
  partsOf(text, /[,;/\\|+&\n]|\band\b| और | - /i).join(', ')

/** File names of a cell: `asha-1.jpg, asha-2.jpg`. */
export const readFileNames = (text: string): string[] => partsOf(text, /[,;|\n]/).map((name) => tidy(name))

/** The boards of a cell: `Men; New Faces`, or with commas where no board's own name has one. */
export function readBoards(text: string, boards: ReadonlyMap<string, string>) {
  const ids = new Set<string>()
  const unknown: string[] = []
  const names = text
    .split(/[;|\n]/)
    .flatMap((part) => (boards.has(fold(tidy(part))) ? part : part.split(',')))
    .map(tidy)
  for (const name of names) {
    const id = boards.get(fold(name))
    if (id !== undefined) ids.add(id)
    else if (name !== '') unknown.push(name)
  }
  return { ids: [...ids], unknown }
}
