import { localDay } from '../../../../shared/format'
import type {
  DecisionUndo,
  NewSignupRequest,
  SignupRequest,
  SignupRequestDecision,
  SignupRequestDetail,
  SignupRequestFilters,
  SignupRequestSearch,
} from '../../../../shared/intake/signupRequests'
import { AGE_MAX, AGE_MIN, DECISION_UNDO_MS } from '../../../../shared/limits'
import { messages } from '../../../../shared/messages'
import type { Page } from '../../../../shared/paging'
import { fold } from '../../../../shared/text/fold'
import { publicUrl } from '../../../core/config'
import type { RequestContext, SignedInContext } from '../../../core/context'
import { transaction } from '../../../core/db/database'
import { forgetKey, once } from '../../../core/db/idempotency'
import { newId } from '../../../core/db/ids'
import { conflict, invalid, notFound } from '../../../core/errors'
import { csv } from '../../../core/files/csv'
import { queueMail, removeDelayedMail, removeMails } from '../../../core/mail/outbox'
import { withReceipt } from '../../../core/mail/receipts'
import { serverMessages } from '../../../core/messages'
import { audit } from '../../../core/security/audit'
import { linkToken } from '../../../core/security/tokens'
import { signupRequestApproved, signupRequestRejected } from '../../../emails/decisions'
import { signupRequestConfirmation, signupRequestNotification } from '../../../emails/signupRequests'
import { findByEmail } from '../../access/accounts/repository'
import { readNoticeVersion } from '../../agency/legalTexts/repository'
import { recipientsOf } from '../../agency/settings/service'
import { queueEvent } from '../../agency/webhooks/service'
import { claimMedia, findMedia } from '../../media/store/repository'
import { mediaIdOf } from '../../media/store/rules'
import { removeFiles, signedQuery } from '../../media/store/service'
import { findByAddress } from '../../roster/models/repository'
import { INVITATION_MS } from '../../roster/models/rules'
import * as repository from './repository'
import { combinedNotes, displayName, statedAge, undoableMs, undoEnd } from './rules'
import { signupRequestColumns, signupRequestView } from './views'

const HOME = 'India' // the specified payload has no country

/**
 * Stores a signup request, claims the files that its links name, and queues the notification and the receipt
 * in one transaction (R1, R11). Under 18 is refused and nothing is stored (P2). A link to our media must name
 * an unused anonymous upload (S25); other links are stored and never fetched. Spam is stored, marked and not
 * mailed (S34). The same Idempotency-Key and body return the same id (R12). No receipt beyond three an hour
 * per recipient. 429 when one address sends too many.
 */
export async function submitSignupRequest(
  ctx: RequestContext,
  input: NewSignupRequest,
): Promise<{ id: string }> {
  await ctx.limits.count('application', ctx.address)
  const now = ctx.clock()
  const age = statedAge(input, localDay(now))
  if (age !== null && age < AGE_MIN) throw invalid('age', messages.profile.underage)
  // Only a birth date can exceed the limit here.
  if (age !== null && age > AGE_MAX) throw invalid('dateOfBirth', serverMessages.birthTooEarly)
  const { id } = await withReceipt(ctx.limits, input.email, (takeReceipt) =>
    transaction(ctx.db, () =>
      once(ctx.db, now, { scope: 'application', key: ctx.idempotencyKey, body: input }, () =>
        keep(ctx, input, { age, now, takeReceipt }),
      ),
    ),
  )
  return { id }
}

function keep(
  ctx: RequestContext,
  input: NewSignupRequest,
  { age, now, takeReceipt }: { age: number | null; now: Date; takeReceipt: () => boolean },
): string {
  const { website, dateOfBirth: _, portfolioLinks, ...given } = input
  const site = publicUrl(ctx.config)
  const fileAt = portfolioLinks.map((link) => mediaIdOf(link, site))
  const application = {
    ...given,
    id: newId(),
    age,
    country: given.country ?? HOME,
    notes: given.notes ?? combinedNotes({ ...given, age }),
    portfolioLinks: portfolioLinks.filter((_link, place) => fileAt[place] === null),
    status: 'pending' as const,
    isSpam: website !== '',
    noticeVersion: readNoticeVersion(ctx.db),
    searchText: fold([given.stageName, given.name, given.email, given.city].join('\n')),
    createdAt: now.toISOString(),
  }
  repository.insertSignupRequest(ctx.db, application)
  for (const [place, mediaId] of fileAt.entries())
    if (mediaId !== null) claimFile(ctx, application.id, mediaId, place, now)
  if (!application.isSpam) {
    const values = {
      ...application,
      displayName: displayName(application),
      links: application.portfolioLinks,
      files: portfolioLinks.length - application.portfolioLinks.length,
    }
    for (const to of recipientsOf(ctx, 'application'))
      queueMail(ctx.db, now, signupRequestNotification(values, to, site))
    if (takeReceipt()) queueMail(ctx.db, now, signupRequestConfirmation(values))
    queueEvent(ctx.db, now, 'application.received', { id: application.id })
  }
  return application.id
}

/** Only anonymous uploads can be claimed: a talent's own upload stays the talent's. */
function claimFile(ctx: RequestContext, applicationId: string, mediaId: string, place: number, now: Date) {
  const isAnonymous = findMedia(ctx.db, mediaId)?.ownerId === null
  if (!isAnonymous || !claimMedia(ctx.db, mediaId, now.toISOString()))
    throw invalid(`portfolioLinks.${place}`, serverMessages.mediaGone)
  repository.insertFile(ctx.db, applicationId, mediaId, place)
}

/** A request with its files. Throws notFound. */
export function findKnown({ db }: Pick<RequestContext, 'db'>, id: string): repository.StoredSignupRequest {
  const found = repository.findSignupRequest(db, id)
  if (!found) throw notFound('Request')
  return found
}

const reader = (ctx: SignedInContext) => (mediaId: string) => signedQuery(ctx, ctx.session, mediaId)

/**
 * One page of requests, newest first, by status and by a search in names, e-mail and city. File links are
 * signed for this session and expire (S20).
 */
export function listSignupRequests(ctx: SignedInContext, filters: SignupRequestFilters): Page<SignupRequest> {
  const sign = reader(ctx)
  const view = (row: repository.StoredSignupRequest) => signupRequestView(row, sign, ctx.clock())
  return repository.signupRequestList.page(ctx.db, filters, view)
}

/** One request with freshly signed links, its open invitation and the model of its address. Throws notFound. */
export function getSignupRequest(ctx: SignedInContext, id: string): SignupRequestDetail {
  const found = findKnown(ctx, id)
  const view = signupRequestView(found, reader(ctx), ctx.clock())
  return {
    ...view,
    invitedUntil: openInvitation(ctx, id)?.expiresAt ?? null,
    modelId: findByAddress(ctx.db, found.application.email)?.id ?? null,
  }
}

/**
 * Approves or rejects a pending request and mails the applicant; of concurrent decisions exactly one wins,
 * the others get 409 (R13). An approval includes an invitation. The mail waits until undoing ends. Throws
 * notFound.
 */
export function decideSignupRequest(ctx: SignedInContext, { id, status, note }: SignupRequestDecision) {
  const { account } = ctx.session
  const now = ctx.clock()
  return transaction(ctx.db, () => {
    const { application } = findKnown(ctx, id)
    const decision = { status, decidedAt: now.toISOString(), decidedBy: account.id, decisionNote: note }
    if (!repository.decide(ctx.db, id, decision)) throw conflict(serverMessages.decided)
    audit(ctx.db, now, status === 'approved' ? 'request approved' : 'request rejected', account, id)
    const values = { displayName: displayName(application), email: application.email, note }
    // Who has an account needs no invitation.
    const invited = () =>
      findByEmail(ctx.db, application.email) ? null : invite(ctx, application, now, null)
    const mail =
      status === 'approved'
        ? signupRequestApproved(values, invited(), publicUrl(ctx.config))
        : signupRequestRejected(values)
    queueMail(ctx.db, now, mail, undoEnd(decision.decidedAt))
    return { id, status, decidedAt: decision.decidedAt, undoableMs: DECISION_UNDO_MS }
  })
}

/**
 * Undoes a decision within two minutes: removes its waiting mail and its invitation. Of concurrent calls
 * exactly one wins; the others get 409, as does a call after the mail was due or tried (R13). Throws
 * notFound.
 */
export function undoDecision(ctx: SignedInContext, { id, decidedAt }: DecisionUndo) {
  const now = ctx.clock()
  return transaction(ctx.db, () => {
    const { application } = findKnown(ctx, id)
    if (application.decidedAt !== decidedAt) throw conflict(serverMessages.undoneAlready)
    if (undoableMs(decidedAt, now) === 0) throw conflict(serverMessages.undoTooLate)
    // After a clock change the mail may already be sent.
    if (!removeDelayedMail(ctx.db, application.email, decidedAt, undoEnd(decidedAt)))
      throw conflict(serverMessages.undoTooLate)
    if (!repository.undoDecision(ctx.db, id, decidedAt)) throw conflict(serverMessages.undoneAlready)
    repository.removeInvitation(ctx.db, id)
    audit(ctx.db, now, 'request decision undone', ctx.session.account, id, application.status)
    return { id, status: 'pending' as const }
  })
}

/** Stores a new invitation, which leads to this model where there is one already, and returns its token. */
export function invite(
  { db }: Pick<RequestContext, 'db'>,
  { id, email }: Pick<repository.SignupRequestRow, 'id' | 'email'>,
  now: Date,
  modelId: string | null,
): string {
  const { token, stored } = linkToken(now, INVITATION_MS)
  repository.insertInvitation(db, { ...stored, applicationId: id, modelId, email })
  return token
}

/** The open invitation of an approved request. */
export function openInvitation(ctx: RequestContext, id: string) {
  const open = repository.openInvitation(ctx.db, id, ctx.clock().toISOString())
  return open?.email && !findByEmail(ctx.db, open.email) ? open : undefined
}

/**
 * Removes a request at the applicant's wish (P1), in any status, with its files, mails and unused invitation;
 * an account made from it stays. The audit line is permanent, so it names nobody. Throws notFound.
 */
export async function removeSignupRequest(ctx: SignedInContext, { id }: { id: string }): Promise<void> {
  const files = transaction(ctx.db, () => {
    const { email, createdAt, decidedAt } = findKnown(ctx, id).application
    forgetKey(ctx.db, id)
    removeMails(ctx.db, email, decidedAt === null ? [createdAt] : [createdAt, decidedAt])
    audit(ctx.db, ctx.clock(), 'request deleted', ctx.session.account, id)
    return repository.removeSignupRequests(ctx.db, [id])
  })
  await removeFiles(ctx, files)
}

/** The matching requests as CSV; audited (S37). */
export function exportSignupRequests(
  ctx: SignedInContext,
  filters: SignupRequestSearch,
): AsyncIterable<string> {
  audit(ctx.db, ctx.clock(), 'list exported', ctx.session.account, undefined, 'artist requests')
  return csv(signupRequestColumns, repository.signupRequestList.all(ctx.db, filters))
}
