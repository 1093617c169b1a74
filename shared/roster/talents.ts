/** The talent dashboard's data besides profile and portfolio. */

import { z } from 'zod'
import type { OPPORTUNITY_APPLICATION_STATUSES, PROJECT_STANDINGS } from '../lists'
import { line } from '../text/text'
import type { ownFields } from './profile'

/** Completion criteria that combine several fields. */
export type ComposedFact = 'bustOrChest' | 'about' | 'profilePicture' | 'banner' | 'polaroids'
export type ProfileFact = keyof typeof ownFields | ComposedFact

export type TalentFigures = {
  profileViews: number
  activeApplications: number
  completedProjects: number
  portfolioItems: number
}

/** Completion in whole per cent, and the missing fields. */
export type Completion = { percent: number; missing: ProfileFact[] }

/** A line of Recent Activity; times are ISO 8601, UTC. */
export type TalentActivity = {
  key: string
  at: string
  what: 'submission' | 'portfolio' | 'booking' | 'project'
  /** name of the opportunity, project or booking; empty for pictures */
  about: string
  /** status of the application or booking */
  status: string | null
  count: number
}

/** The data of the first tab and of the left column. */
export type TalentOverview = {
  figures: TalentFigures
  completion: Completion
  activity: TalentActivity[]
}

/** An open opportunity; `deadline` is YYYY-MM-DD. */
export type Opportunity = {
  id: string
  title: string
  company: string
  description: string
  type: string
  location: string
  rate: string | null
  deadline: string | null
  postedAt: string
}

export type OpportunityApplicationStatus = (typeof OPPORTUNITY_APPLICATION_STATUSES)[number]

/** The id of an opportunity, or of one of the talent's applications. */
export const opportunityId = z.object({ id: line(80) })
export const opportunityApplicationId = z.object({ id: line(80) })

/** A talent's own application to an opportunity. */
export type OpportunityApplication = {
  id: string
  opportunityId: string
  opportunityTitle: string
  company: string
  status: OpportunityApplicationStatus
  /** the talent's note, and the agency's note with its decision */
  notes: string | null
  decisionNote: string | null
  /** ISO 8601, UTC */
  createdAt: string
}

export type ProjectStanding = (typeof PROJECT_STANDINGS)[number]

/** A project in which the talent is cast; `date` is its next day, or its last when all are past. */
export type TalentProject = {
  id: string
  title: string
  description: string | null
  type: string
  client: string | null
  date: string | null
  status: ProjectStanding
}
