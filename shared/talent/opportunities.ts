import { z } from 'zod'
import { NAME_MAX, PLACE_MAX, PROSE_MAX } from '../limits'
import { DECISIONS, OPPORTUNITY_STANDINGS, type OpportunityStanding, WORK_TYPES } from '../lists'
import { filterWord, paging, search } from '../paging'
import type { Picture } from '../roster/models'
import {
  type Opportunity,
  type OpportunityApplicationStatus,
  opportunityApplicationId,
  opportunityId,
} from '../roster/talents'
import { oneOf } from '../text/choices'
import { clearableDay, clearableLine, clearableProse, line, requiredLine, requiredProse } from '../text/text'

// Opportunities that the agency posts for its talents. The fields are the specification's, the screens our own
// (docs/decisions/0038).

const facts = z.object({
  title: requiredLine(NAME_MAX, 'Enter a title'),
  company: requiredLine(NAME_MAX, 'Enter a company'),
  type: oneOf(WORK_TYPES, 'Choose a type'),
  location: requiredLine(PLACE_MAX, 'Enter a location'),
  rate: clearableLine(PLACE_MAX),
  deadline: clearableDay,
  description: requiredProse(PROSE_MAX, 'Enter a description'),
})

/** Open as soon as it is posted. Without a rate it shows "on request"; without a deadline it is open until closed. */
export const newOpportunity = facts
export type NewOpportunity = z.output<typeof newOpportunity>

/** Absent fields stay, null or blank clears. A stale version is answered with 409. */
export const opportunityChanges = facts
  .partial()
  .extend({ ...opportunityId.shape, version: z.int().min(0).optional() })
export type OpportunityChanges = z.output<typeof opportunityChanges>

export const opportunityClosing = opportunityId.extend({ isClosed: z.boolean('Use true or false') })

export const opportunityFilters = paging().extend({
  search,
  status: line(PLACE_MAX)
    .optional()
    .transform(filterWord)
    .pipe(z.enum(OPPORTUNITY_STANDINGS, `Choose one of: ${OPPORTUNITY_STANDINGS.join(', ')}`).nullable()),
})
export type OpportunityFilters = z.output<typeof opportunityFilters>

/** The agency's decision about an application, with an optional note to the talent. */
export const opportunityApplicationDecision = opportunityApplicationId.extend({
  status: oneOf(DECISIONS),
  note: clearableProse(PROSE_MAX).transform((given) => given ?? null),
})
export type OpportunityApplicationDecision = z.output<typeof opportunityApplicationDecision>

export type OpportunityRecord = Opportunity & {
  standing: OpportunityStanding
  /** applications that were not withdrawn, and those among them that are pending */
  applications: number
  waiting: number
  /** of the editable fields; raised by every edit */
  version: number
}

/** A talent's application as the agency sees it; times are ISO 8601, UTC. */
export type ReceivedApplication = {
  id: string
  status: OpportunityApplicationStatus
  /** the talent's note and the agency's */
  notes: string | null
  decisionNote: string | null
  createdAt: string
  model: { id: string; name: string; city: string | null; picture: Picture | null }
  /** the address for the decision mail; null when the talent has none */
  email: string | null
}

export type WholeOpportunity = { opportunity: OpportunityRecord; applications: ReceivedApplication[] }
