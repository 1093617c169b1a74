import { transliterate } from '../../text/transliterate'
import { anyOf, foldInPlace, type Left } from './phrases'
import { isOnlyWord, WORD_NAMES } from './wordNames'

/** Words that are no name, whatever a face is called. */
const NO_NAME = new Set(
  'meh tho tbh the old new big little young lady miss mr mrs ms one two and for all any are was has had not can will our you she her his him who what when how this that here there they them with from your only sure both just like love look good great nice fine best send take make need want yes rate free pics girl girls boy boys guy guys man men shoot pls plz please thanks thank sir madam maam mam dear team client brand budget also more less than then next last first time today kal haan nahi sab koi hai hain the kya aur bhi toh wala wali karo rakho bhejo main mera meri mein have been would could should really very much some such same over into only other names name number works work well know think feel back soon final done check share maybe rest others rahi raha rahe rhi rha rhe lag lagi laga'.split(
    ' ',
  ),
)

/** Spellings of one sound: `Larisa`, `Lariza`; `Thoibi`, `Thoyibi`. */
export const sound = (name: string) =>
  name
    .replace(/ph/g, 'f')
    .replace(/[sckgjtdbp]h/g, (pair) => pair.charAt(0))
    .replace(/th/g, 't')
    .replace(/z/g, 's')
    .replace(/j/g, 's')
    .replace(/w/g, 'v')
    .replace(/q|ck/g, 'k')
    .replace(/ee|ie|ei|y/g, 'i')
    .replace(/oo|ou/g, 'u')
    .replace(/(.)\1+/g, '$1')
    .replace(/(?<=.)h$/, '')

/** Indian scripts leave out an *a* that is not spoken: `हरप्रीत` is Harpreet. */
const withoutA = (word: string) => word.replace(/(?<=.)a/g, '')

/** Whether a name is made of another by leaving letters out: *Sveta* of Svetlana. */
function isShortFor(short: string, name: string): boolean {
  let at = 0
  for (const letter of name) if (letter === short[at]) at++
  return at === short.length && name.startsWith(short.slice(0, 3))
}

/** Whether one letter more, less, other, or two exchanged ones make `a` of `b`. */
function isOneSlip(a: string, b: string): boolean {
  if (a === b) return true
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  const restA = a.slice(start)
  const restB = b.slice(start)
  return (
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  )
}

type Named = { number: number; name: string }
type Found = { numbers: number[]; start: number; end: number }

const wordsOf = (name: string) => foldInPlace(name).match(/[\p{L}\p{M}]+/gu) ?? []
/** Whether a word could be one of a name. */
export const isNameWord = (word: string) => word.length >= 2 && !NO_NAME.has(word)

/** Names as written: whole, or one word of them. A word that several faces share means all of them. */
export function exactNames(left: Left, faces: readonly Named[], text: string): Found[] {
  const byWords = new Map<string, number[]>()
  const add = (words: string, number: number) =>
    byWords.set(words, [...new Set([...(byWords.get(words) ?? []), number])])
  for (const { name, number } of faces) {
    const words = wordsOf(name)
    if (words.length > 1 || isNameWord(words.join(' ')) || words.join('').length > 2)
      add(words.join(' '), number)
    for (const word of words) if (isNameWord(word) || WORD_NAMES.has(word)) add(word, number)
  }
  const found: Found[] = []
  if (byWords.size === 0) return found
  left.each(anyOf(byWords.keys()), (match, folded) => {
    if (isOnlyWord(match[0], { text, folded, start: match.index })) return false
    const numbers = byWords.get(match[0].replace(/\s+/g, ' '))
    // One letter is an initial, and stands behind a name.
    if (!numbers || match[0].length < 2) return false
    // *Priya N* is Priya Nair.
    const initial = /^[ \t]+(\p{Lu}\p{L}?)(?!\p{L})/u.exec(text.slice(match.index + match[0].length))
    const begun = numbers.filter((number) =>
      faces.some(
        (face) =>
          face.number === number &&
          wordsOf(face.name).some(
            (word, at) => at > 0 && initial && word.startsWith(foldInPlace(initial[1] ?? '')),
          ),
      ),
    )
    const end = match.index + match[0].length + (begun.length === 1 && initial ? initial[0].length : 0)
    left.take(match.index, end)
    found.push({ numbers: begun.length === 1 ? begun : numbers, start: match.index, end })
    return undefined
  })
  return found
}

/** Beginnings of names, and names with one slip or another spelling of the same sound. */
export function nearNames(left: Left, faces: readonly Named[]): Found[] {
  const words = faces.flatMap(({ name, number }) =>
    wordsOf(name)
      .filter((word) => word.length >= 3 && isNameWord(word))
      .map((word) => ({ word, number })),
  )
  const found: Found[] = []
  left.each(/(?<![\p{L}\p{M}'])[\p{L}\p{M}]{3,30}(?:'s)?(?![\p{L}\p{M}])/gu, (match) => {
    const written = match[0].replace(/'s$/, '')
    // *ज़ोया*
    const given = transliterate(written).toLowerCase()
    const isOtherScript = given !== written
    if (NO_NAME.has(given) || WORD_NAMES.has(given)) return false
    const grades = [
      ({ word }: { word: string }) => word.startsWith(given) || given === `${word}s` || given === `${word}ji`,
      ({ word }: { word: string }) => word.length >= 4 && given.length >= 4 && sound(word) === sound(given),
      ({ word }: { word: string }) =>
        word.length >= 4 && given.length >= 4 && word[0] === given[0] && isOneSlip(word, given),
      ({ word }: { word: string }) => word.length >= 5 && given.length >= 4 && isOneSlip(word, given),
      ({ word }: { word: string }) => word.length >= 6 && given.length >= 4 && isShortFor(given, word),
      // *Nandu* for Nandini
      ({ word }: { word: string }) =>
        /[^aeiou]u$/.test(given) && given.length >= 5 && word.startsWith(given.slice(0, -1)),
      ({ word }: { word: string }) => isOtherScript && withoutA(sound(word)) === withoutA(sound(given)),
    ]
    for (const fits of grades) {
      const numbers = [...new Set(words.filter(fits).map(({ number }) => number))]
      if (numbers.length === 0) continue
      found.push({ numbers, start: match.index, end: match.index + match[0].length })
      return undefined
    }
    return false
  })
  return found
}
