import type { Opportunity, ProjectStanding, Submission, TalentProject } from '../../shared/talents'
import type { OpportunityRow, ProjectRow, SubmissionRow } from './repository'

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

export const submissionView = ({ submission, opportunity }: SubmissionRow): Submission => ({
  id: submission.id,
  opportunityId: opportunity.id,
  opportunityTitle: opportunity.title,
  company: opportunity.company,
  status: submission.status,
  notes: submission.notes,
  createdAt: submission.createdAt,
})

/** A project as who is cast in it may see it: nothing of the rest of the team, the proposals or the agency's notes. */
export const talentProject = (
  { project }: ProjectRow,
  status: ProjectStanding,
  date: string | null,
): TalentProject => ({
  id: project.id,
  title: project.title,
  description: project.description,
  type: project.type,
  client: project.client,
  date,
  status,
})
