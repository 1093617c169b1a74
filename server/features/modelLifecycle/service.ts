import type { NewModel } from '../../../shared/modelRecord'
import { paths } from '../../../shared/paths'
import type { InvitationLink } from '../../../shared/team'
import { publicUrl } from '../../core/config'
import type { SignedInContext, TalentContext } from '../../core/context'
import { type Db, transaction } from '../../core/db/database'
import { newId } from '../../core/db/ids'
import { conflict, invalid, notFound, taken } from '../../core/errors'
import { queueMail, removeUnsentMail } from '../../core/mail/outbox'
import { serverMessages } from '../../core/messages'
import { keptPhone } from '../../core/phones'
import { audit } from '../../core/security/audit'
import { sha256 } from '../../core/security/secrets'
import { linkToken } from '../../core/security/tokens'
import { accountRemoved, talentLeft } from '../../emails/accounts'
import { talentInvited } from '../../emails/team'
import { findAccount, findByEmail } from '../accounts/repository'
import { recipientsOf } from '../agencySettings/service'
import { leaveJobs } from '../departures/service'
import { removeMedia } from '../media/repository'
import { removeFiles } from '../media/service'
import { withdrawNotices } from '../mentorMessages/repository'
import * as models from '../models/repository'
import { modelSearchText } from '../models/rules'
import { refuseAge } from '../models/service'
import { itemsOf } from '../portfolio/repository'
import { isSlugTaken, updateModel } from '../profile/repository'
import { freeSlug } from '../roster/rules'
import { publish } from '../roster/service'
import {
  findSignupRequest,
  removeInvitation,
  removeSignupRequests,
  signupRequestsFrom,
} from '../signupRequests/repository'
import { INVITATION_MS, undoableMs } from '../signupRequests/rules'
import { invite, openInvitation } from '../signupRequests/service'

/**
 * Creates an unassigned model without an account; with `invite`, mails an invitation to its address. Throws
 * 400 under 18 and for an invitation without an address, 409 for an address with an account.
 */
export function createModel(ctx: SignedInContext, input: NewModel): { id: string } {
  const { invite, isOnboarded, phone: typed, email = null, gender = null, city = null, ...given } = input
  const dateOfBirth = given.dateOfBirth ?? null
  refuseAge(ctx, dateOfBirth)
  const phone = typed ? keptPhone(typed) : null
  if (invite && email === null) throw invalid('email', serverMessages.inviteAddress)
  const id = newId()
  const now = ctx.clock()
  const at = now.toISOString()
  transaction(ctx.db, () => {
    if (email !== null) refuseTaken(ctx.db, email)
    const facts = { ...given, id, email, phone, gender, city, dateOfBirth }
    models.insertModel(ctx.db, {
      ...facts,
      slug: freeSlug(given.stageName, (slug) => isSlugTaken(ctx.db, slug, id)),
      onboardedAt: isOnboarded ? at : null,
      searchText: modelSearchText(facts),
      createdAt: at,
      updatedAt: at,
    })
    audit(ctx.db, now, 'model created', ctx.session.account, id)
    if (invite) invitePerson(ctx, { id, name: given.name }, email)
  })
  return { id }
}

/** Throws 409 for an address with an account. */
export function refuseTaken(db: Db, email: string) {
  if (findByEmail(db, email)) throw taken('email', serverMessages.emailTaken)
}

/**
 * Mails a model's person an invitation to make an account; the newest link ends the older ones. The address
 * is stored with the model. Throws notFound, 409 when the model has an account or the address belongs to
 * another.
 */
export function inviteTalent(ctx: SignedInContext, { id, email }: { id: string; email: string }) {
  transaction(ctx.db, () => {
    const row = models.findModel(ctx.db, id)
    if (!row) throw notFound('Model')
    if (row.account) throw conflict(serverMessages.hasAccount)
    refuseTaken(ctx.db, email)
    const searchText = modelSearchText({ ...row.model, email })
    updateModel(ctx.db, id, { email, searchText, updatedAt: ctx.clock().toISOString() })
    invitePerson(ctx, row.model, email)
  })
}

/**
 * A new link of a model's open invitation, to pass on where mail does not arrive. Shown once; the earlier
 * link ends. Throws notFound without an open invitation.
 */
export function showInvitationLink(ctx: SignedInContext, { id }: { id: string }): InvitationLink {
  const now = ctx.clock()
  return transaction(ctx.db, () => {
    const open = models.openInvitation(ctx.db, id, now.toISOString())
    if (!open?.email) throw notFound('Invitation')
    removeUnsentMail(ctx.db, open.email, open.createdAt)
    const token = insertInvitation(ctx, id, open.email)
    audit(ctx.db, now, 'invitation link shown', ctx.session.account, id)
    return { email: open.email, address: `${publicUrl(ctx.config)}${paths.invitation(token)}` }
  })
}

/**
 * A new link of an applicant's open invitation, to pass on where mail does not arrive. Shown once; the
 * earlier link ends and its unsent mail is removed. Throws notFound without an open invitation, 409 while the
 * decision can be undone.
 */
export function showApplicantLink(ctx: SignedInContext, { id }: { id: string }): InvitationLink {
  const now = ctx.clock()
  return transaction(ctx.db, () => {
    const found = findSignupRequest(ctx.db, id)
    const open = openInvitation(ctx, id)
    if (!found || !open) throw notFound('Invitation')
    if (undoableMs(found.application.decidedAt, now) > 0) throw conflict(serverMessages.invitationWaits)
    removeUnsentMail(ctx.db, found.application.email, open.createdAt)
    removeInvitation(ctx.db, id)
    const token = invite(ctx, found.application, now, open.modelId)
    if (token === null) throw notFound('Invitation')
    audit(ctx.db, now, 'invitation link shown', ctx.session.account, id)
    return { email: found.application.email, address: `${publicUrl(ctx.config)}${paths.invitation(token)}` }
  })
}

/** Returns the token of a new invitation, which ends the model's older ones. */
function insertInvitation(ctx: SignedInContext, modelId: string, email: string): string {
  const { token, stored } = linkToken(ctx.clock(), INVITATION_MS)
  models.replaceInvitation(ctx.db, { ...stored, modelId, email })
  return token
}

function invitePerson(ctx: SignedInContext, model: { id: string; name: string }, email: string | null) {
  if (email === null) return
  const now = ctx.clock()
  const before = models.openInvitation(ctx.db, model.id, now.toISOString())
  if (before?.email) removeUnsentMail(ctx.db, before.email, before.createdAt)
  const token = insertInvitation(ctx, model.id, email)
  queueMail(ctx.db, now, talentInvited({ name: model.name, email }, token, publicUrl(ctx.config)))
  audit(ctx.db, now, 'account invited', ctx.session.account, model.id)
}

/**
 * Deletes a model with its account and sessions: off all public pages at once, 410 at its old address, files
 * removed after the commit. Bookings and teams keep its name. Throws notFound.
 */
export async function deleteModel(ctx: SignedInContext, { id }: { id: string }) {
  const now = ctx.clock()
  const files = transaction(ctx.db, () => {
    const row = models.findModel(ctx.db, id)
    if (!row) throw notFound('Model')
    audit(ctx.db, now, 'model deleted', ctx.session.account, id, row.model.stageName ?? row.model.name)
    return forgetModel(ctx, now, row)
  })
  await removeFiles(ctx, files)
}

/** What confirms the removal of the caller's account: its password, or its e-mail without one. */
export function accountStanding(ctx: TalentContext): { proof: 'password' | 'email' } {
  return { proof: findAccount(ctx.db, ctx.session.account.id)?.passwordHash ? 'password' : 'email' }
}

/**
 * Deletes the caller's account and data (P3): off all public pages and signed out in the same commit, then
 * its files, and the signup requests from its verified address. Bookings and teams keep the name. Audit line
 * and mails identify the person by id and address only. Throws 400 when `proof` is wrong, 429 after too many
 * tries.
 */
export async function removeOwnAccount(ctx: TalentContext, { proof }: { proof: string }) {
  const { id } = ctx.session.account
  await ctx.limits.count('signInAccount', id)
  const account = findAccount(ctx.db, id)
  if (!account) throw notFound('Account')
  const isEmail = account.passwordHash === null
  const isProven = isEmail
    ? proof.trim().toLowerCase() === account.email
    : await ctx.passwords.matches(proof, account.passwordHash)
  if (!isProven) throw invalid('proof', isEmail ? serverMessages.wrongEmail : serverMessages.wrongCurrent)
  const now = ctx.clock()
  const files = transaction(ctx.db, () => {
    const row = models.findModel(ctx.db, ctx.session.modelId)
    if (!row) throw notFound('Model')
    const left = forgetModel(ctx, now, row)
    const applied = account.emailVerifiedAt === null ? [] : removeApplicantData(ctx.db, account.email)
    audit(ctx.db, now, 'account deleted', null, row.model.id)
    if (account.email) queueMail(ctx.db, now, accountRemoved({ name: account.name, email: account.email }))
    for (const to of recipientsOf(ctx, 'talent'))
      queueMail(ctx.db, now, talentLeft(row.model.stageName ?? row.model.name, to))
    return [...left, ...applied]
  })
  await removeFiles(ctx, files)
}

/** Removes the signup requests of this account, with their files. */
function removeApplicantData(db: Db, email: string | null): string[] {
  const found = email === null ? [] : signupRequestsFrom(db, email)
  return removeSignupRequests(
    db,
    found.map(({ application }) => application.id),
  )
}

/**
 * Removes all rows of a model and its account, in the caller's transaction; returns the ids of the files to
 * delete after the commit.
 */
function forgetModel(
  ctx: Pick<SignedInContext, 'db' | 'config'>,
  now: Date,
  { model, account }: models.ModelWithAccount,
): string[] {
  const { db } = ctx
  const { id, slug } = model
  const files = itemsOf(db, id).flatMap(({ media }) => (media ? [media.id] : []))
  withdrawNotices(db, id)
  leaveJobs(ctx, now, model)
  models.keepName(db, id, model.stageName ?? model.name)
  // Takes it off the roster while its row still exists.
  updateModel(db, id, { isActive: false })
  publish(db, id)
  models.insertFormerModel(db, {
    id,
    slugHash: slug === null ? null : sha256(slug),
    leftAt: now.toISOString(),
  })
  models.removeModel(db, id)
  if (account?.role === 'model') models.removeAccount(db, account.id)
  for (const file of files) removeMedia(db, file)
  return files
}
