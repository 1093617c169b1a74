import type { OpportunityStanding } from '../../../../shared/lists'
import type { OpportunityApplicationStatus } from '../../../../shared/roster/talents'

/** Undecided applications: the talent may withdraw, the agency may decide. */
export const UNDER_WAY = ['pending', 'reviewed'] as const satisfies readonly OpportunityApplicationStatus[]

/** The most opportunities that are listed. */
export const OPPORTUNITIES_MAX = 200

/** The standing on `today` (YYYY-MM-DD). The deadline is the last day to apply. */
export function standingOf(
  { closedAt, deadline }: { closedAt: string | null; deadline: string | null },
  today: string,
): OpportunityStanding {
  if (closedAt !== null) return 'closed'
  return deadline === null || deadline >= today ? 'open' : 'over'
}
