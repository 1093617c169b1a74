import { MONTHS } from './words'

const HALF =
  /(?<!\p{L})(?:half[\s-]?day|half[\s-]?shift|aadha din|adha din|few hours|couple of hours|(?:[1-6]|one|two|three|four|five|six)(?:\s*-\s*[1-6])?\s*(?:hours?|hrs?|ghante|ghanta))(?!\p{L})/u
/** *10 am to 1 pm*, and not the hours of a fitting or a call. */
const HOURS =
  /(?<!(?:fitting|fittings|casting|audition|trial|call|available)[^\n,.;]{0,24})(?<![\d:.])(\d{1,2})(?:[:.]\d{2})?\s*(am|pm)?\s*(?:-|–|to|till|se)\s*(\d{1,2})(?:[:.]\d{2})?\s*(am|pm)(?!\p{L})/u
/** *Shaam 4 to 8*, and not *evening 9 to 12 Dec* */
const HOURS_OF_PART = new RegExp(
  `(?<!\\p{L})(?:morning|subah|afternoon|dopahar|dopeher|evening|shaam|sham)(?!\\p{L})[\\s,:(-]{0,3}(\\d{1,2})(?:[:.]\\d{2})?\\s?(?:-|to|till|se)\\s?(\\d{1,2})(?:[:.]\\d{2})?(?![\\d\\p{L}'/]|\\s?(?:${Object.keys(MONTHS).join('|')})(?!\\p{L}))`,
  'u',
)
const NIGHT =
  /(?<!\p{L})(?:night[\s-]?shoot|night[\s-]?shift|overnight|night|raat|tonight)(?!\p{L})|(?<![\d:.])(?:[7-9]|1[0-2])(?:[:.]\d{2})?\s?pm\s?(?:-|to|till|until|se)\s?(?:12|[1-6])(?:[:.]\d{2})?\s?am(?!\p{L})/u
const HALF_HOURS_MAX = 6

type At = { start: number; end: number }
const at = (match: RegExpExecArray | null): At | undefined =>
  match ? { start: match.index, end: match.index + match[0].length } : undefined

/** From one hour to another, in words that are at most half a day, from midnight or noon on. */
function shortHours(folded: string): RegExpExecArray | null {
  const hour = (of: string, half: string) => (Number(of) % 12) + (half === 'pm' ? 12 : 0)
  const isShort = (hours: number) => hours > 0 && hours <= HALF_HOURS_MAX
  const match = HOURS.exec(folded)
  if (match) {
    const [, from = '', half, to = '', end = ''] = match
    const last = hour(to, end)
    return isShort(last - hour(from, half ?? (hour(from, end) < last ? end : 'am'))) ? match : null
  }
  const part = HOURS_OF_PART.exec(folded)
  return part && isShort((Number(part[2]) - Number(part[1]) + 12) % 12) ? part : null
}

/** Half a day, or a few hours. */
export const readHalf = (folded: string): At | undefined => at(HALF.exec(folded) ?? shortHours(folded))
/** A shoot at night. */
export const readNight = (folded: string): At | undefined => at(NIGHT.exec(folded))
