import type { Left } from '../phrases'
import type { Named } from './people'
import { MEDIA } from './words'

const PERIOD =
  '(?:\\d{1,2}|one|two|three|six|ek|do)\\s*-?\\s*(?:years?|yrs?|y|months?|mths?|mos?|saal|mahine|mahina|weeks?)'
const FOR_EVER = 'perpetual|perpetuity|in perpetuity|lifetime|unlimited|forever'
const media = [...MEDIA]
  .sort((a, b) => b.length - a.length)
  .map((word) => word.replace(/[ -]/g, '[\\s-]?'))
  .join('|')
const MEDIUM = `(?:${media})(?!\\p{L})`
const JOIN =
  '(?:[\\s+&/-]|[,:]\\s|\\band\\b|\\bfor\\b|\\bonly\\b|\\busage\\b|\\brights\\b|\\bof\\b|\\bin\\b|\\bincl\\b|\\buse\\b)'
/** *Full buyout* says it all. */
const BUYOUT = '(?:full|complete|total|global|worldwide|lifetime|perpetual)[\\s-]buy[\\s-]?out'
const PIECE = `(?:${BUYOUT}(?!\\p{L})|${MEDIUM}|${PERIOD}(?!\\p{L})|${FOR_EVER})`
const USAGE = new RegExp(`(?<![\\p{L}\\d])${PIECE}(?:${JOIN}{1,4}${PIECE})*`, 'gu')

const LASTS = `${PERIOD}|${FOR_EVER}`
const has = (words: string, pattern: string) =>
  new RegExp(`(?<![\\p{L}\\d])(?:${pattern})(?!\\p{L})`, 'u').test(words)
/** *Usage: digital, 1 year* */
const LABELLED =
  /(?<!\p{L})(?:usage|usages|usage rights|rights)\s*(?:is|are|will be|:|-)+\s*([^.\n;]{2,120})/gu
const LABEL_AHEAD = /(?:usage|rights)\s*$/u
const LABEL_BEHIND = /^\s*(?:usage|rights)(?!\p{L})/u
/** *Soap TVC, 2 years digital*: the TVC is what is shot. */
const SHOT = /^tvc\s*(?:[,/-]|for(?!\p{L})|in(?!\p{L}))\s*/u

/** Where and how long the pictures may be shown: what *usage* names, or a medium with a period. */
export function readUsage(left: Left, text: string): Named | undefined {
  let usage: Named | undefined
  const keep = (start: number, end: number) => {
    usage = { value: text.slice(start, end).trim(), start, end }
    return true
  }
  left.each(LABELLED, (match) => {
    if (usage) return false
    const words = match[1] ?? ''
    const all = [...words.matchAll(USAGE)]
    const [first, last] = [all[0], all.at(-1)]
    const from = match.index + match[0].length - words.length
    return first && last
      ? keep(from + first.index, from + last.index + last[0].length)
      : keep(from, from + (words.split(',')[0] ?? words).length)
  })
  if (usage) return usage
  left.each(USAGE, ({ 0: words, index }, all) => {
    const end = index + words.length
    const isLabelled = LABEL_AHEAD.test(all.slice(0, index)) || LABEL_BEHIND.test(all.slice(end))
    const isUsage = isLabelled || has(words, BUYOUT) || (has(words, media) && has(words, LASTS))
    if (usage || !isUsage) return false
    const [shot = ''] = SHOT.exec(words) ?? []
    const rest = words.slice(shot.length)
    return keep(has(rest, media) && has(rest, LASTS) ? index + shot.length : index, end)
  })
  return usage
}
