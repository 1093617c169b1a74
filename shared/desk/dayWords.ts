import { localDay, localMinute, MONTHS } from '../format'
import { region } from '../region'
import { dayAfter } from '../time/days'
import { whenUsed } from '../time/zone'

// Days as the desk says them, on its pages and in what it sends (0193). In the US the month comes before the day.

const LONG_MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' })
const WEEKDAY = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' })
/** `16:30`: as call times are written, and never by twelve hours (0249). */
const timeOf = (moment: string) => localMinute(moment).slice(11)
let clock = () => new Date()
/** Sets what is now for a test, whose dates are those of its own clock. */
export const setDeskClock = (now: () => Date) => {
  clock = now
}

/** Whether the agency's country says the month before the day. */
const IS_MONTH_FIRST = whenUsed(
  (country) => {
    const parts = new Intl.DateTimeFormat(`en-${country}`, { day: 'numeric', month: 'short' }).formatToParts(
      0,
    )
    return parts.findIndex(({ type }) => type === 'month') < parts.findIndex(({ type }) => type === 'day')
  },
  () => region.country,
)

const partsOf = (day: string) => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return { year, month: MONTHS[month - 1] ?? '', date }
}

function wordsOf(day: string, hasYear: boolean): string {
  const { year, month, date } = partsOf(day)
  if (IS_MONTH_FIRST()) return hasYear ? `${month} ${date}, ${year}` : `${month} ${date}`
  return hasYear ? `${date} ${month} ${year}` : `${date} ${month}`
}

/** `14 Dec`. */
export const dayAndMonth = (day: string): string => wordsOf(day, false)

const yearAfter = (day: string) => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`
const isFar = (day: string, today = localDay(clock())) => day >= yearAfter(today) || today >= yearAfter(day)

/** A date as the desk says it: `5 Mar` within twelve months, else `5 Mar 2026`; in the US the month comes first. */
export function deskDay(given: string, today?: string): string {
  const day = given.length === 10 ? given : localDay(new Date(given))
  return wordsOf(day, isFar(day, today))
}

/** The same with the year, for paper. */
export const deskDayOnPaper = (day: string): string => wordsOf(day, true)

/** The same of a moment. */
export const deskMomentOnPaper = (given: string): string =>
  `${deskDayOnPaper(localDay(new Date(given)))}, ${timeOf(given)}`

/** A moment in the agency's time as the desk says it: `5 Mar, 16:30`. */
export function deskMoment(given: string, now = clock()): string {
  const moment = new Date(given)
  return `${deskDay(localDay(moment), localDay(now))}, ${timeOf(given)}`
}

type Span = { from: string; to: string }
/** Days in order, those that follow each other as one span. */
function spansOf(days: readonly string[]): Span[] {
  const spans: Span[] = []
  for (const day of [...new Set(days)].toSorted()) {
    const last = spans.at(-1)
    if (last && dayAfter(last.to) === day) last.to = day
    else spans.push({ from: day, to: day })
  }
  return spans
}

function spanWords({ from, to }: Span, hasYear: boolean): string {
  if (from === to) return wordsOf(to, hasYear)
  const start = partsOf(from)
  const end = partsOf(to)
  if (start.year !== end.year) return `${wordsOf(from, hasYear)}–${wordsOf(to, hasYear)}`
  if (start.month !== end.month) return `${wordsOf(from, false)}–${wordsOf(to, hasYear)}`
  if (!IS_MONTH_FIRST()) return `${start.date}–${wordsOf(to, hasYear)}`
  return `${start.month} ${start.date}–${end.date}${hasYear ? `, ${end.year}` : ''}`
}

/** Days that follow each other as one span: `14–15 Dec`, `30 Nov–2 Dec`, `12 Dec, 14 Dec`. */
export const daySpans = (days: readonly string[]): string =>
  spansOf(days)
    .map((span) => spanWords(span, false))
    .join(', ')

/** The same with the year beyond twelve months: `14–15 Dec, 20 Mar 2028`. */
export const deskDays = (days: readonly string[]): string =>
  spansOf(days)
    .map((span) => spanWords(span, isFar(span.from) || isFar(span.to)))
    .join(', ')

/** One span with the year: `20–22 Mar 2026`. */
export const spanOnPaper = (span: Span): string => spanWords(span, true)

const AND = new Intl.ListFormat('en-GB')
/** The same of several, in a sentence: `20–22 Mar 2026 and 25 Mar 2026`. */
export const daysInWords = (days: readonly string[]): string => AND.format(spansOf(days).map(spanOnPaper))

/** `March 2026`. */
export const monthInWords = (month: string): string =>
  `${LONG_MONTH.format(Date.parse(month))} ${month.slice(0, 4)}`

/** `Monday 14 December`. */
export function wholeDay(day: string): string {
  const at = Date.parse(day)
  const { date } = partsOf(day)
  return IS_MONTH_FIRST()
    ? `${WEEKDAY.format(at)}, ${LONG_MONTH.format(at)} ${date}`
    : `${WEEKDAY.format(at)} ${date} ${LONG_MONTH.format(at)}`
}

/** `Mon 14 Dec`. */
export const plainDay = (day: string): string =>
  `${WEEKDAY.format(Date.parse(day)).slice(0, 3)}${IS_MONTH_FIRST() ? ',' : ''} ${wordsOf(day, false)}`

/** A date as seen from another: `today`, `tomorrow`, `yesterday`, else as `deskDay`. */
export function nearDay(day: string, today: string): string {
  if (day === today) return 'today'
  if (day === dayAfter(today)) return 'tomorrow'
  if (day === dayAfter(today, -1)) return 'yesterday'
  return deskDay(day, today)
}

/** A moment in the agency's time as seen from another: `today, 16:30`, `5 Mar, 16:30`. */
export function nearMoment(given: string, now: Date): string {
  const moment = new Date(given)
  return `${nearDay(localDay(moment), localDay(now))}, ${timeOf(given)}`
}

const DATE = `(?:\\b\\d{1,2} (?:${MONTHS.join('|')})\\b|\\b(?:${MONTHS.join('|')}) \\d{1,2}\\b|\\b(?:yesterday|today|tomorrow)\\b)`
const DATES = new RegExp(`${DATE}(?:, \\d\\d:\\d\\d)?`, 'g')

/** A sentence in which no line ends inside a date or a moment, or begins with the dot between two facts. */
export const wholeDates = (sentence: string): string =>
  sentence.replace(DATES, (date) => date.replaceAll(' ', '\u00a0')).replaceAll(' · ', '\u00a0· ')
