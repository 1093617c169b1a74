import { localDay } from '../../../shared/format'
import { dayAfter } from '../../../shared/time/days'
import type { AppContext, Session, SignedInContext } from '../../core/context'

const HOUR_MS = 60 * 60_000
const OPENS = 10
const CLOSES = 19
/** Nothing happened in the last minutes, so nothing can be undone and no mail waits. */
const QUIET_MS = 15 * 60_000

const momentOf = (day: string, hour: number) =>
  Date.parse(`${day}T${String(hour).padStart(2, '0')}:00:00+05:30`)
const hourOf = (time: number) => new Date(time + 5.5 * HOUR_MS).getUTCHours()

/** The times at which the agency worked before the seeding, and the end of today. */
export function workingDays({ clock }: Pick<AppContext, 'clock'>) {
  const now = clock().getTime()
  const today = localDay(clock())
  const day = (days: number) => dayAfter(today, days)
  /** So many working hours after a time. */
  function later(from: number, hours: number): number {
    let time = from
    for (let left = hours; left > 0 || hourOf(time) < OPENS || hourOf(time) >= CLOSES; ) {
      const isOpen = hourOf(time) >= OPENS && hourOf(time) < CLOSES
      const step = isOpen ? Math.min(left, 1) : 0.25
      time += step * HOUR_MS
      if (isOpen) left -= step
    }
    return time
  }
  return {
    day,
    later,
    /** The morning so many days ago. */
    morning: (daysAgo: number) => momentOf(day(-daysAgo), OPENS),
    /** The last working moment at least so many hours before the seeding. */
    worked(hoursAgo: number): number {
      let time = now - hoursAgo * HOUR_MS
      while (hourOf(time) < OPENS || hourOf(time) >= CLOSES) time -= HOUR_MS / 4
      return time
    },
    /** What would be later than the seeding happened just before it. */
    notAhead: (time: number) => Math.min(time, now - QUIET_MS),
    /** So many hours from now, or a fraction of what is left of today. */
    end: (ends: number | 'today', part: number) =>
      new Date(
        ends === 'today' ? now + (momentOf(day(1), 0) - now) / (part + 1) : now + ends * HOUR_MS,
      ).toISOString(),
  }
}

export type Days = ReturnType<typeof workingDays>
/** A booker's action at a time. */
export type Step = { time: number; by: 'ira' | 'noor' | 'kavya'; work: (ctx: SignedInContext) => void }

/** The desk as a booker uses it at a given time. */
export const deskOf = (app: AppContext, account: Session['account'], time: number): SignedInContext => ({
  ...app,
  clock: () => new Date(time),
  session: { id: 'demo', account, modelId: null },
  address: '',
  userAgent: '',
  requestId: '',
  idempotencyKey: null,
  upload: null,
})
