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

/** Reads what a talent is paid. Several days together, and a range, name no fee for one day. */
export function readFee(left: Left, days: number): ReadFee | undefined {
  let fee: ReadFee | undefined
  let isOpen = false
  left.each(SUM, (match, text) => {
    const [all, label, number = '', unit, upper, upperUnit, tail = ''] = match
    const end = match.index + all.length
    const start = match.index
    const isSum =
      label ||
      unit ||
      upperUnit ||
      /\/-|\/=|rs|inr|rupees|\bper\b|\bpp\b|each|\/|head/.test(tail) ||
      /\d,\d{2,3}/.test(number)
    if (!isSum || NOT_A_SUM.test(text.slice(end)) || (unit === 'l' && /^\s*size/.test(text.slice(end))))
      return false
    if (
      NOT_THE_FEE.test(text.slice(Math.max(0, start - 24), start)) ||
      (!/incl(?:usive)?\s*$/.test(tail) &&
        /^\s*(?:travel|advance|for travel|conveyance)/.test(text.slice(end)))
    )
      return true
    const low = rupeesOf(number, unit ?? (upper ? upperUnit : undefined))
    if (low < 100 && !unit) return false
    if (fee && fee.amounts[0] !== low && isOfRole(text, fee) && isOfRole(text, { start, end })) {
      const { rupees: _, ...rest } = fee
      fee = { ...rest, amounts: [...fee.amounts, low] }
      return true
    }
    // *50,000 for two girls (25k each)*
    if (fee && !(isOpen && /each|per (?:head|person|talent)|\bpp\b/.test(tail))) return true
    isOpen = !fee && /^(?:for)?$/.test(tail.trim())
    const high = upper ? rupeesOf(upper, upperUnit ?? unit) : undefined
    const several = Number(/(\d+)\s*(?:days|din)/.exec(tail)?.[1] ?? (/both days/.test(tail) ? 2 : 1))
    const perDay = /(?:\/|per|\ba|\bp\.?)\s*(?:day|d\b|shift|head per day)|\bpd\b/.test(tail)
    // *One lakh together* leaves open what each of them gets.
    const isShared =
      /couple|pair/.test(tail) ||
      (/^for$/.test(tail.trim()) && FOR_SEVERAL.test(text.slice(end))) ||
      (/together|(?:for\s+)?both(?! days)|for\s+all(?!\s+(?:in|inclusive|\d|days))/.test(tail) &&
        !/each|per|apiece/.test(tail))
    const isWhole =
      !perDay && (isShared || /total|lump|for the job|both days|all together/.test(tail) || several > 1)
    const isJob = isWhole || (!perDay && /buy ?out|flat|all in/.test(tail))
    const per =
      /hour|hr\b|\bph\b/.test(tail) && !/\d+\s*(?:hours?|hrs?)/.test(tail)
        ? 'hour'
        : /half day/.test(tail)
          ? 'half'
          : isJob
            ? 'job'
            : 'day'
    const open = high !== undefined || isShared || per === 'hour' || (isWhole && Math.max(days, several) > 1)
    fee = {
      amounts: high === undefined ? [low] : [low, high],
      per,
      start,
      end,
      ...(open ? {} : { rupees: low }),
    }
    return true
  })
  if (fee) return fee
  const bare = readBareSum(left)
  if (bare) return bare
  const unpaid =
    /(?<!\p{L})(?:unpaid|tfp|tfcd|barter|collab(?:oration)?|no pay|no fee|non[- ]paid|free of cost|no budget|without pay)(?!\p{L})/u.exec(
      left.text,
    )
  if (unpaid) {
    left.take(unpaid.index, unpaid.index + unpaid[0].length)
    return { rupees: 0, amounts: [0], per: 'job', start: unpaid.index, end: unpaid.index + unpaid[0].length }
  }
  return undefined
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
