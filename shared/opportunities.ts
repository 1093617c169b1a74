import { z } from 'zod'
import { NAME_MAX, PLACE_MAX, PROSE_MAX } from './limits'
import { DECISIONS, OPPORTUNITY_STANDINGS, type OpportunityStanding, WORK_TYPES } from './lists'
import { messages } from './messages'
import type { Picture } from './models'
import { noFilter, paging, search } from './paging'
import { type Opportunity, opportunityId, type SubmissionStatus, submissionId } from './talents'
import { clearableLine, clearableProse, day, line, requiredLine, requiredProse } from './text'

// What the agency posts for its talents to apply to. The fields are the specification's (section 3, opportunity);
// the screens are the house's own (docs/decisions/0038).

const required = messages.missing.required

const facts = z.object({
  title: requiredLine(NAME_MAX, required),
  company: requiredLine(NAME_MAX, required),
  type: z.enum(WORK_TYPES, required),
  location: requiredLine(PLACE_MAX, required),
  rate: clearableLine(PLACE_MAX),
  deadline: z.preprocess(
    (given) => (typeof given === 'string' && given.trim() === '' ? null : given),
    day.nullish(),
  ),
  description: requiredProse(PROSE_MAX, required),
})

/** Open from the moment in which it is posted. Without a rate it is on request, without a deadline until it is closed. */
export const newOpportunity = facts
export type NewOpportunity = z.output<typeof newOpportunity>

/** Any part of it; absent leaves, null or blank clears. A save over a newer version is a 409. */
export const opportunityChanges = facts
  .partial()
  .extend({ ...opportunityId.shape, version: z.int().min(1).optional() })
export type OpportunityChanges = z.output<typeof opportunityChanges>

export const opportunityClosing = opportunityId.extend({ isClosed: z.boolean('Say true or false') })

export const opportunityFilters = paging().extend({
  search,
  status: line(PLACE_MAX)
    .optional()
    .transform(noFilter)
    .pipe(z.enum(OPPORTUNITY_STANDINGS, `Choose one of: ${OPPORTUNITY_STANDINGS.join(', ')}`).nullable()),
})
export type OpportunityFilters = z.output<typeof opportunityFilters>

/** What the agency says to an application, with a word to the talent if it has one. */
export const submissionDecision = submissionId.extend({
  status: z.enum(DECISIONS, `Choose one of: ${DECISIONS.join(', ')}`),
  note: clearableProse(PROSE_MAX).transform((given) => given ?? null),
})
export type SubmissionDecision = z.output<typeof submissionDecision>

/** An opportunity as the agency lists it. */
export type OpportunityRecord = Opportunity & {
  standing: OpportunityStanding
  /** applications that were not taken back, and those of them that nobody has looked at */
  applications: number
  waiting: number
  version: number
}

/** A talent's application as the agency reads it; moments are ISO 8601, UTC. */
export type ReceivedSubmission = {
  id: string
  status: SubmissionStatus
  /** the talent's own words, and the agency's */
  notes: string | null
  decisionNote: string | null
  createdAt: string
  model: { id: string; name: string; city: string | null; picture: Picture | null }
  /** where the decision is mailed to; null when the talent has no address */
  email: string | null
}

export type WholeOpportunity = { opportunity: OpportunityRecord; submissions: ReceivedSubmission[] }
