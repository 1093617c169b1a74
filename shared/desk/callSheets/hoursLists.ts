import type { HourRules } from '../../agency/deskSettings'
import { localMinute } from '../../format'
import type { Face } from '../../roster/faces'

/** Who gave the hours of a talent, and how: by the own call sheet, by the voucher's link, on the phone, or at the desk. */
export const HOURS_VIA = ['talent', 'link', 'phone', 'desk'] as const
export type HoursVia = (typeof HOURS_VIA)[number]

/** What was said of a talent's hours on a day. */
export type HoursEntry = {
  number: number
  /** `HH:MM` */
  onSet: string
  wrapped: string | null
  breakMinutes: number
  isEarly: boolean
  paidMinutes: number | null
  via: HoursVia
  saidBy: string
  reason: string | null
  confirmedAt: string | null
  confirmedBy: string | null
  createdAt: string
}
export type TalentHours = {
  claimId: string
  name: string
  /** `HH:MM`, or empty */
  call: string
  /** all that was said, the last first: it counts */
  entries: HoursEntry[]
  /** beyond the hours of the fee; null where the fee has none, and before it is over */
  overtimeMinutes: number | null
}
/** The hours of one date of a job, as bookers work on them. */
export type DayHours = {
  job: { id: string; number: string; title: string }
  dates: { id: string; day: string }[]
  date: { id: string; day: string }
  /** who confirms them on set, by the call sheet */
  contact: string
  contactPhone: string | null
  /** whether a link was made that opens */
  hasLink: boolean
  talents: (TalentHours & { face: Face | null })[]
}
/** What is sent to the client's contact. */
export type VoucherText = { text: string; phone: string | null }

/** What the link of the client's contact opens. */
export type SharedVoucher = {
  day: string
  production: string
  place: string
  contact: string
  booker: string
  /** before the day there is nothing to confirm */
  isAhead: boolean
  talents: Pick<TalentHours, 'claimId' | 'name' | 'call' | 'entries'>[]
}
/** What a talent reads of the own hours; `isOpen` until they are confirmed. */
export type OwnHours = { entry: HoursEntry | null; isOpen: boolean }

/** The hours that a fee covers on a date: those of half a day on a morning or an afternoon. Other fees have no hours. */
export const hoursOfFee = (
  unit: string,
  part: string,
  { dayHours, halfDayHours }: Pick<HourRules, 'dayHours' | 'halfDayHours'>,
): number | null =>
  unit === 'day' || unit === 'half' ? (part === 'am' || part === 'pm' ? halfDayHours : dayHours) : null

const QUARTER = 15
/** Minutes beyond the hours of a fee, to the nearest quarter of an hour. */
export const overtimeOf = (paidMinutes: number, hours: number): number =>
  Math.max(0, Math.round((paidMinutes - hours * 60) / QUARTER) * QUARTER)

/** `9 h 30 min`. */
export function durationWords(minutes: number): string {
  const rest = minutes % 60
  return (
    [Math.floor(minutes / 60) && `${Math.floor(minutes / 60)} h`, rest && `${rest} min`]
      .filter(Boolean)
      .join(' ') || '0 min'
  )
}

/** `18:12`: a moment as a clock time at the agency, as the times of a call sheet are written. */
export const clockOf = (moment: string): string => localMinute(moment).slice(11)

/** `05:41 to 16:41, break 1 h 30 min`. */
export const hoursWords = ({ onSet, wrapped, breakMinutes }: HoursEntry): string =>
  wrapped === null
    ? `on set ${onSet}`
    : `${onSet} to ${wrapped}${breakMinutes > 0 ? `, break ${durationWords(breakMinutes)}` : ''}`
