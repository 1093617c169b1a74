import { fold } from '../../text/fold'

/** One more than `\p{L}`: vowel signs of Indic scripts are marks. */
const LETTER = '\\p{L}\\p{M}'
const escaped = (phrase: string) => phrase.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/ +/g, '\\s+')

/** What stands in a text in place of words that have been read: a character of nobody's script. */
export const TAKEN = '\uE000'

/** Any of the phrases as whole words, the longest first. */
export const anyOf = (phrases: Iterable<string>, flags = 'gu') =>
  new RegExp(
    `(?<![${LETTER}])(?:${[...phrases]
      .sort((a, b) => b.length - a.length)
      .map(escaped)
      .join('|')})(?![${LETTER}])`,
    flags,
  )

/** Lower case without accents, marks of emoji and typographic quotes; every letter keeps its place in the text. */
export function foldInPlace(text: string): string {
  const same = (from: string, to: string) => (to.length === from.length ? to : from)
  return Array.from(text, (letter) => same(letter, fold(letter)))
    .join('')
    .replace(/[\uFE0F\u20E3\u200B-\u200D]/g, ' ')
    .replace(/[\u{1F3FB}-\u{1F3FF}]/gu, '  ')
    .replace(/🔟/g, '10')
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(/[“”„]/g, '"')
    .replace(/[–—−‐‑]/g, '-')
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
}

const LONG_BLANK = /\s{13,}/gu
const BLANK_ENDS = 6
/** What stands in the middle of a long blank, so that no pattern tries each of its places. */
const FILL = '\uE001'

/** The part of a text that is read, without long blanks; every letter keeps its place. */
export const readable = (text: string, most: number) =>
  text
    .slice(0, most)
    .replace(
      LONG_BLANK,
      (blank) =>
        (blank.includes('\n') ? '\n' : ' ') +
        blank.slice(1, BLANK_ENDS) +
        FILL.repeat(blank.length - 2 * BLANK_ENDS) +
        blank.slice(-BLANK_ENDS),
    )

/** A text from which passes take what they have read, so that nothing is read twice. */
export class Left {
  text: string
  constructor(text: string) {
    this.text = text
  }
  take(start: number, end: number) {
    this.text = this.text.slice(0, start) + TAKEN.repeat(end - start) + this.text.slice(end)
  }
  /** Calls `read` with each match, and takes it unless `read` returns false. */
  each(pattern: RegExp, read: (match: RegExpExecArray, text: string) => boolean | undefined) {
    for (const match of [...this.text.matchAll(pattern)])
      if (read(match, this.text) !== false) this.take(match.index, match.index + match[0].length)
  }
  drop(...patterns: RegExp[]) {
    for (const pattern of patterns) this.each(pattern, () => undefined)
  }
}
