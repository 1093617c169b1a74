import { type Left, TAKEN } from '../phrases'
import type { FaceToRead } from './looks'
import { NUMBER_WORDS, ORDINAL_WORDS } from './words'

type Push = (item: {
  kind: 'face'
  of: 'number' | 'unknown'
  numbers: number[]
  start: number
  end: number
}) => void

const one = `(?:\\d{1,3}|${Object.keys(NUMBER_WORDS).join('|')})`
const wordNumber = (word: string) => NUMBER_WORDS[word] ?? Number(word)
const TH = '(?:\\s?(?:st|nd|rd|th))?'
const END =
  '(?!\\p{N})(?=[^\\p{L}\\p{M}]|$|n\\d|n\\s|y(?!\\p{L})|yes|no(?!\\p{L})|ok|maybe|haan|nahi|pakka|final|done|aur|and)'

/** Reads *first two*, *last one*, *pehle do*: places in the package. */
export function readEnds(left: Left, faces: readonly FaceToRead[], push: Push) {
  const numbers = faces.map(({ number }) => number)
  const ends: [RegExp, (count: number) => number[]][] = [
    [
      new RegExp(
        `(?<!\\p{L})(?:the\\s+)?(?:first|pehle|pahle|pehli|pahli|pehla|shuru ke|starting)\\s+(${one})(?![\\p{L}\\p{N}])(?:\\s+(?:girls|boys|guys|ladies|faces|models|options|ones|wale|wali|ladkiyan|ladkiya|ladke|log))?`,
        'gu',
      ),
      (count) => numbers.slice(0, count),
    ],
    [
      new RegExp(
        `(?<!\\p{L})(?:the\\s+)?(?:last|aakhri|akhri|aakhiri|akhiri)\\s+(${one})(?![\\p{L}\\p{N}])(?:\\s+(?:girls|boys|guys|ladies|faces|models|options|ones|wale|wali|ladkiyan|ladkiya|ladke|log))?`,
        'gu',
      ),
      (count) => numbers.slice(-count),
    ],
    [
      /(?<!\p{L})(?:the\s+)?(?:second last|2nd last|last but one|second to last)(?:\s+(?:one|wali|wala))?/gu,
      () => numbers.slice(-2, -1),
    ],
    [
      /(?<!\p{L})(?:the last|last|aakhri|akhri|aakhiri|akhiri)\s+(?:wali|wala|girl|guy|boy|model|face|lady|person)/gu,
      () => numbers.slice(-1),
    ],
    [/(?<!\p{L})the last(?!\p{L}|\s+(?:week|time|month|shoot|year))/gu, () => numbers.slice(-1)],
  ]
  for (const [word, rest] of [
    ['even', 0],
    ['odd', 1],
  ] as const)
    ends.push([
      new RegExp(`(?<!\\p{L})${word}\\s+(?:numbers?|nos?|ones)(?!\\p{L})`, 'gu'),
      () => numbers.filter((number) => number % 2 === rest),
    ])
  for (const [pattern, pick] of ends)
    left.each(pattern, (match) => {
      const picked = pick(match[1] ? wordNumber(match[1]) : 1)
      if (picked.length === 0) return false
      push({
        kind: 'face',
        of: 'number',
        numbers: picked,
        start: match.index,
        end: match.index + match[0].length,
      })
      return undefined
    })
}

/** Numbers, ranges and ordinals of faces; a number that no face has stays unknown. */
export function readNumbers(left: Left, faces: readonly FaceToRead[], push: Push) {
  const has = new Set(faces.map(({ number }) => number))
  const span = (match: RegExpExecArray) => ({ start: match.index, end: match.index + match[0].length })
  const range = new RegExp(
    `(?<![\\p{N}.]|\\d\\s?-\\s?)(\\d{1,3})${TH}\\s*(?:-|to|se|till|until|thru|through|tak|~)\\s*(\\d{1,3})${TH}${END}(?!\\s?-\\s?\\d)(?:\\s+tak)?`,
    'gu',
  )
  left.each(range, (match) => {
    const [from, to] = [Number(match[1]), Number(match[2])]
    if (!has.has(from) || !has.has(to) || from >= to) return false
    const numbers = faces.map(({ number }) => number).filter((number) => number >= from && number <= to)
    push({ kind: 'face', of: 'number', numbers, ...span(match) })
    return undefined
  })
  left.each(
    /(?<!\p{N})(\d{1,3})(?:st|nd|rd|th)?\s+(?:onwards|onward|and above|se aage|ke baad sab)/gu,
    (match) => {
      const numbers = faces.map(({ number }) => number).filter((number) => number >= Number(match[1]))
      if (numbers.length === 0) return false
      push({ kind: 'face', of: 'number', numbers, ...span(match) })
      return undefined
    },
  )
  left.each(new RegExp(`(?<![\\p{N}])(?<!\\p{L}(?<!n|no|nos))(\\d{1,3})${TH}${END}`, 'gu'), (match) => {
    const number = Number(match[1])
    // *14th* in a package of twelve is a day, *165* a height.
    if (!has.has(number) && (number > 99 || /\p{L}/u.test(match[0]))) return undefined
    push({
      kind: 'face',
      of: has.has(number) ? 'number' : 'unknown',
      numbers: has.has(number) ? [number] : [],
      ...span(match),
    })
    return undefined
  })
  const ordinals = Object.keys(ORDINAL_WORDS).join('|')
  const behind = '(?:\\s+(?:one|girl|guy|boy|lady|model|face|option|wali|wala|waali|waala|number))?'
  left.each(
    new RegExp(`(?<!\\p{L})(?:the\\s+)?(${ordinals})(?![\\p{L}\\p{N}])${behind}`, 'gu'),
    (match, text) => {
      const number = ORDINAL_WORDS[match[1] ?? ''] ?? 0
      // *First let me check*
      if (
        number === 1 &&
        match[0] === 'first' &&
        (!/^\s*(?:,|&|and\b|n\b|\p{P}|$)/u.test(text.slice(match.index + 5)) ||
          // *Meher first, then Naina*
          (/[\uE000]\s*$/u.test(text.slice(0, match.index)) &&
            /^\s*,\s*then\b/u.test(text.slice(match.index + 5))))
      )
        return false
      if (!has.has(number)) return false
      push({ kind: 'face', of: 'number', numbers: [number], ...span(match) })
      return undefined
    },
  )
  // Number words: beside another number or behind *number*, because *one* and *do* are mostly something else.
  const word = Object.keys(NUMBER_WORDS).join('|')
  const near = `(?:${TAKEN}|\\b(?:${word})\\b)`
  const joint = '\\s*(?:,|&|and|aur|n|\\+|/)?\\s*'
  left.each(
    new RegExp(
      `(?<=\\b(?:number|no\\.?|num|option|model|face)\\s+|${near}${joint})\\b(${word})\\b|\\b(${word})\\b(?=${joint}(?:${near})|\\s+(?:number|no|num)\\b)`,
      'gu',
    ),
    (match, text) => {
      const given = match[1] ?? match[2] ?? ''
      const number = wordNumber(given)
      const isWeak = /^(?:one|do|ek|bara|panch|char|che|das)$/.test(given)
      const before = text.slice(Math.max(0, match.index - 12), match.index)
      const after = text.slice(match.index + given.length, match.index + given.length + 14)
      const named =
        /(?:number|no\.?|num|option|model|face)\s+$/.test(before) || /^\s+(?:number|num)\b/.test(after)
      const listed =
        new RegExp(`\\b(?:${word})\\b${joint}$`).test(before) ||
        new RegExp(`^${joint}\\b(?:${word})\\b`).test(after)
      if (!has.has(number) || !(named || listed || !isWeak) || (given === 'do' && !listed)) return false
      push({ kind: 'face', of: 'number', numbers: [number], ...span(match) })
      return undefined
    },
  )
}
