import { dayAfter } from '../../time/days'

// A night begins in the afternoon or evening of its day: what is before noon is on the next morning.

const NOON = '12:00'
const DAY_MINUTES = 24 * 60

type Times = { day: string; isNight?: boolean }

/** The day of a clock time (`HH:MM`) of a date. */
export const dayOfTime = ({ day, isNight }: Times, time: string): string =>
  isNight && time !== '' && time < NOON ? dayAfter(day) : day

/** The order of the clock times of a date: in a night 22:00 comes before 00:30. */
export const byTime =
  (of: Times) =>
  (one: string, other: string): number =>
    `${dayOfTime(of, one)} ${one}`.localeCompare(`${dayOfTime(of, other)} ${other}`)

/** Minutes of a clock time since its date began; NaN for what is none. */
function minutesOf(clock: string, isNight: boolean): number {
  const [hours = Number.NaN, minutes = Number.NaN] = clock.split(':').map(Number)
  return hours * 60 + minutes + (isNight && clock < NOON ? DAY_MINUTES : 0)
}

/** `30 min earlier`, `1 h 15 min later`; empty for the same time. */
export function differenceWords(was: string, is: string, isNight = false): string {
  const minutes = minutesOf(is, isNight) - minutesOf(was, isNight)
  if (Number.isNaN(minutes) || minutes === 0) return ''
  const hours = Math.floor(Math.abs(minutes) / 60)
  const rest = Math.abs(minutes) % 60
  const length = [hours && `${hours} h`, rest && `${rest} min`].filter(Boolean).join(' ')
  return `${length} ${minutes < 0 ? 'earlier' : 'later'}`
}

/** A clock time so many minutes later, going on over midnight; what is none stays as it is. */
export function shifted(clock: string, minutes: number): string {
  const at = minutesOf(clock, false) + minutes
  if (Number.isNaN(at)) return clock
  const kept = (at + DAY_MINUTES) % DAY_MINUTES
  return `${String(Math.floor(kept / 60)).padStart(2, '0')}:${String(kept % 60).padStart(2, '0')}`
}

/** Whether a clock time moved by so many minutes is still of its date: before midnight, in a night before noon. */
export const staysInDate = (clock: string, minutes: number, isNight = false): boolean =>
  clock === '' ||
  Math.sign(minutesOf(shifted(clock, minutes), isNight) - minutesOf(clock, isNight)) === Math.sign(minutes)
