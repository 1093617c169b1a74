import type { BOOKING_STATUSES, ProjectStatus } from '../../shared/lists'
import type { ProjectStanding } from '../../shared/talents'

/** Booking requests that the agency has read. */
export const SCREENED = ['reviewed', 'accepted', 'rejected'] as const satisfies readonly Exclude<
  (typeof BOOKING_STATUSES)[number],
  'pending'
>[]

/** How many lines of recent activity stand beside the profile. */
export const ACTIVITY_LINES = 6

/** Whether a talent sees a project that it is cast in: not before it is more than a draft, nor while it is put aside. */
export const isForTalents = ({ status, isActive }: { status: ProjectStatus; isActive: boolean }): boolean =>
  status === 'completed' || (isActive && status !== 'draft' && status !== 'inactive')

type Standing = { status: ProjectStatus; isActive: boolean; days: readonly string[]; today: string }

/**
 * Under which of the three a talent sees a project; null for what is not for its eyes. A project that is at work counts
 * as upcoming until its first day. Days are YYYY-MM-DD, sorted.
 */
export function standingOf({ status, isActive, days, today }: Standing): ProjectStanding | null {
  if (!isForTalents({ status, isActive })) return null
  if (status === 'completed') return 'completed'
  const [first] = days
  return status === 'casting' || (first !== undefined && first > today) ? 'upcoming' : 'active'
}

/** The day that matters: the next one, or the last when all are past; null when none is set. */
export const dayToShow = (days: readonly string[], today: string): string | null =>
  days.find((day) => day >= today) ?? days.at(-1) ?? null
