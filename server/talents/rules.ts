import type { BOOKING_STATUSES, ProjectStatus } from '../../shared/lists'
import type { ProjectStanding } from '../../shared/talents'

/** Booking requests that the agency has read. */
export const SCREENED = ['reviewed', 'accepted', 'rejected'] as const satisfies readonly Exclude<
  (typeof BOOKING_STATUSES)[number],
  'pending'
>[]

/** How many lines of recent activity stand beside the profile. */
export const ACTIVITY_LINES = 6

type Standing = { status: ProjectStatus; isActive: boolean; days: readonly string[]; today: string }

/**
 * Under which of the three a talent sees a project; null for what is not for its eyes yet or any more (a draft, one
 * that is put aside). A project that is at work counts as upcoming until its first day. Days are YYYY-MM-DD, sorted.
 */
export function standingOf({ status, isActive, days, today }: Standing): ProjectStanding | null {
  if (status === 'completed') return 'completed'
  if (!isActive || status === 'draft' || status === 'inactive') return null
  const [first] = days
  return status === 'casting' || (first !== undefined && first > today) ? 'upcoming' : 'active'
}

/** The day that matters: the next one, or the last when all are past; null when none is set. */
export const dayToShow = (days: readonly string[], today: string): string | null =>
  days.find((day) => day >= today) ?? days.at(-1) ?? null
