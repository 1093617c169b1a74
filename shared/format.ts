import { INDIA, region } from './region'
import { aheadAt, whenUsed, zone } from './time/zone'

/** Display formats for the locale en-US, in the agency's time zone and currency. */

const SHORT_MOMENT = whenUsed(
  (timeZone) =>
    new Intl.DateTimeFormat('en-US', {
      month: 'short',
      day: 'numeric',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      timeZone,
    }),
  zone,
)
const LONG_DAY = whenUsed(
  (timeZone) => new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }),
  () => 'UTC',
)
const MONEY = whenUsed(
  (currency) =>
    new Intl.NumberFormat(currency === INDIA.currency ? 'en-IN' : 'en-US', {
      style: 'currency',
      currency,
      maximumFractionDigits: 0,
    }),
  () => region.currency,
)
const asShown = (moment: Date) => new Date(moment.getTime() + aheadAt(moment.getTime())).toISOString()

/** A moment's date at the agency, `YYYY-MM-DD`: the date by which ages are counted and bookings start. */
export const localDay = (moment: Date) => asShown(moment).slice(0, 10)

/** The year in which the Indian financial year of a day began, 1 April: 2026 for `2027-03-31`. */
export function financialYear(day: string): number {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return month >= 4 ? year : year - 1
}

/** A moment in the agency's time for spreadsheets: `2026-03-05 16:30:07`. */
export const localSecond = (moment: string) => asShown(new Date(moment)).slice(0, 19).replace('T', ' ')

/** The same to the minute: `2026-03-05 16:30`. */
export const localMinute = (moment: string) => localSecond(moment).slice(0, 16)

const asDate = (given: string) => new Date(given.length === 10 ? `${given}T00:00:00Z` : given)

export const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** A date stays; a moment becomes its date at the agency, which may be another one than in UTC. */
const dayOf = (given: string) => (given.length === 10 ? given : localDay(new Date(given)))

/** `Mar 5, 2026`, for a date or a moment (in the agency's time). */
export function shortDay(given: string): string {
  const [year, month, day] = dayOf(given).split('-').map(Number)
  return `${MONTHS[Number(month) - 1]} ${day}, ${year}`
}

/** `Mar 5, 2026, 04:30 PM`: a moment in the agency's time. */
export const shortMoment = (given: string) => SHORT_MOMENT().format(asDate(given))

/** `March 5, 2026`, for a date or a moment (in the agency's time). */
export const longDay = (given: string) => LONG_DAY().format(asDate(dayOf(given)))

/** A whole amount of the agency's currency; rupees with Indian grouping: `₹1,20,000`. */
export const money = (amount: number) => MONEY().format(amount)

/** The currency in a sentence: `rupees`, or its code. */
export const currencyWords = () => (region.currency === INDIA.currency ? 'rupees' : region.currency)

/** The currency beside a label: `₹`, or its code. */
export const currencySign = () => (region.currency === INDIA.currency ? '₹' : region.currency)

/** `512 KB` or `3.4 MB`. */
export function fileSize(bytes: number): string {
  if (bytes === 0) return '0 KB'
  const kilobytes = bytes / 1024
  return kilobytes < 1024 ? `${Math.max(1, Math.round(kilobytes))} KB` : `${(kilobytes / 1024).toFixed(1)} MB`
}

/** The first `max` characters, with an ellipsis when the text is longer. */
export function cut(text: string, max: number): string {
  const points = [...text]
  return points.length <= max ? text : `${points.slice(0, max).join('')}...`
}

/** Rounded to a half. */
export const half = (value: number) => Math.round(value * 2) / 2

/** Two units, the agency's first. */
export const bothUnits = (metric: string, imperial: string) =>
  region.measures === 'inches' ? `${imperial} / ${metric}` : `${metric} / ${imperial}`

/** Inches as centimetres and half inches: `86 cm / 34"`, or the other way round where the agency measures in inches. */
export const inches = (value: number) => bothUnits(`${Math.round(value * 2.54)} cm`, `${half(value)}"`)

/** An average with one decimal. */
export const oneDecimal = (value: number) => value.toFixed(1)

/**
 * The slug of a stage name: lower case, spaces become hyphens, apostrophes and invisible characters are dropped. Any
 * other character that is no letter or digit becomes a hyphen, because a proxy may read `..` or an encoded `/` as
 * folders. May be empty.
 */
export const slugOf = (stageName: string) =>
  stageName
    .toLowerCase()
    .replace(/['’\p{Cf}]/gu, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((part) => part !== '')
    .join('-')

/** Facts on one line, `Mumbai · 178 cm`, without those that are missing. A line ends after a dot, never before it. */
export const dotted = (facts: readonly (string | number | false | null | undefined)[]): string =>
  facts.filter(Boolean).join('\u00a0· ')
