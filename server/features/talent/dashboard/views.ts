import type {
  OpportunityApplication,
  ProjectStanding,
  TalentProject,
} from '../../../../shared/roster/talents'
import type { OpportunityApplicationRow, ProjectRow } from './repository'

export const opportunityApplicationView = ({
  application,
  opportunity,
}: OpportunityApplicationRow): OpportunityApplication => ({
  id: application.id,
  opportunityId: opportunity.id,
  opportunityTitle: opportunity.title,
  company: opportunity.company,
  status: application.status,
  notes: application.notes,
  decisionNote: application.decisionNote,
  createdAt: application.createdAt,
})

/** A project as a cast talent sees it: without the rest of the team, proposals and notes. */
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
