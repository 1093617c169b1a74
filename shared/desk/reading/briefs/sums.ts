import type { Left } from '../phrases'

export type ReadFee = {
  /** for one talent and one day, or the whole job; absent where the words leave it open */
  rupees?: number
  /** of several days together, the ends of a range, or of each role */
  amounts: number[]
  per: 'day' | 'half' | 'hour' | 'job'
  start: number
  end: number
}

const UNITS: Record<string, number> = {
  k: 1e3,
  thousand: 1e3,
  hazar: 1e3,
  hajar: 1e3,
  hajaar: 1e3,
  hazaar: 1e3,
  l: 1e5,
  lakh: 1e5,
  lakhs: 1e5,
  lac: 1e5,
  lacs: 1e5,
  cr: 1e7,
  crore: 1e7,
}
const UNIT = '(k|thousand|ha[zj]aa?r|lakhs?|lacs?|l|crore|cr)'
const NUMBER = '(\\d[\\d,]{0,12}(?:\\.\\d{1,2})?)'
const TAIL =
  '((?:\\s*(?:\\/-|\\/=|rupees|rs\\b|inr|\\+\\s*gst|plus gst))*(?:\\s*(?:\\/(?=\\s*\\p{L})|(?:per|a|p\\.?|pp|for|each|apiece|all in|all-in|all inclusive|total|in total|flat|buyout|buy out|lumpsum|lump sum|for the job|both days|half day|full day|day|days|d\\b|head|person|talent|model|girl|boy|guy|pax|shift|hour|hr|hrs|hours|inclusive|incl|net|pd|ph|\\d+\\s*(?:days?|din|hours?|hrs?)|together|all|both|couple|pair)(?!\\p{L})))*)'
const SUM = new RegExp(
  `(?<![\\p{L}\\d.'])(?:(₹|rs\\.?|inr|budget|fees?|rate|pay|paying|payment|remuneration|offering|@)\\s*(?:is|of|hai|:|=|-|max|upto|up to|around|approx|about|only|will be|rs\\.?|₹|\\()*\\s*)?${NUMBER}\\s*${UNIT}?(?![\\p{L}\\d])(?:\\s*(?:-|to|–)\\s*(?:₹|rs\\.?)?\\s*${NUMBER}\\s*${UNIT}?(?![\\p{L}\\d]))?${TAIL}`,
  'gu',
)
const NOT_THE_FEE =
  /(?:travel|conveyance|overtime|\bot|extra|food|stay|commission|advance|deposit|fine|penalty|prop|makeup)\s*(?:is|of|:|-|@)?\s*$/u
/** *4k for travel*; but *4k, conveyance extra* */
const FOR_COSTS =
  /^\s*(?:for\s+)?(?:travel|advance|conveyance)(?!\p{L})(?!\s+(?:extra|separate|additional|alag|actuals?)(?!\p{L}))/u
const NOT_A_SUM =
  /^\s*(?:followers|views|likes|subscribers|subs|insta|reach|km|sq|people|guests|cms?\b|ft|mm|pm|am\b|yrs?|years?|months?|%)/u

const ROLE =
  '(?:females?|males?|girls?|boys?|men|man|women|woman|ladies|lady|guys?|f|m|mother|father|lead|leads|ladk[aei]|ladkiyan)'
const BEHIND = new RegExp(`^\\s*(?:for\\s+)?(?:the\\s+)?${ROLE}(?!\\p{L})`, 'u')
const AHEAD = new RegExp(`(?<!\\p{L})${ROLE}\\s*[:=@(-]*\\s*$`, 'u')
const FOR_SEVERAL = new RegExp(`^\\s*(?:[2-9]|1\\d|two|three|four|five|do|teen)\\s+${ROLE}(?!\\p{L})`, 'u')
/** Whether a sum is said of one role: *45k for males, 50k for females*, *F 20k, M 25k*. */
const isOfRole = (text: string, { start, end }: { start: number; end: number }) =>
  BEHIND.test(text.slice(end)) || AHEAD.test(text.slice(Math.max(0, start - 16), start))

const rupeesOf = (number: string, unit: string | undefined) =>
  Math.round(Number(number.replaceAll(',', '')) * (unit ? (UNITS[unit] ?? 1) : 1))

/** What stands behind a sum says: for a day, an hour, all days together, each of them. */
const SAYS = {
  sum: /\/-|\/=|rs|inr|rupees|\bper\b|\bpp\b|each|\/|head/,
  each: /each|per (?:head|person|talent)|\bpp\b/,
  inclusive: /incl(?:usive)?\s*$/,
  hour: /hour|hr\b|\bph\b/,
  hours: /\d+\s*(?:hours?|hrs?)/,
  halfDay: /half day/,
  day: /(?:\/|per|\ba|\bp\.?)\s*(?:day|d\b|shift|head per day)|\bpd\b/,
  days: /(\d+)\s*(?:days|din)/,
  bothDays: /both days/,
  couple: /couple|pair/,
  together: /together|(?:for\s+)?both(?! days)|for\s+all(?!\s+(?:in|inclusive|\d|days))/,
  apart: /each|per|apiece/,
  total: /total|lump|for the job|both days|all together/,
  flat: /buy ?out|flat|all in/,
}

/** For how long a sum is paid, and whether it is one for several talents or days. */
function spanOf(tail: string, behind: string) {
  // *One lakh together* leaves open what each of them gets.
  const isShared =
    SAYS.couple.test(tail) ||
    (tail.trim() === 'for' && FOR_SEVERAL.test(behind)) ||
    (SAYS.together.test(tail) && !SAYS.apart.test(tail))
  const days = Number(SAYS.days.exec(tail)?.[1] ?? (SAYS.bothDays.test(tail) ? 2 : 1))
  const isWhole = !SAYS.day.test(tail) && (isShared || SAYS.total.test(tail) || days > 1)
  return { days, isShared, isWhole, per: perOf(tail, isWhole) }
}

function perOf(tail: string, isWhole: boolean): ReadFee['per'] {
  if (SAYS.hour.test(tail) && !SAYS.hours.test(tail)) return 'hour'
  if (SAYS.halfDay.test(tail)) return 'half'
  return isWhole || (!SAYS.day.test(tail) && SAYS.flat.test(tail)) ? 'job' : 'day'
}

/** A sum as it is written: its ends in rupees, and the words on both sides. */
type Sum = { low: number; high?: number; tail: string; start: number; end: number }

/** What a match of `SUM` says; null where it is no sum, and *other* where it is none of a talent. */
function sumOf(match: RegExpExecArray, text: string): Sum | 'other' | null {
  const [all, label, number = '', unit, upper, upperUnit, tail = ''] = match
  const [start, end] = [match.index, match.index + all.length]
  const behind = text.slice(end)
  const isSum = label || unit || upperUnit || SAYS.sum.test(tail) || /\d,\d{2,3}/.test(number)
  if (!isSum || NOT_A_SUM.test(behind) || (unit === 'l' && /^\s*size/.test(behind))) return null
  const isFor = !SAYS.inclusive.test(tail) && FOR_COSTS.test(behind)
  if (isFor || NOT_THE_FEE.test(text.slice(Math.max(0, start - 24), start))) return 'other'
  const low = rupeesOf(number, unit ?? (upper ? upperUnit : undefined))
  if (low < 100 && !unit) return null
  return { low, ...(upper ? { high: rupeesOf(upper, upperUnit ?? unit) } : {}), tail, start, end }
}

/** A sum as a fee. Several days together, and a range, name none for one day. */
function feeOf({ low, high, tail, start, end }: Sum, text: string, days: number): ReadFee {
  const { isShared, isWhole, per, ...span } = spanOf(tail, text.slice(end))
  const isOpen =
    high !== undefined || isShared || per === 'hour' || (isWhole && Math.max(days, span.days) > 1)
  const amounts = high === undefined ? [low] : [low, high]
  return { amounts, per, start, end, ...(isOpen ? {} : { rupees: low }) }
}

/** Reads what a talent is paid for one of so many days. */
export function readFee(left: Left, days: number): ReadFee | undefined {
  let fee: ReadFee | undefined
  let isVague = false
  left.each(SUM, (match, text) => {
    const sum = sumOf(match, text)
    if (!sum) return false
    if (sum === 'other') return true
    if (fee && fee.amounts[0] !== sum.low && isOfRole(text, fee) && isOfRole(text, sum)) {
      const { rupees: _, ...rest } = fee
      fee = { ...rest, amounts: [...fee.amounts, sum.low] }
    } else if (!fee || (isVague && SAYS.each.test(sum.tail))) {
      // *50,000 for two girls (25k each)*
      isVague = !fee && /^(?:for)?$/.test(sum.tail.trim())
      fee = feeOf(sum, text, days)
    }
    return true
  })
  return fee ?? readBareSum(left) ?? readUnpaid(left)
}

const UNPAID =
  /(?<!\p{L})(?:unpaid|tfp|tfcd|barter|collab(?:oration)?|no pay|no fee|non[- ]paid|free of cost|no budget|without pay)(?!\p{L})/gu

function readUnpaid(left: Left): ReadFee | undefined {
  let fee: ReadFee | undefined
  left.each(UNPAID, ({ index: start, 0: words }) => {
    fee ??= { rupees: 0, amounts: [0], per: 'job', start, end: start + words.length }
    return true
  })
  return fee
}

/** A round number that stands alone between two stops: *Bengaluru. 45000*. A year and a post code are none. */
function readBareSum(left: Left): ReadFee | undefined {
  let fee: ReadFee | undefined
  left.each(/(?<=(?:^|[.,;\n|])\s*)(\d{4,6})(?=\s*(?:$|[.;\n|]|,\s*\D))/gu, (match) => {
    const rupees = Number(match[1])
    const isRound = rupees % (rupees < 100_000 ? 500 : 5_000) === 0
    if (fee || !isRound || rupees < 2_500) return false
    fee = { rupees, amounts: [rupees], per: 'day', start: match.index, end: match.index + match[0].length }
    return true
  })
  return fee
}
