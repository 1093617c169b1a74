import { facePicture } from '../../shared/facePicture'
import { fold } from '../../shared/fold'
import { indianDay } from '../../shared/format'
import type {
  NewOpportunity,
  OpportunityChanges,
  OpportunityFilters,
  OpportunityRecord,
  SubmissionDecision,
  WholeOpportunity,
} from '../../shared/opportunities'
import { type Page, pageOf } from '../../shared/paging'
import { serverMessages } from '../../shared/serverMessages'
import type { Opportunity } from '../../shared/talents'
import { audit } from '../core/audit'
import type { House, SignedInContext } from '../core/context'
import { transaction } from '../core/database'
import { defined } from '../core/defined'
import { conflict, invalid, notFound } from '../core/errors'
import { newId } from '../core/ids'
import { queueMail } from '../core/outbox'
import { submissionAccepted, submissionRejected } from '../letters/opportunities'
import { portfoliosOf } from '../portfolio/service'
import * as repository from './repository'
import { OPPORTUNITIES_MAX } from './rules'
import { opportunityRecord, opportunityView, receivedView } from './views'

/** Opportunities to which one can apply today, the newest first, as every talent reads them. */
export const listOpen = ({ db, clock }: Pick<House, 'db' | 'clock'>): Opportunity[] =>
  repository.openOn(db, indianDay(clock()), OPPORTUNITIES_MAX).map(opportunityView)

// — The agency's side (docs/decisions/0038) ——————————————————————————————————————————————————————————

/** One page, the newest first, by how they stand today and by a search in title, company and location. */
export function listOpportunities(
  { db, clock }: SignedInContext,
  { page, limit, search, status }: OpportunityFilters,
): Page<OpportunityRecord> {
  const today = indianDay(clock())
  const wanted = { search: fold(search), standing: status, today }
  const { ids, total } = repository.pageOfIds(db, wanted, limit, (page - 1) * limit)
  const rows = repository.opportunitiesOf(db, ids)
  return pageOf(
    rows.map((row) => opportunityRecord(row, today)),
    total,
    limit,
  )
}

/** One opportunity and everybody who applied, the first first, their pictures signed for the caller. Throws notFound. */
export function readOpportunity(ctx: SignedInContext, id: string): WholeOpportunity {
  const [found] = repository.opportunitiesOf(ctx.db, [id])
  if (!found) throw notFound('Opportunity')
  const rows = repository.submissionsTo(ctx.db, id)
  const portfolios = portfoliosOf(
    ctx,
    rows.map(({ model }) => model.id),
  )
  return {
    opportunity: opportunityRecord(found, indianDay(ctx.clock())),
    submissions: rows.map((row) => receivedView(row, facePicture(portfolios.get(row.model.id) ?? []))),
  }
}

function find({ db }: SignedInContext, id: string): repository.OpportunityRow {
  const row = repository.findOpportunity(db, id)
  if (!row) throw notFound('Opportunity')
  return row
}

/** Nobody could apply: a deadline that is set must still be to come. It may be today. */
function refusePast({ clock }: SignedInContext, deadline: string | null | undefined) {
  if (deadline && deadline < indianDay(clock())) throw invalid('deadline', serverMessages.deadlinePast)
}

/** Posts an opportunity: talents see it at once. Throws 400 for a deadline that has passed. */
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

/**
 * Changes what an opportunity says. Throws notFound, 409 when somebody else has changed it since `version`, 400 for a
 * new deadline that has passed.
 */
export const changeOpportunity = (
  ctx: SignedInContext,
  { id, version, ...given }: OpportunityChanges,
): WholeOpportunity =>
  transaction(ctx.db, () => {
    const before = find(ctx, id)
    if (version !== undefined && version !== before.version) throw conflict()
    if (given.deadline !== before.deadline) refusePast(ctx, given.deadline)
    const changes = defined(given)
    repository.updateOpportunity(ctx.db, id, changes)
    return readOpportunity(ctx, id)
  })

/** Closes an opportunity, so that nobody applies any more, or opens it again. Throws notFound. */
export const closeOpportunity = (
  ctx: SignedInContext,
  { id, isClosed }: { id: string; isClosed: boolean },
): WholeOpportunity =>
  transaction(ctx.db, () => {
    const { closedAt, title } = find(ctx, id)
    const now = ctx.clock()
    if ((closedAt !== null) !== isClosed) {
      repository.setClosedAt(ctx.db, id, isClosed ? now.toISOString() : null)
      const action = isClosed ? 'opportunity closed' : 'opportunity reopened'
      audit(ctx.db, now, action, ctx.session.account, id, title)
    }
    return readOpportunity(ctx, id)
  })

/** Deletes an opportunity to which nobody has ever applied. Throws notFound, 409 for one that has applications. */
export const deleteOpportunity = (ctx: SignedInContext, { id }: { id: string }): void =>
  transaction(ctx.db, () => {
    const { title } = find(ctx, id)
    if (repository.countSubmissions(ctx.db, id) > 0) throw conflict(serverMessages.hasApplications)
    repository.removeOpportunity(ctx.db, id)
    audit(ctx.db, ctx.clock(), 'opportunity deleted', ctx.session.account, id, title)
  })

/**
 * Marks an application as reviewed, or accepts or rejects it, once, and mails the talent about the last two: of many
 * decisions at the same time exactly one wins (R13). Throws notFound, 409 for one that is decided or was taken back.
 */
export const decideSubmission = (ctx: SignedInContext, decision: SubmissionDecision): WholeOpportunity =>
  transaction(ctx.db, () => {
    const { db } = ctx
    const { status, note } = decision
    const found = repository.findSubmission(db, decision.id)
    if (!found) throw notFound('Application')
    const { submission, model, email } = found
    if (!repository.decide(db, decision)) {
      const { alreadyDecided, withdrawnByTalent } = serverMessages
      throw conflict(submission.status === 'withdrawn' ? withdrawnByTalent : alreadyDecided)
    }
    const { title, company } = find(ctx, submission.opportunityId)
    if (status !== 'reviewed') {
      const now = ctx.clock()
      const letter = status === 'accepted' ? submissionAccepted : submissionRejected
      audit(db, now, `application ${status}`, ctx.session.account, model.id, title)
      if (email !== null)
        queueMail(db, now, letter({ name: model.stageName ?? model.name, email, title, company, note }))
    }
    return readOpportunity(ctx, submission.opportunityId)
  })
