import { adminPaths } from '../../../../shared/adminPaths'
import { localDay } from '../../../../shared/format'
import type {
  OpportunityApplication,
  TalentActivity,
  TalentOverview,
  TalentProject,
} from '../../../../shared/roster/talents'
import { publicUrl } from '../../../core/config'
import type { TalentContext } from '../../../core/context'
import { transaction } from '../../../core/db/database'
import { newId } from '../../../core/db/ids'
import { conflict, notFound } from '../../../core/errors'
import { grouped } from '../../../core/grouped'
import { queueMail } from '../../../core/mail/outbox'
import { serverMessages } from '../../../core/messages'
import { audit } from '../../../core/security/audit'
import { opportunityApplicationNotification, withdrawalNotification } from '../../../emails/opportunities'
import { recipientsOf } from '../../agency/settings/service'
import { itemsOf } from '../../roster/portfolio/repository'
import { findTalent } from '../../roster/profile/repository'
import { missingFacts, profileCompletion } from '../../roster/profile/rules'
import { findOpportunity, type OpportunityRow } from '../opportunities/repository'
import { standingOf as standingOfOpportunity } from '../opportunities/rules'
import * as repository from './repository'
import { ACTIVITY_LINES, dayToShow, isForTalents, perDay, standingOf } from './rules'
import { opportunityApplicationView, talentProject } from './views'

/** The caller's counters, profile completion and recent activity, newest first. */
export function overview(ctx: TalentContext): TalentOverview {
  const { db, session } = ctx
  const { modelId } = session
  const talent = findTalent(db, modelId)
  if (!talent) throw notFound('Model')
  const items = itemsOf(db, modelId)
  const pictures = items.flatMap(({ item, media }) => (media?.kind === 'image' ? [item] : []))
  return {
    figures: {
      profileViews: talent.model.viewCount,
      activeApplications: repository.countActiveApplications(db, modelId),
      completedProjects: repository.countCompletedProjects(db, modelId),
      portfolioItems: items.length,
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
  const submitted = repository.opportunityApplicationsOf(db, modelId).map(({ application, opportunity }) => ({
    ...nothing,
    key: `submission ${application.id}`,
    at: application.createdAt,
    what: 'submission' as const,
    about: opportunity.title,
    status: application.status,
  }))
  const added = perDay(repository.picturesAdded(db, modelId))
    .slice(0, ACTIVITY_LINES)
    .map(({ at, count }) => ({
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
  const cast = repository
    .projectsOf(db, modelId)
    .filter(({ project }) => isForTalents(project))
    .map(({ project, joinedAt }) => ({
      ...nothing,
      key: `project ${project.id}`,
      at: joinedAt,
      what: 'project' as const,
      about: project.title,
    }))
  return [...submitted, ...added, ...asked, ...cast]
    .sort((a, b) => b.at.localeCompare(a.at))
    .slice(0, ACTIVITY_LINES)
}

/** The caller's applications to opportunities, newest first. */
export const applications = ({ db, session }: TalentContext): OpportunityApplication[] =>
  repository.opportunityApplicationsOf(db, session.modelId).map(opportunityApplicationView)

/**
 * Applies to an open opportunity, once; a withdrawn application can be renewed. Needs a complete profile,
 * because the age must be known, but no assignment. Notifies the agency. Throws notFound, 409 for an
 * incomplete profile, a closed opportunity or a second application, 429 for too many.
 */
export async function applyTo(
  ctx: TalentContext,
  { id: opportunityId }: { id: string },
): Promise<OpportunityApplication> {
  const { db, session } = ctx
  const { modelId, account } = session
  await ctx.limits.count('submission', account.id)
  const now = ctx.clock()
  const given = { id: newId(), opportunityId, modelId, at: now.toISOString(), today: localDay(now) }
  return transaction(db, () => {
    const talent = findTalent(db, modelId)
    const opportunity = findOpportunity(db, opportunityId)
    if (!talent || !opportunity) throw notFound('Opportunity')
    if (talent.model.onboardedAt === null) throw conflict(serverMessages.profileUnfinished)
    const id = repository.applyOnce(db, given)
    if (id === undefined) {
      const { opportunityOver, appliedAlready } = serverMessages
      throw conflict(
        standingOfOpportunity(opportunity, given.today) === 'open' ? appliedAlready : opportunityOver,
      )
    }
    audit(db, now, 'opportunity applied', account, opportunityId, opportunity.title)
    for (const about of applicantMails(ctx, talent.model, opportunity))
      queueMail(db, now, opportunityApplicationNotification(about))
    return ownApplication(ctx, id)
  })
}

/**
 * Withdraws an undecided application. Throws notFound, also for another's, 409 when it is decided or
 * withdrawn.
 */
export const withdraw = (ctx: TalentContext, { id }: { id: string }): OpportunityApplication =>
  transaction(ctx.db, () => {
    const { db, session } = ctx
    const talent = findTalent(db, session.modelId)
    const before = repository.findOpportunityApplication(db, session.modelId, id)
    if (!talent || !before) throw notFound('Application')
    if (!repository.withdrawApplication(db, session.modelId, id)) {
      const { withdrawnAlready, opportunityApplicationDecided } = serverMessages
      throw conflict(
        before.application.status === 'withdrawn' ? withdrawnAlready : opportunityApplicationDecided,
      )
    }
    const { opportunity } = before
    audit(db, ctx.clock(), 'opportunity withdrawn', session.account, opportunity.id, opportunity.title)
    for (const about of applicantMails(ctx, talent.model, opportunity))
      queueMail(db, ctx.clock(), withdrawalNotification(about))
    return ownApplication(ctx, id)
  })

function ownApplication({ db, session }: TalentContext, id: string): OpportunityApplication {
  const row = repository.findOpportunityApplication(db, session.modelId, id)
  if (!row) throw notFound('Application')
  return opportunityApplicationView(row)
}

type Applicant = { id: string; name: string; stageName: string | null }

const applicantMails = (ctx: TalentContext, model: Applicant, { id, title, company }: OpportunityRow) =>
  recipientsOf(ctx, 'opportunity').map((to) => ({
    to,
    replyTo: ctx.session.account.email,
    talent: model.stageName ?? model.name,
    title,
    company,
    profile: publicUrl(ctx.config) + adminPaths.model(model.id),
    applications: publicUrl(ctx.config) + adminPaths.opportunity(id),
  }))

/** The caller's active, upcoming and completed projects, newest first. */
export function projects({ db, clock, session: { modelId } }: TalentContext): TalentProject[] {
  const today = localDay(clock())
  const daysOf = grouped(repository.projectDaysOf(db, modelId), ({ projectId }) => projectId)
  return repository.projectsOf(db, modelId).flatMap((row) => {
    const days = (daysOf.get(row.project.id) ?? []).map(({ day }) => day)
    const standing = standingOf({ ...row.project, days, today })
    return standing === null ? [] : [talentProject(row, standing, dayToShow(days, today))]
  })
}
