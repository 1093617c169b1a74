import type { ProjectStanding, Submission, TalentProject } from '../../shared/talents'
import type { ProjectRow, SubmissionRow } from './repository'

export const submissionView = ({ submission, opportunity }: SubmissionRow): Submission => ({
  id: submission.id,
  opportunityId: opportunity.id,
  opportunityTitle: opportunity.title,
  company: opportunity.company,
  status: submission.status,
  notes: submission.notes,
  decisionNote: submission.decisionNote,
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
