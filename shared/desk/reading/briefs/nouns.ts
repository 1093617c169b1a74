import { type Left, TAKEN } from '../phrases'
import type { Bounds } from './bounds'
import { type Gender, NUMBERS, ROLE_NOUNS } from './words'

export type ReadRole = {
  count?: number
  gender?: Gender
  minHeightCm?: number
  maxHeightCm?: number
  minAge?: number
  maxAge?: number
  words: { start: number; end: number }[]
}
/** What a brief says of roles in one place: a role, a bound, or a count behind it. */
export type FoundRole = {
  start: number
  end: number
  role?: Omit<ReadRole, 'words'>
  bounds?: Bounds
  times?: number
}

const nouns = Object.keys(ROLE_NOUNS).sort((a, b) => b.length - a.length)
const NOUN = `(${nouns.map((noun) => noun.replace(/ /g, '[\\s-]')).join('|')})`
const AFTER = "(?![\\p{L}\\p{M}])(?!'?s?[\\s-]*wear|'s\\b|\\s*(?:followers|views))"
/** A count, as a figure or a word. */
export const COUNT = `(\\d{1,2}|(?:${Object.keys(NUMBERS).join('|')})(?!\\p{L}))`
const STOP =
  'you|u|we|i|have|day|days|hour|hours|hrs|hr|look|looks|yr|yrs|year|years|month|months|min|video|videos|reel|reels|post|posts|for|in|on|at|per|and|aur|mein|me|to|from|is|or|pm|am|baje|size|week|weeks|shift|with|the|profile|profiles|options|portfolios|pics|references'
const BETWEEN = `(?:(?!(?:${STOP}|${nouns.join('|')})(?!\\p{L}))\\p{L}[\\p{L}-]*\\s+){0,3}`
const NOUN_AHEAD = new RegExp(`(?<!\\p{L})${NOUN}\\s*[-:=x]\\s*$`, 'u')
const nounOf = (word: string) =>
  ROLE_NOUNS[word.replace(/\s+/g, ' ')] ?? ROLE_NOUNS[word.replace(/\s+/g, '-')] ?? {}

/** *Talent requirement*, *Talent: Meher* */
const TALENT_OF = new RegExp(`^\\s*(?:req|requirement|needed|brief|[:-]\\s*${TAKEN})`, 'u')

/** Finds who is looked for: *2F*, *3 girls*, *a couple*. */
export function readNouns(left: Left, original: string, push: (found: FoundRole) => void) {
  const add = (match: RegExpExecArray, noun: string, count: number | undefined) => {
    const { gender, many } = nounOf(noun)
    const of = count ?? (many ? undefined : 1)
    push({
      role: { ...(of ? { count: of } : {}), ...(gender ? { gender } : {}) },
      start: match.index,
      end: match.index + match[0].length,
    })
    return true
  }
  const tail = '(?:[\\s-]+(?:models?|talents?|artists?|faces?|actors?))?'
  left.each(
    new RegExp(
      `(?<![\\p{L}\\d.])(?:${COUNT}\\s+${BETWEEN})?(couples?|jodi)(?!\\p{L})(?:[\\s:(-]{0,4}1?\\s?(f|m)(?:emale|ale)?\\s?(?:[+&/,x-]|and)?\\s?1?\\s?[fm](?:emale|ale)?(?!\\p{L})\\)?)?`,
      'gu',
    ),
    (match) => {
      // *Real couples*, and then *3 couples*
      const isOpen = match[1] === undefined && match[2] === 'couples'
      const count = isOpen ? {} : { count: NUMBERS[match[1] ?? 'one'] ?? Number(match[1]) }
      const at = { start: match.index, end: match.index + match[0].length }
      // *Couple (M+F)*
      const genders = match[3] === 'm' ? (['male', 'female'] as const) : (['female', 'male'] as const)
      for (const gender of genders) push({ role: { ...count, gender }, ...at })
      return true
    },
  )
  // *4 models f*
  left.each(
    new RegExp(
      `(?<![\\p{L}\\d.'/])${COUNT}\\s+${BETWEEN}(?:models?|talents?|faces?)\\s*[-(]?\\s*(f|m|females?|males?)(?![\\p{L}\\d'/+(-]|\\s*(?:and|&|or|[\\d(/+-]))`,
      'gu',
    ),
    (match) => add(match, match[2] ?? '', NUMBERS[match[1] ?? ''] ?? Number(match[1])),
  )
  left.each(
    new RegExp(
      `(?<![\\p{L}\\d.'])(?<!(?<![a-z])/)${COUNT}\\s*(?:x|nos?\\.?(?![\\p{L}-])|-|\\*)?\\s*${BETWEEN}${NOUN}${tail}${AFTER}`,
      'gu',
    ),
    (match, text) => {
      // *Male - 1* and below it *Female - 2*
      const isOfOther =
        /\n/.test(match[0]) && NOUN_AHEAD.test(text.slice(Math.max(0, match.index - 20), match.index))
      return !isOfOther && add(match, match[2] ?? '', NUMBERS[match[1] ?? ''] ?? Number(match[1]))
    },
  )
  left.each(new RegExp(`(?<=[\\d/+]\\s?[fm]?)(?<=\\d[fm])(\\d{1,2})([fm])${AFTER}`, 'gu'), (match) =>
    add(match, match[2] ?? '', Number(match[1])),
  )
  left.each(
    new RegExp(
      `(?<![\\p{L}\\d])${NOUN}${tail}\\s*(?:x|[-:(=*])\\s*(\\d{1,2})(?![\\d\\p{L}':/]|\\.\\d|\\s*(?:-|to)\\s*\\d)\\)?`,
      'gu',
    ),
    (match) => add(match, match[1] ?? '', Number(match[2])),
  )
  // *Gents 3, ladies 3*
  left.each(
    new RegExp(`(?<![\\p{L}\\d])(?![fm] )${NOUN}${tail} (\\d)(?=\\s*(?:[,;.\\n/&+]|and |aur |$))`, 'gu'),
    (match) => add(match, match[1] ?? '', Number(match[2])),
  )
  left.each(
    new RegExp(
      `(?<![\\p{L}\\d'])(?<!(?:per|(?<!plus[\\s-])size|no|any other)\\s)${NOUN}${tail}${AFTER}`,
      'gu',
    ),
    (match, text) => {
      const noun = match[1] ?? ''
      // *M* and *F* alone stand in capitals, at the start of a part.
      if (/^[fm]$/.test(noun)) {
        const letter = original.slice(match.index, match.index + 1)
        const behind = text.slice(match.index + 1)
        const isStart =
          match.index === 0 ||
          /[\n/,|:;.&+([-]\s*$|\b(?:need|req|requirement|looking for|casting)\s*$/u.test(
            text.slice(Math.max(0, match.index - 20), match.index),
          )
        if (
          letter !== letter.toUpperCase() ||
          !(isStart || new RegExp(`^\\s*\\(?[/\\d${TAKEN}]`).test(behind))
        )
          return false
      }
      if (noun === 'talent' && TALENT_OF.test(text.slice(match.index + match[0].length))) return true
      if (
        /^(?:face|talent|model|models|faces|talents)$/.test(noun) &&
        /(?:same|our|the|your|fresh|new)\s+$/.test(text.slice(Math.max(0, match.index - 8), match.index))
      )
        return true
      return add(match, noun, undefined)
    },
  )
}
