import type { Picture } from '../../shared/models'
import type { OpportunityRecord, ReceivedSubmission } from '../../shared/opportunities'
import type { Opportunity } from '../../shared/talents'
import type { ListedOpportunity, OpportunityRow, ReceivedRow } from './repository'
import { standingOf } from './rules'

/** An opportunity as who may apply reads it. */
export const opportunityView = (row: OpportunityRow): Opportunity => ({
  id: row.id,
  title: row.title,
  company: row.company,
  description: row.description,
  type: row.type,
  location: row.location,
  rate: row.rate,
  deadline: row.deadline,
  postedAt: row.postedAt,
})

export const opportunityRecord = (
  { opportunity, applications, waiting }: ListedOpportunity,
  today: string,
): OpportunityRecord => ({
  ...opportunityView(opportunity),
  standing: standingOf(opportunity, today),
  applications,
  waiting,
  version: opportunity.version,
})

export const receivedView = (
  { submission, model, email }: ReceivedRow,
  picture: Picture | null,
): ReceivedSubmission => ({
  id: submission.id,
  status: submission.status,
  notes: submission.notes,
  decisionNote: submission.decisionNote,
  createdAt: submission.createdAt,
  model: { id: model.id, name: model.stageName ?? model.name, city: model.city, picture },
  email,
})
