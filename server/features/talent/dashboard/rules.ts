import { localDay } from '../../../../shared/format'
import type { BOOKING_STATUSES, ProjectStatus } from '../../../../shared/lists'
import type { ProjectStanding } from '../../../../shared/roster/talents'

export const SCREENED = ['reviewed', 'accepted', 'rejected'] as const satisfies readonly Exclude<
  (typeof BOOKING_STATUSES)[number],
  'pending'
>[]

export const ACTIVITY_LINES = 6

/** Whether a talent sees a project that it is cast in: not while it is a draft or inactive. */
export const isForTalents = ({ status, isActive }: { status: ProjectStatus; isActive: boolean }): boolean =>
  status === 'completed' || (isActive && status !== 'draft' && status !== 'inactive')

type Standing = { status: ProjectStatus; isActive: boolean; days: readonly string[]; today: string }

/**
 * The list in which a talent sees a project; null for hidden ones. An active project is upcoming until its
 * first day. Days are YYYY-MM-DD, sorted.
 */
export function standingOf({ status, isActive, days, today }: Standing): ProjectStanding | null {
  if (!isForTalents({ status, isActive })) return null
  if (status === 'completed') return 'completed'
  const [first] = days
  return status === 'casting' || (first !== undefined && first > today) ? 'upcoming' : 'active'
}

/** The next day, or the last one when all are past; null without days. */
export const dayToShow = (days: readonly string[], today: string): string | null =>
  days.find((day) => day >= today) ?? days.at(-1) ?? null

/** The days of moments, the latest first: each with its latest moment, and how many there are. */
export function perDay(moments: readonly string[]): { at: string; count: number }[] {
  const days = new Map<string, { at: string; count: number }>()
  for (const at of moments) {
    const day = localDay(new Date(at))
    const known = days.get(day)
    if (known) known.count++
    else days.set(day, { at, count: 1 })
  }
  return [...days.values()]
}
