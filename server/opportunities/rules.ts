import type { OpportunityStanding } from '../../shared/lists'
import type { SubmissionStatus } from '../../shared/talents'

/** Applications on which nobody has decided: the talent may take them back, the agency may decide. */
export const UNDER_WAY = ['pending', 'reviewed'] as const satisfies readonly SubmissionStatus[]

/** How many opportunities are listed; more are open at once at no agency. */
export const OPPORTUNITIES_MAX = 200

/** How it stands on the day `today`; days are YYYY-MM-DD, and the deadline's own day still counts. */
export function standingOf(
  { closedAt, deadline }: { closedAt: string | null; deadline: string | null },
  today: string,
): OpportunityStanding {
  if (closedAt !== null) return 'closed'
  return deadline === null || deadline >= today ? 'open' : 'over'
}
