/** How facts are written for people. Pure functions over Intl; the locale is the specification's en-US. */

const INDIA = 'Asia/Kolkata'
/** Five and a half hours in milliseconds, all year round. */
const INDIA_AHEAD = 330 * 60_000

/** A formatter reads its locale's data when it is made, which a phone notices: only for who writes with it. */
function whenUsed<Formatter>(make: () => Formatter) {
  let made: Formatter | undefined
  return () => {
    made ??= make()
    return made
  }
}

const SHORT_MOMENT = whenUsed(
  () =>
    new Intl.DateTimeFormat('en-US', {
      month: 'short',
      day: 'numeric',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      timeZone: INDIA,
    }),
)
const LONG_DAY = whenUsed(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }))
const RUPEES = whenUsed(
  () => new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 }),
)
const inIndia = (moment: Date) => new Date(moment.getTime() + INDIA_AHEAD).toISOString()

/** The day in India at a moment, as `YYYY-MM-DD`: ages are counted and bookings begin by it. */
export const indianDay = (moment: Date) => inIndia(moment).slice(0, 10)

/** A moment in India as a spreadsheet reads it: `2026-03-05 16:30:07`. */
export const indianSecond = (moment: string) => inIndia(new Date(moment)).slice(0, 19).replace('T', ' ')

/** The same, to the minute: `2026-03-05 16:30`. */
export const indianMinute = (moment: string) => indianSecond(moment).slice(0, 16)

const asDate = (given: string) => new Date(given.length === 10 ? `${given}T00:00:00Z` : given)

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** A day stays itself; a moment falls on a day in India, where between midnight and half past five UTC is a day behind. */
const dayOf = (given: string) => (given.length === 10 ? given : indianDay(new Date(given)))

/** `2026-03-05` as `Mar 5, 2026` (specification section 9); of a moment, the day that it is in India. */
export function shortDay(given: string): string {
  const [year, month, day] = dayOf(given).split('-').map(Number)
  return `${MONTHS[Number(month) - 1]} ${day}, ${year}`
}

/** A moment (ISO 8601) with hours and minutes in Indian time: `Mar 5, 2026, 04:30 PM`. */
export const shortMoment = (given: string) => SHORT_MOMENT().format(asDate(given))

/** `March 5, 2026`; of a moment, the day that it is in India. */
export const longDay = (given: string) => LONG_DAY().format(asDate(dayOf(given)))

/** Whole rupees with Indian grouping: `₹1,20,000`. */
export const rupees = (amount: number) => RUPEES().format(amount)

/** Bytes as `512 KB` or `3.4 MB` (specification section 9). */
export function fileSize(bytes: number): string {
  const kilobytes = bytes / 1024
  return kilobytes < 1024 ? `${Math.max(1, Math.round(kilobytes))} KB` : `${(kilobytes / 1024).toFixed(1)} MB`
}

/** The first `max` characters and an ellipsis when something was left out. */
export function cut(text: string, max: number): string {
  const points = [...text]
  return points.length <= max ? text : `${points.slice(0, max).join('')}...`
}

const half = (value: number) => Math.round(value * 2) / 2

/** Inches as centimetres beside half inches: `86 cm / 34"`. */
export const inches = (value: number) => `${Math.round(value * 2.54)} cm / ${half(value)}"`

/** An average with one decimal (specification section 9). */
export const oneDecimal = (value: number) => value.toFixed(1)

/** The slug of a stage name: lower case, spaces to hyphens (specification, Admin Model Management). */
export const slugOf = (stageName: string) => stageName.toLowerCase().trim().replace(/\s+/g, '-')
