/** What a talent sees on its own dashboard beside its profile and portfolio (specification section 2, Model dashboard). */

import { z } from 'zod'
import type { PROJECT_STANDINGS, SUBMISSION_STATUSES } from './lists'
import { line } from './text'

/** The facts of which a complete profile is made, in the order in which they are asked for. */
export const PROFILE_FACTS = [
  'stageName',
  'dateOfBirth',
  'gender',
  'city',
  'height',
  'weight',
  'bustOrChest',
  'waist',
  'hips',
  'shoeSize',
  'hairColor',
  'eyeColor',
  'skinTone',
  'languages',
  'specialSkills',
  'instagram',
  'about',
  'profilePicture',
  'banner',
  'polaroids',
] as const
export type ProfileFact = (typeof PROFILE_FACTS)[number]

/** The four counters. */
export type TalentFigures = {
  profileViews: number
  activeApplications: number
  completedProjects: number
  portfolioItems: number
}

/** Whole per cent, and what the rest of the hundred lacks. */
export type Completion = { percent: number; missing: ProfileFact[] }

/** One line of Recent Activity, moments ISO 8601 in UTC. */
export type TalentActivity = {
  key: string
  at: string
  what: 'submission' | 'portfolio' | 'booking' | 'project'
  /** the opportunity's, the project's or the booking's name; empty for pictures */
  about: string
  /** how the submission or the booking stands */
  status: string | null
  /** how many pictures of one day */
  count: number
}

/** Everything of the first tab and of the left column that changes by itself. */
export type TalentOverview = {
  figures: TalentFigures
  completion: Completion
  activity: TalentActivity[]
}

/** An opportunity that is open; `deadline` is YYYY-MM-DD. */
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

export type SubmissionStatus = (typeof SUBMISSION_STATUSES)[number]

/** Which opportunity, or which of the own applications. */
export const opportunityId = z.object({ id: line(80) })
export const submissionId = z.object({ id: line(80) })

/** The talent's own application to an opportunity. */
export type Submission = {
  id: string
  opportunityId: string
  opportunityTitle: string
  company: string
  status: SubmissionStatus
  /** the talent's own words, and what the agency said with its decision */
  notes: string | null
  decisionNote: string | null
  /** ISO 8601, UTC */
  createdAt: string
}

export type ProjectStanding = (typeof PROJECT_STANDINGS)[number]

/** A project that the talent is cast in; `date` is its next day, or its last when all are past. */
export type TalentProject = {
  id: string
  title: string
  description: string | null
  type: string
  client: string | null
  date: string | null
  status: ProjectStanding
}
