import type { Picture } from '../../../../shared/roster/models'
import type { Opportunity } from '../../../../shared/roster/talents'
import type { OpportunityRecord, ReceivedApplication } from '../../../../shared/talent/opportunities'
import { versionOf } from '../../../core/versions'
import type { ListedOpportunity, OpportunityRow, ReceivedRow } from './repository'
import { standingOf } from './rules'

/** An opportunity as talents see it. */
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

/** The version of the form's fields: closing keeps it, so that nobody's edit conflicts. */
export const opportunityVersion = (row: OpportunityRow): number =>
  versionOf([row.title, row.company, row.type, row.location, row.rate, row.deadline, row.description])

export const opportunityRecord = (
  { opportunity, applications, waiting }: ListedOpportunity,
  today: string,
): OpportunityRecord => ({
  ...opportunityView(opportunity),
  standing: standingOf(opportunity, today),
  applications,
  waiting,
  version: opportunityVersion(opportunity),
})

export const receivedView = (
  { application, model, email }: ReceivedRow,
  picture: Picture | null,
): ReceivedApplication => ({
  id: application.id,
  status: application.status,
  notes: application.notes,
  decisionNote: application.decisionNote,
  createdAt: application.createdAt,
  model: { id: model.id, name: model.stageName ?? model.name, city: model.city, picture },
  email,
})
