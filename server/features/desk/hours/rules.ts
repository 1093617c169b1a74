import { dayOfTime } from '../../../../shared/desk/callSheets/nightTimes'
import { dayAfter, localMoment } from '../../../../shared/time/days'

export type Said = { onSet: string; wrapped: string | null; breakMinutes: number }
type Shift = Said & { day: string; isNight: boolean; call: string; isEarly: boolean }

const HOUR_MS = 60 * 60_000
/** Who was there so much later by the clock was there the evening before the call; so much earlier, after its midnight. */
const FAR_MS = 16 * HOUR_MS

/**
 * The minutes that are paid: from the call, or from when the talent was there if that was later or was asked for, to the
 * wrap, less breaks. A wrap before the beginning is on the next morning; one in the same minute is a slip and counts
 * nothing. Clocks that are changed in the night change the minutes, because moments are compared. Null before the wrap.
 */
export function paidMinutesOf({ call, onSet, wrapped, breakMinutes, isEarly, ...of }: Shift): number | null {
  if (wrapped === null) return null
  const called = call === '' ? null : localMoment(dayOfTime(of, call), call)
  const firstDay = dayOnSet(of, onSet, called)
  const from = localMoment(firstDay, onSet)
  const wrap = localMoment(firstDay, wrapped)
  const to = wrap >= from ? wrap : localMoment(dayAfter(firstDay), wrapped)
  const counted = called === null || isEarly || from > called ? from : called
  return Math.max(0, Math.round((to.getTime() - counted.getTime()) / 60_000) - breakMinutes)
}

/** The day on which somebody was there: for a call near midnight it may be the one before or after. */
function dayOnSet(of: Pick<Shift, 'day' | 'isNight'>, onSet: string, called: Date | null): string {
  const day = dayOfTime(of, onSet)
  const late = called === null ? 0 : localMoment(day, onSet).getTime() - called.getTime()
  return late > FAR_MS ? dayAfter(day, -1) : late < -FAR_MS ? dayAfter(day) : day
}

/** Whether two say the same of a talent's hours. */
export const isSame = (one: Said, other: Said): boolean =>
  one.onSet === other.onSet && one.wrapped === other.wrapped && one.breakMinutes === other.breakMinutes

const LINK_DAYS = 30
/** The link of a voucher ends thirty days after its day. */
export const isVoucherOver = (day: string, today: string): boolean => dayAfter(day, LINK_DAYS) < today
