import { dayAfter } from '../days'
import { localDay } from '../format'
import { region } from '../region'
import { whenUsed, zone } from '../zone'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const TIME = whenUsed(
  (timeZone) => new Intl.DateTimeFormat('en-US', { hour: '2-digit', minute: '2-digit', timeZone }),
  zone,
)
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

function wordsOf(day: string, hasYear: boolean): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const name = MONTHS[month - 1]
  if (IS_MONTH_FIRST()) return hasYear ? `${name} ${date}, ${year}` : `${name} ${date}`
  return hasYear ? `${date} ${name} ${year}` : `${date} ${name}`
}

/** A date as the desk says it: `5 Mar` within twelve months, else `5 Mar 2026`; in the US the month comes first. */
export function deskDay(given: string, today = localDay(clock())): string {
  const day = given.length === 10 ? given : localDay(new Date(given))
  const year = Number(today.slice(0, 4))
  const isNear = day > `${year - 1}${today.slice(4)}` && day < `${year + 1}${today.slice(4)}`
  return wordsOf(day, !isNear)
}

/** The same with the year, for paper. */
export const deskDayOnPaper = (day: string): string => wordsOf(day, true)

/** The same of a moment. */
export const deskMomentOnPaper = (given: string): string =>
  `${deskDayOnPaper(localDay(new Date(given)))}, ${TIME().format(new Date(given))}`

/** A moment in the agency's time as the desk says it: `5 Mar, 04:30 PM`. */
export function deskMoment(given: string, now = clock()): string {
  const moment = new Date(given)
  return `${deskDay(localDay(moment), localDay(now))}, ${TIME().format(moment)}`
}

/** A date as seen from another: `today`, `tomorrow`, `yesterday`, else as `deskDay`. */
export function nearDay(day: string, today: string): string {
  if (day === today) return 'today'
  if (day === dayAfter(today)) return 'tomorrow'
  if (day === dayAfter(today, -1)) return 'yesterday'
  return deskDay(day, today)
}

/** A moment in the agency's time as seen from another: `today, 04:30 PM`, `5 Mar, 04:30 PM`. */
export function nearMoment(given: string, now: Date): string {
  const moment = new Date(given)
  return `${nearDay(localDay(moment), localDay(now))}, ${TIME().format(moment)}`
}

const DATE = `(?:\\b\\d{1,2} (?:${MONTHS.join('|')})\\b|\\b(?:${MONTHS.join('|')}) \\d{1,2}\\b|\\b(?:yesterday|today|tomorrow)\\b)`
const DATES = new RegExp(`${DATE}(?:, \\d\\d:\\d\\d(?: [AP]M)?)?`, 'g')

/** A sentence in which no line ends inside a date or a moment. */
export const wholeDates = (sentence: string): string =>
  sentence.replace(DATES, (date) => date.replaceAll(' ', '\u00a0'))
