import { agency } from '../../shared/agency'
import type {
  Application,
  ApplicationDecision,
  ApplicationFilters,
  ApplicationRequest,
  ApplicationSearch,
} from '../../shared/applications'
import { fold } from '../../shared/fold'
import { indianDay } from '../../shared/format'
import { AGE_MAX, AGE_MIN } from '../../shared/limits'
import { messages } from '../../shared/messages'
import { NOTICE_VERSION } from '../../shared/notices'
import { type Page, pageOf } from '../../shared/paging'
import { serverMessages } from '../../shared/serverMessages'
import { findByEmail } from '../accounts/repository'
import { audit } from '../core/audit'
import { publicUrl } from '../core/config'
import type { Context, SignedInContext } from '../core/context'
import { csv } from '../core/csv'
import { transaction } from '../core/database'
import { conflict, invalid, notFound } from '../core/errors'
import { forgetKey, once } from '../core/idempotency'
import { newId, newSecretName } from '../core/ids'
import { queueMail, removeMails } from '../core/outbox'
import { sha256 } from '../core/secrets'
import { applicationReceipt, applicationToAgency } from '../letters/applications'
import { applicationApproved, applicationRejected } from '../letters/decisions'
import { claimMedia, findMedia } from '../media/repository'
import { mediaIdOf } from '../media/rules'
import { removeFiles, signedQuery } from '../media/service'
import * as repository from './repository'
import { combinedNotes, displayName, INVITATION_DAYS, statedAge } from './rules'
import { applicationColumns, applicationView } from './views'

const HOME = 'India' // country fixed in the application request (section 9)

/**
 * Keeps an application, claims the files that its links name, and queues two mails, to the agency and as a receipt,
 * in one transaction (section 7, `external/model-signup-request`; R1, R11). Somebody under 18 is refused and nothing
 * of it is kept (P2). A link to one of our files must name an anonymous upload that nobody has used yet (S25); every
 * other link is kept as it is and never fetched. What fills the honeypot is kept, marked, and mailed to nobody (S34).
 * The same Idempotency-Key and body give the same id (R12). 429 when one address sends too many.
 */
export async function submitApplication(ctx: Context, input: ApplicationRequest): Promise<{ id: string }> {
  await ctx.limits.count('application', ctx.address)
  const now = ctx.clock()
  const age = statedAge(input, indianDay(now))
  if (age !== null && age < AGE_MIN) throw invalid('age', messages.profile.underage)
  // A stated age over the limit has not come so far.
  if (age !== null && age > AGE_MAX) throw invalid('dateOfBirth', serverMessages.birthTooEarly)
  const { id } = transaction(ctx.db, () =>
    once(ctx.db, now, { scope: 'application', key: ctx.idempotencyKey, body: input }, () =>
      keep(ctx, input, age, now),
    ),
  )
  return { id }
}

function keep(ctx: Context, input: ApplicationRequest, age: number | null, now: Date): string {
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
    noticeVersion: NOTICE_VERSION,
    searchText: fold([given.stageName, given.name, given.email, given.city].join('\n')),
    createdAt: now.toISOString(),
  }
  repository.insertApplication(ctx.db, application)
  for (const [place, mediaId] of fileAt.entries())
    if (mediaId !== null) claimFile(ctx, application.id, mediaId, place, now)
  if (!application.isSpam) {
    const letter = {
      ...application,
      displayName: displayName(application),
      links: application.portfolioLinks,
      files: portfolioLinks.length - application.portfolioLinks.length,
    }
    queueMail(ctx.db, now, applicationToAgency(letter, agency.contact.email, site))
    queueMail(ctx.db, now, applicationReceipt(letter))
  }
  return application.id
}

/** Only a file that came without a sign-in may be claimed here: a talent's own upload stays the talent's. */
function claimFile(ctx: Context, applicationId: string, mediaId: string, place: number, now: Date) {
  const isAnonymous = findMedia(ctx.db, mediaId)?.ownerId === null
  if (!isAnonymous || !claimMedia(ctx.db, mediaId, now.toISOString()))
    throw invalid(`portfolioLinks.${place}`, serverMessages.mediaGone)
  repository.insertFile(ctx.db, applicationId, mediaId, place)
}

const reader = (ctx: SignedInContext) => (mediaId: string) => signedQuery(ctx, ctx.session, mediaId)

/**
 * One page of applications, newest first, by status and by a search in names, e-mail and city (section 2, Admin Artist
 * Requests). The addresses of files work for this session and a few minutes (S20).
 */
export function listApplications(ctx: SignedInContext, filters: ApplicationFilters): Page<Application> {
  const { page, limit, search, status } = filters
  const wanted = { search: fold(search), status }
  const { rows, total } = repository.pageOfApplications(ctx.db, wanted, limit, (page - 1) * limit)
  const sign = reader(ctx)
  return pageOf(
    rows.map((row) => applicationView(row, sign)),
    total,
    limit,
  )
}

/** One application with freshly signed addresses. Throws notFound for an unknown id. */
export function getApplication(ctx: SignedInContext, id: string): Application {
  const found = repository.findApplication(ctx.db, id)
  if (!found) throw notFound('Request')
  return applicationView(found, reader(ctx))
}

/**
 * Approves or rejects a pending application and mails the applicant, once: of many decisions at the same time exactly
 * one wins, the others get 409 (R13). An approval invites the applicant to make an account, by a link that works once.
 * Throws notFound for an unknown id. Source: section 7, `PUT /admin/artist-requests/{id}/status`.
 */
export function decideApplication(ctx: SignedInContext, { id, status, note }: ApplicationDecision) {
  const { account } = ctx.session
  const now = ctx.clock()
  return transaction(ctx.db, () => {
    const found = repository.findApplication(ctx.db, id)
    if (!found) throw notFound('Request')
    const decision = { status, decidedAt: now.toISOString(), decidedBy: account.id, decisionNote: note }
    if (!repository.decide(ctx.db, id, decision)) throw conflict(serverMessages.decided)
    audit(ctx.db, now, status === 'approved' ? 'request approved' : 'request rejected', account, id)
    const { application } = found
    const letter = { displayName: displayName(application), email: application.email, note }
    const mail =
      status === 'approved'
        ? applicationApproved(letter, invite(ctx, application, now), publicUrl(ctx.config))
        : applicationRejected(letter)
    queueMail(ctx.db, now, mail)
    return { id, status }
  })
}

/** A token that makes one account, of which only the hash is kept; null when the applicant has an account already. */
function invite(ctx: Context, { id, email }: repository.ApplicationRow, now: Date): string | null {
  if (findByEmail(ctx.db, email)) return null
  const token = newSecretName()
  repository.insertInvitation(ctx.db, {
    tokenHash: sha256(token),
    applicationId: id,
    email,
    createdAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + INVITATION_DAYS * 86_400_000).toISOString(),
  })
  return token
}

/**
 * Removes an application for good for who takes it back (P1), whatever was decided: its files, the mails about it, an
 * invitation that nobody has used; an account that came of it stays. The audit is for good, so it names nobody. Throws
 * notFound for an unknown id.
 */
export async function removeApplication(ctx: SignedInContext, { id }: { id: string }): Promise<void> {
  const files = transaction(ctx.db, () => {
    const found = repository.findApplication(ctx.db, id)
    if (!found) throw notFound('Request')
    const { email, createdAt, decidedAt } = found.application
    forgetKey(ctx.db, id)
    removeMails(ctx.db, email, decidedAt === null ? [createdAt] : [createdAt, decidedAt])
    audit(ctx.db, ctx.clock(), 'request deleted', ctx.session.account, id)
    return repository.removeApplications(ctx.db, [id])
  })
  await removeFiles(ctx, files)
}

/** Every application that the filters find, as CSV (S37: taking a list away is written down). */
export function exportApplications(ctx: SignedInContext, filters: ApplicationSearch): AsyncIterable<string> {
  audit(ctx.db, ctx.clock(), 'list exported', ctx.session.account, undefined, 'artist requests')
  const wanted = { search: fold(filters.search), status: filters.status }
  return csv(applicationColumns, repository.allApplications(ctx.db, wanted))
}
