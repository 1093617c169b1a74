import { localDay } from '../../../../shared/format'
import { type Page, pageOf } from '../../../../shared/paging'
import { facePicture } from '../../../../shared/roster/facePicture'
import type { Opportunity } from '../../../../shared/roster/talents'
import type {
  NewOpportunity,
  OpportunityApplicationDecision,
  OpportunityChanges,
  OpportunityFilters,
  OpportunityRecord,
  WholeOpportunity,
} from '../../../../shared/talent/opportunities'
import { fold } from '../../../../shared/text/fold'
import type { AppContext, SignedInContext } from '../../../core/context'
import { transaction } from '../../../core/db/database'
import { newId } from '../../../core/db/ids'
import { defined } from '../../../core/defined'
import { conflict, invalid, notFound } from '../../../core/errors'
import { queueMail } from '../../../core/mail/outbox'
import { serverMessages } from '../../../core/messages'
import { audit } from '../../../core/security/audit'
import { refuseStale } from '../../../core/versions'
import { opportunityApplicationAccepted, opportunityApplicationRejected } from '../../../emails/opportunities'
import { portfoliosOf } from '../../roster/portfolio/service'
import * as repository from './repository'
import { OPPORTUNITIES_MAX } from './rules'
import { opportunityRecord, opportunityVersion, opportunityView, receivedView } from './views'

/** Opportunities that accept applications today, newest first. */
export const listOpen = ({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Opportunity[] =>
  repository.openOn(db, localDay(clock()), OPPORTUNITIES_MAX).map(opportunityView)

// — The agency's side (docs/decisions/0038) ——————————————————————————————————————————————————————————

/** One page, newest first, by standing and by a search in title, company and location. */
export function listOpportunities(
  { db, clock }: SignedInContext,
  { page, limit, search, status }: OpportunityFilters,
): Page<OpportunityRecord> {
  const today = localDay(clock())
  const wanted = { search: fold(search), standing: status, today }
  const { ids, total } = repository.pageOfIds(db, wanted, limit, (page - 1) * limit)
  const rows = repository.opportunitiesOf(db, ids)
  return pageOf(
    rows.map((row) => opportunityRecord(row, today)),
    total,
    limit,
  )
}

/** One opportunity with its applications in order, their pictures signed for the caller. Throws notFound. */
export function readOpportunity(ctx: SignedInContext, id: string): WholeOpportunity {
  const [found] = repository.opportunitiesOf(ctx.db, [id])
  if (!found) throw notFound('Opportunity')
  const rows = repository.opportunityApplicationsTo(ctx.db, id)
  const portfolios = portfoliosOf(
    ctx,
    rows.map(({ model }) => model.id),
  )
  return {
    opportunity: opportunityRecord(found, localDay(ctx.clock())),
    applications: rows.map((row) => receivedView(row, facePicture(portfolios.get(row.model.id) ?? []))),
  }
}

function find({ db }: SignedInContext, id: string): repository.OpportunityRow {
  const row = repository.findOpportunity(db, id)
  if (!row) throw notFound('Opportunity')
  return row
}

/** Refuses a deadline in the past; today is allowed. */
function refusePast({ clock }: SignedInContext, deadline: string | null | undefined) {
  if (deadline && deadline < localDay(clock())) throw invalid('deadline', serverMessages.deadlinePast)
}

/** Publishes an opportunity. Throws 400 for a deadline in the past. */
export function postOpportunity(ctx: SignedInContext, input: NewOpportunity): WholeOpportunity {
  refusePast(ctx, input.deadline)
  const now = ctx.clock()
  const id = newId()
  return transaction(ctx.db, () => {
    repository.insertOpportunity(ctx.db, { ...input, id, postedAt: now.toISOString() })
    audit(ctx.db, now, 'opportunity posted', ctx.session.account, id, input.title)
    return readOpportunity(ctx, id)
  })
}

/** Changes an opportunity. Throws notFound, 409 for a stale version, 400 for a new deadline in the past. */
export const changeOpportunity = (
  ctx: SignedInContext,
  { id, version, ...given }: OpportunityChanges,
): WholeOpportunity =>
  transaction(ctx.db, () => {
    const before = find(ctx, id)
    refuseStale(version, opportunityVersion(before))
    if (given.deadline !== before.deadline) refusePast(ctx, given.deadline)
    const changes = defined(given)
    if (Object.keys(changes).length > 0) repository.updateOpportunity(ctx.db, id, changes)
    return readOpportunity(ctx, id)
  })

/** Closes or reopens an opportunity. Throws notFound. */
export const closeOpportunity = (
  ctx: SignedInContext,
  { id, isClosed }: { id: string; isClosed: boolean },
): WholeOpportunity =>
  transaction(ctx.db, () => {
    const { closedAt, title } = find(ctx, id)
    const now = ctx.clock()
    if ((closedAt !== null) !== isClosed) {
      repository.updateOpportunity(ctx.db, id, { closedAt: isClosed ? now.toISOString() : null })
      const action = isClosed ? 'opportunity closed' : 'opportunity reopened'
      audit(ctx.db, now, action, ctx.session.account, id, title)
    }
    return readOpportunity(ctx, id)
  })

/** Deletes an opportunity. Throws notFound, 409 for one with applications. */
export const deleteOpportunity = (ctx: SignedInContext, { id }: { id: string }): void =>
  transaction(ctx.db, () => {
    const { title } = find(ctx, id)
    if (repository.countApplications(ctx.db, id) > 0) throw conflict(serverMessages.hasApplications)
    repository.removeOpportunity(ctx.db, id)
    audit(ctx.db, ctx.clock(), 'opportunity deleted', ctx.session.account, id, title)
  })

/**
 * Reviews, accepts or rejects an application and mails the talent about the last two; of concurrent decisions
 * exactly one wins (R13). Throws notFound, 409 for a decided or withdrawn application.
 */
export const decideApplication = (
  ctx: SignedInContext,
  decision: OpportunityApplicationDecision,
): WholeOpportunity =>
  transaction(ctx.db, () => {
    const { db } = ctx
    const { status, note } = decision
    const found = repository.findOpportunityApplication(db, decision.id)
    if (!found) throw notFound('Application')
    const { application, model, email } = found
    if (!repository.decide(db, decision)) {
      const { alreadyDecided, withdrawnByTalent } = serverMessages
      throw conflict(application.status === 'withdrawn' ? withdrawnByTalent : alreadyDecided)
    }
    const { title, company } = find(ctx, application.opportunityId)
    if (status !== 'reviewed') {
      const now = ctx.clock()
      const emailOf = status === 'accepted' ? opportunityApplicationAccepted : opportunityApplicationRejected
      audit(db, now, `application ${status}`, ctx.session.account, model.id, title)
      if (email !== null)
        queueMail(db, now, emailOf({ name: model.stageName ?? model.name, email, title, company, note }))
    }
    return readOpportunity(ctx, application.opportunityId)
  })
