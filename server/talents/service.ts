import { indianDay } from '../../shared/format'
import type {
  Opportunity,
  Submission,
  TalentActivity,
  TalentOverview,
  TalentProject,
} from '../../shared/talents'
import type { TalentContext } from '../core/context'
import { notFound } from '../core/errors'
import { itemsOf } from '../portfolio/repository'
import { findTalent } from '../profile/repository'
import { missingFacts, profileCompletion } from '../profile/rules'
import * as repository from './repository'
import { ACTIVITY_LINES, dayToShow, OPPORTUNITIES_MAX, standingOf } from './rules'
import { opportunityView, submissionView, talentProject } from './views'

/** The caller's four counters, how complete its profile is, and what really happened last, the newest first. */
export function overview(ctx: TalentContext): TalentOverview {
  const { db, session } = ctx
  const { modelId } = session
  const talent = findTalent(db, modelId)
  if (!talent) throw notFound('Model')
  const pictures = itemsOf(db, modelId).map(({ item }) => item)
  return {
    figures: {
      profileViews: repository.countViews(db, modelId),
      activeApplications: repository.countActiveSubmissions(db, modelId),
      completedProjects: repository.countCompletedProjects(db, modelId),
      portfolioItems: pictures.length,
    },
    completion: {
      percent: profileCompletion(talent.model, pictures),
      missing: missingFacts(talent.model, pictures),
    },
    activity: activity(ctx),
  }
}

function activity({ db, session: { modelId } }: TalentContext): TalentActivity[] {
  const nothing = { status: null, count: 1 }
  const submitted = repository.submissionsOf(db, modelId).map(({ submission, opportunity }) => ({
    ...nothing,
    key: `submission ${submission.id}`,
    at: submission.createdAt,
    what: 'submission' as const,
    about: opportunity.title,
    status: submission.status,
  }))
  const added = repository.picturesByDay(db, modelId, ACTIVITY_LINES).map(({ at, count }) => ({
    ...nothing,
    key: `portfolio ${at}`,
    at,
    what: 'portfolio' as const,
    about: '',
    count,
  }))
  const asked = repository
    .bookingsOf(db, modelId, ACTIVITY_LINES)
    .map(({ id, at, workType: about, status }) => ({
      ...nothing,
      key: `booking ${id}`,
      at,
      what: 'booking' as const,
      about,
      status,
    }))
  const cast = repository.projectsOf(db, modelId).flatMap(({ project, joinedAt }) =>
    project.status === 'draft'
      ? []
      : [
          {
            ...nothing,
            key: `project ${project.id}`,
            at: joinedAt,
            what: 'project' as const,
            about: project.title,
          },
        ],
  )
  return [...submitted, ...added, ...asked, ...cast]
    .sort((a, b) => b.at.localeCompare(a.at))
    .slice(0, ACTIVITY_LINES)
}

/** Opportunities to which the caller can apply today, the newest first. */
export const opportunities = ({ db, clock }: TalentContext): Opportunity[] =>
  repository.listOpen(db, indianDay(clock()), OPPORTUNITIES_MAX).map(opportunityView)

/** The caller's own applications, the newest first. */
export const submissions = ({ db, session }: TalentContext): Submission[] =>
  repository.submissionsOf(db, session.modelId).map(submissionView)

/** Projects with the caller in their team: active, upcoming and completed, the newest first. */
export function projects({ db, clock, session: { modelId } }: TalentContext): TalentProject[] {
  const today = indianDay(clock())
  const daysOf = new Map<string, string[]>()
  for (const { projectId, day } of repository.projectDaysOf(db, modelId))
    daysOf.set(projectId, [...(daysOf.get(projectId) ?? []), day])
  return repository.projectsOf(db, modelId).flatMap((row) => {
    const days = daysOf.get(row.project.id) ?? []
    const standing = standingOf({ ...row.project, days, today })
    return standing === null ? [] : [talentProject(row, standing, dayToShow(days, today))]
  })
}
