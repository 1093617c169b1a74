import { dayAfter, localMoment } from '../../../../shared/days'

export type Said = { onSet: string; wrapped: string | null; breakMinutes: number }
type Shift = Said & { day: string; call: string; isEarly: boolean }

const HOUR_MS = 60 * 60_000
/** A call before this, and who was there so much later by the clock: it was the evening before. */
const SMALL_HOURS = '04:00'
const EVENING_MS = 16 * HOUR_MS

/**
 * The minutes that are paid: from the call, or from when the talent was there if that was later or was asked for, to the
 * wrap, less breaks. A wrap before the beginning is on the next morning; one in the same minute is a slip and counts
 * nothing. Clocks that are changed in the night change the minutes, because moments are compared. Null before the wrap.
 */
export function paidMinutesOf({ day, call, onSet, wrapped, breakMinutes, isEarly }: Shift): number | null {
  if (wrapped === null) return null
  const called = call === '' ? null : localMoment(day, call)
  const sameDay = localMoment(day, onSet)
  // For a call soon after midnight one is there the evening before.
  const isDayBefore =
    called !== null && call < SMALL_HOURS && sameDay.getTime() - called.getTime() > EVENING_MS
  const firstDay = isDayBefore ? dayAfter(day, -1) : day
  const from = localMoment(firstDay, onSet)
  const wrap = localMoment(firstDay, wrapped)
  const to = wrap >= from ? wrap : localMoment(dayAfter(firstDay), wrapped)
  const counted = called === null || isEarly || from > called ? from : called
  return Math.max(0, Math.round((to.getTime() - counted.getTime()) / 60_000) - breakMinutes)
}

/** Whether two say the same of a talent's hours. */
export const isSame = (one: Said, other: Said): boolean =>
  one.onSet === other.onSet && one.wrapped === other.wrapped && one.breakMinutes === other.breakMinutes

const LINK_DAYS = 30
/** The link of a voucher ends thirty days after its day. */
export const isVoucherOver = (day: string, today: string): boolean => dayAfter(day, LINK_DAYS) < today
