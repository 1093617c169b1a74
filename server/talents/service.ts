import { agency } from '../../shared/agency'
import { indianDay } from '../../shared/format'
import { paths } from '../../shared/paths'
import { serverMessages } from '../../shared/serverMessages'
import type { Submission, TalentActivity, TalentOverview, TalentProject } from '../../shared/talents'
import { audit } from '../core/audit'
import { publicUrl } from '../core/config'
import type { TalentContext } from '../core/context'
import { transaction } from '../core/database'
import { conflict, notFound } from '../core/errors'
import { newId } from '../core/ids'
import { queueMail } from '../core/outbox'
import { applicationToAgency, withdrawalToAgency } from '../letters/opportunities'
import { findOpportunity, type OpportunityRow } from '../opportunities/repository'
import { standingOf as standingOfOpportunity } from '../opportunities/rules'
import { itemsOf } from '../portfolio/repository'
import { findTalent } from '../profile/repository'
import { missingFacts, profileCompletion } from '../profile/rules'
import * as repository from './repository'
import { ACTIVITY_LINES, dayToShow, isForTalents, standingOf } from './rules'
import { submissionView, talentProject } from './views'

/** The caller's four counters, how complete its profile is, and what really happened last, the newest first. */
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
      activeApplications: repository.countActiveSubmissions(db, modelId),
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

/** The caller's own applications, the newest first. */
export const submissions = ({ db, session }: TalentContext): Submission[] =>
  repository.submissionsOf(db, session.modelId).map(submissionView)

/**
 * Applies to an opportunity, once while it is open; one that was taken back can be made again. Open to everybody whose
 * profile is finished (so that the age is known), on the roster or not yet. Tells the agency by mail.
 * Throws notFound, 409 for an unfinished profile, a closed opportunity or a second application, 429 for too many.
 */
export async function applyTo(
  ctx: TalentContext,
  { id: opportunityId }: { id: string },
): Promise<Submission> {
  const { db, session } = ctx
  const { modelId, account } = session
  await ctx.limits.count('submission', account.id)
  const now = ctx.clock()
  const given = { id: newId(), opportunityId, modelId, at: now.toISOString(), today: indianDay(now) }
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
    queueMail(db, now, applicationToAgency(letter(ctx, talent.model, opportunity)))
    return ownSubmission(ctx, id)
  })
}

/**
 * Takes an own application back while nobody has decided on it. Throws notFound for no or another's, 409 for one that
 * is decided or taken back already.
 */
export const withdraw = (ctx: TalentContext, { id }: { id: string }): Submission =>
  transaction(ctx.db, () => {
    const { db, session } = ctx
    const talent = findTalent(db, session.modelId)
    const before = repository.findSubmission(db, session.modelId, id)
    if (!talent || !before) throw notFound('Application')
    if (!repository.withdrawSubmission(db, session.modelId, id)) {
      const { withdrawnAlready, submissionDecided } = serverMessages
      throw conflict(before.submission.status === 'withdrawn' ? withdrawnAlready : submissionDecided)
    }
    const { opportunity } = before
    audit(db, ctx.clock(), 'opportunity withdrawn', session.account, opportunity.id, opportunity.title)
    queueMail(db, ctx.clock(), withdrawalToAgency(letter(ctx, talent.model, opportunity)))
    return ownSubmission(ctx, id)
  })

function ownSubmission({ db, session }: TalentContext, id: string): Submission {
  const row = repository.findSubmission(db, session.modelId, id)
  if (!row) throw notFound('Application')
  return submissionView(row)
}

type Applicant = { id: string; name: string; stageName: string | null }

const letter = (ctx: TalentContext, model: Applicant, { id, title, company }: OpportunityRow) => ({
  to: agency.contact.bookings,
  replyTo: ctx.session.account.email,
  talent: model.stageName ?? model.name,
  title,
  company,
  profile: publicUrl(ctx.config) + paths.adminModel(model.id),
  applications: publicUrl(ctx.config) + paths.adminOpportunity(id),
})

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
