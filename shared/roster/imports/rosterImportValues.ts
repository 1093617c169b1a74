import { currencyWords } from '../../format'
import { DAILY_RATE_MAX } from '../../limits'
import { INDIA, region } from '../../region'
import { withLatinDigits } from '../../text/digits'
import { isDay, tidy } from '../../text/text'
import { heightCm } from '../measures'

// Values of a sheet as agencies in India write them. Each reader gives the value as our forms would, or why not.
// Their patterns take at most one space: `cellText` has left no more. A pattern that may skip any number of spaces before
// something takes quadratic time for a cell of spaces.

/** A value as read, with what the reader should know; or what is wrong with it. */
export type ReadValue<Value> = { value: Value; note?: string } | { problem: string }

const NOTHING = /^(-+|–|—|\.|\?|n\.?a\.?|n\/a|nil|null|none|not known|unknown|tbd|tbc)$/i
// The apostrophe with which exports guard against formulas.
const GUARD = /^'(?=[\s\u00A0\u200B-\u200D\u2060\uFEFF]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/u

// Normalizing a long run of marks takes quadratic time, and no script needs more on a letter.
const SURPLUS_MARKS = /(\p{M}{30})\p{M}+/gu

/** A cell without the guard of our exports, the space around it, and more than one space or one blank line within. */
export const cellText = (cell: string): string =>
  tidy(cell.replace(GUARD, '').replace(SURPLUS_MARKS, '$1'))
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')

/** The same on one line. */
export const cellLine = (cell: string): string => cellText(cell).replace(/\n+/g, ' ')

/** The parts of a text between separators, without the space around them. */
export const partsOf = (text: string, separators: RegExp): string[] =>
  text
    .split(separators)
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** True for what people write into a cell that has nothing: `-`, `NA`, `nil`. */
export const saysNothing = (text: string): boolean => NOTHING.test(text)

/** The beginning of a cell, for a message about it. */
export const quoted = (text: string) => `“${text.length > 40 ? `${text.slice(0, 40)}…` : text}”`

// — Dates ————————————————————————————————————————————————————————————————————————————————————————————

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const NUMBERS = /^(?<first>\d{1,2}) ?[/.\- ] ?(?<second>\d{1,2}) ?[/.\- ] ?(?<year>\d{4}|\d{2})$/
/** What says by itself which part is the month: `1999-03-05`, `5th of March 99`, `Mar 5, 1999`. */
const CLEAR = [
  /^(?<year>\d{4})[/.-](?<month>\d{1,2})[/.-](?<day>\d{1,2})(?:[t ]\d\d:\d\d.*)?$/,
  /^(?<day>\d{1,2})(?:st|nd|rd|th)?[ \-/.,]*(?:of )?(?<name>[a-z]{3,9})[ \-/.,']*(?<year>\d{4}|\d{2})$/,
  /^(?<name>[a-z]{3,9})[ \-/.]*(?<day>\d{1,2})(?:st|nd|rd|th)?[ \-/.,']+(?<year>\d{4}|\d{2})$/,
]
/** Days since 30 December 1899, as spreadsheets count them: 1927 to 2064. */
const SERIAL = { min: 10_000, max: 60_000 }
const EPOCH_MS = Date.UTC(1899, 11, 30)
const DAY_MS = 86_400_000

/** `99` is 1999, and what would lie after `today` is of the century before. */
const fullYear = (written: string, today: string): string => {
  if (written.length === 4) return written
  const recent = `20${written}`
  return Number(recent) > Number(today.slice(0, 4)) ? `19${written}` : recent
}
const two = (number: string | number) => String(number).padStart(2, '0')
const monthOf = (name: string) => MONTHS.indexOf(name.slice(0, 3)) + 1

/** A day as `YYYY-MM-DD`. Of `12/03/1999` the day is first unless `isMonthFirst`. */
export function readDate(text: string, today: string, isMonthFirst = false): ReadValue<string> {
  const given = withLatinDigits(text).toLowerCase()
  const refused = { problem: `${quoted(text)} is not a date. Write it as 5 Mar 1999` }
  if (/^(19|20)\d\d$/.test(given)) return { problem: `${quoted(text)} is only a year. Add day and month` }
  if (/^\d{5}(\.0+)?$/.test(given)) {
    const days = Math.trunc(Number(given))
    if (days < SERIAL.min || days > SERIAL.max) return refused
    return { value: new Date(EPOCH_MS + days * DAY_MS).toISOString().slice(0, 10) }
  }
  const built = (year: string, month: string | number, day: string) => {
    const value = `${fullYear(year, today)}-${two(month)}-${two(day)}`
    return isDay(value) ? { value } : refused
  }
  for (const form of CLEAR) {
    const { year = '', month, name = '', day = '' } = form.exec(given)?.groups ?? {}
    if (year !== '') return built(year, month ?? monthOf(name), day)
  }
  const { first = '', second = '', year = '' } = NUMBERS.exec(given)?.groups ?? {}
  if (year === '') return refused
  const [day, month] = isMonthFirst ? [second, first] : [first, second]
  if (Number(month) > 12 && Number(day) <= 12) {
    const order = isMonthFirst ? 'the day' : 'the month'
    return { problem: `${quoted(text)} has no month ${month}. Is ${order} first in this file?` }
  }
  return built(year, month, day)
}

// — Bodies ———————————————————————————————————————————————————————————————————————————————————————————

/** `5.7`, `5-7` and `5 7` are feet and inches. */
const FEET_AND_INCHES = /^([4-7]) ?[.,\- ] ?(\d{1,2})$/

/** A height as our forms take it. `5.1` is refused: a spreadsheet writes 5.10 so. */
export function readHeight(text: string): ReadValue<string> {
  const given = withLatinDigits(text)
  for (const part of [given, ...given.split(/[(/]/)]) {
    const one = part.replace(/\)/g, '').trim()
    if (heightCm(one) !== null) return { value: one }
    const [, feet, inches] = FEET_AND_INCHES.exec(one) ?? []
    if (feet === undefined || inches === undefined) continue
    if (inches === '1' && /[.,]/.test(one))
      return { problem: `${quoted(text)} can be ${feet}'1" or ${feet}'10". Write one of them` }
    if (Number(inches) < 12) return { value: `${feet}ft ${Number(inches)}in` }
  }
  return { problem: `${quoted(text)} is not a height. Write it as 5'7" or 170 cm` }
}

const LENGTH = /^(\d{1,3}(?:[.,]\d{1,2})?) ?("|''|in\.?|inch|inches|cms?\.?|[a-h]{1,2})?$/
/** No waist, bust or hip is so many inches, so that the figure must be centimetres. */
const SURELY_CM = 55
const CM_PER_INCH = 2.54
const halfInches = (cm: number) => Math.round((cm / CM_PER_INCH) * 2) / 2

/** The unit that a column's head names. */
type Unit = 'cm' | 'in' | null

/** A bust, waist or hips in inches; `named` is the unit of figures without one. */
export function readInches(text: string, named: Unit = null): ReadValue<number> {
  const given = withLatinDigits(text).toLowerCase().replace(/[“”″]/g, '"').replace(/ ?½/g, '.5').trim()
  const [, digits, unit = ''] = LENGTH.exec(given) ?? []
  const problem = `${quoted(text)} is not a measurement. Write it as 34 or 86 cm`
  if (digits === undefined) return { problem }
  const value = Number(digits.replace(',', '.'))
  if (value === 0) return { problem }
  const isInches = unit.startsWith('in') || unit === '"' || unit === "''"
  const isNamedCm = named === 'cm' || (named === null && value >= SURELY_CM)
  if (unit.startsWith('cm') || (!isInches && isNamedCm)) return { value: halfInches(value) }
  return /^[a-h]/.test(unit) ? { value, note: `The cup of ${quoted(text)} is left out` } : { value }
}

/** `34-26-36` as bust, waist and hips in inches. */
export function readMeasurements(text: string, named: Unit = null): ReadValue<[number, number, number]> {
  const parts = partsOf(text.replace(/[bwhc] ?[:-]? ?(?=\d)/gi, ' '), /[-–/,x\s]/i)
  const [bust, waist, hips] = parts.map((part) => readInches(part, named))
  if (parts.length !== 3 || !bust || !waist || !hips)
    return { problem: `${quoted(text)} is not three measurements. Write them as 34-26-36` }
  if ('problem' in bust) return bust
  if ('problem' in waist) return waist
  if ('problem' in hips) return hips
  const { note } = bust
  return { value: [bust.value, waist.value, hips.value], ...(note && { note }) }
}

const SHOE =
  /^(uk|ind(?:ia)?|us|eu(?:r|ro)?)? ?[-:]? ?(\d{1,2}(?:[.,]5|\.0)?) ?(uk|ind(?:ia)?|us|eu(?:r|ro)?)?$/

/** A UK or EU shoe size. A US one is turned into the UK one, which differs by gender. */
export function readShoeSize(text: string, gender: string | null): ReadValue<number> {
  const given = withLatinDigits(text).toLowerCase().replace(/ ?½/g, '.5').trim()
  const [, before, digits, after] = SHOE.exec(given) ?? []
  if (digits === undefined || Number(digits) === 0)
    return { problem: `${quoted(text)} is not a shoe size. Write it as UK 6 or EU 39` }
  const value = Number(digits.replace(',', '.'))
  if ((before ?? after) !== 'us') return { value }
  if (gender !== 'female' && gender !== 'male')
    return { problem: `${quoted(text)} is a US size, which depends on the gender. Write the UK size` }
  return { value: value - (gender === 'female' ? 2 : 1), note: `US size ${digits} is kept as the UK size` }
}

// — Money ————————————————————————————————————————————————————————————————————————————————————————————

const TIMES: Record<string, number> = {
  k: 1_000,
  thousand: 1_000,
  l: 100_000,
  lac: 100_000,
  lacs: 100_000,
  lakh: 100_000,
  lakhs: 100_000,
}
const AMOUNT = /^(\d[\d,]*(?:\.\d+)?) ?([a-z]+)?$/
const GROUPED = /^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/

/** `20-25k`, `20k to 25k` */
const RANGE = /^[\d.,]+ ?[a-z]* ?(?:-|–|to) ?[\d.,]+/
/** `1.5l/campaign`, `12k/half day`, `8k per hour`: an amount for something other than a day */
const OTHER_RATE = /^[\d.,]+ ?[a-z]* ?(?:\/ ?[a-z]|\b(?:per|an?) [a-z]|\bhalf\b)/

/** A whole amount a day, in rupees of `₹25,000`, `25k`, `Rs. 1,20,000/-` or `1.2 lakh per day`. */
export function readRupees(text: string): ReadValue<number> {
  const own =
    region.currency === INDIA.currency
      ? text
      : text
          .replace(/\p{Sc}/u, '')
          .replace(region.currency, '')
          .trim()
  const given = withLatinDigits(own)
    .toLowerCase()
    .replace(/^(₹|rs\.?|inr|rupees) ?/, '')
    .replace(/ ?(\/-|\/=)/, '')
    .replace(/ ?(\+|plus) ?(gst|taxes)$/, '')
    .replace(/ ?(\/|per|a)? ?(day|pd)$/, '')
    .replace(/ ?(rs\.?|inr|rupees|only)$/, '')
    .trim()
  const instead = 'Write it as 25000 or 25k'
  if (RANGE.test(given)) return { problem: `${quoted(text)} is a range, not one rate for a day. ${instead}` }
  if (OTHER_RATE.test(given)) return { problem: `${quoted(text)} is not a rate for a day. ${instead}` }
  const problem = `${quoted(text)} is not an amount of ${currencyWords()}. ${instead}`
  const [, digits, word] = AMOUNT.exec(given) ?? []
  if (digits === undefined || (digits.includes(',') && !GROUPED.test(digits))) return { problem }
  const times = word === undefined ? 1 : TIMES[word]
  if (times === undefined) return { problem }
  const value = Math.round(Number(digits.replaceAll(',', '')) * times * 100) / 100
  return Number.isInteger(value) && value <= DAILY_RATE_MAX ? { value } : { problem }
}
