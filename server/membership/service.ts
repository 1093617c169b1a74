import type { NewModel } from '../../shared/modelRecord'
import { serverMessages } from '../../shared/serverMessages'
import { findAccount, findByEmail } from '../accounts/repository'
import { applicationsFrom, removeApplications } from '../applications/repository'
import { INVITATION_DAYS } from '../applications/rules'
import { audit } from '../core/audit'
import { publicUrl } from '../core/config'
import type { SignedInContext, TalentContext } from '../core/context'
import { type Db, transaction } from '../core/database'
import { conflict, invalid, notFound, taken } from '../core/errors'
import { newId, newSecretName } from '../core/ids'
import { queueMail } from '../core/outbox'
import { toE164 } from '../core/phones'
import { sha256 } from '../core/secrets'
import { accountRemoved, talentLeft } from '../letters/accounts'
import { talentInvited } from '../letters/team'
import { removeMedia } from '../media/repository'
import { removeFiles } from '../media/service'
import * as models from '../models/repository'
import { modelSearchText } from '../models/rules'
import { refuseAge } from '../models/service'
import { itemsOf } from '../portfolio/repository'
import { isSlugTaken, updateModel } from '../profile/repository'
import { freeSlug } from '../roster/rules'
import { publish } from '../roster/service'

// How somebody comes to be one of the agency's models, gets an account, and leaves.

/**
 * Makes a model without an account; with `invite` and an address, mails the link that makes one. It is not on the
 * roster until somebody assigns it. Throws 400 under 18 and for an invitation without an address, 409 for an address
 * that belongs to an account.
 */
export function createModel(ctx: SignedInContext, input: NewModel): { id: string } {
  const { invite, isOnboarded, phone: typed, email = null, gender = null, city = null, ...given } = input
  const dateOfBirth = given.dateOfBirth ?? null
  refuseAge(ctx, dateOfBirth)
  const phone = typed ? toE164(typed) : null
  if (typed && phone === null) throw invalid('phone', serverMessages.phoneInvalid)
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

function refuseTaken(db: Db, email: string) {
  if (findByEmail(db, email)) throw taken('email', serverMessages.emailTaken)
}

/**
 * Mails a model's person the way to an account of their own; the newest link ends the older ones. The address becomes
 * the model's. Throws notFound, and 409 when the model has an account or the address belongs to another.
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

function invitePerson(ctx: SignedInContext, model: { id: string; name: string }, email: string | null) {
  if (email === null) return
  const now = ctx.clock()
  const token = newSecretName()
  models.replaceInvitation(ctx.db, {
    tokenHash: sha256(token),
    modelId: model.id,
    email,
    createdAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + INVITATION_DAYS * 86_400_000).toISOString(),
  })
  queueMail(ctx.db, now, talentInvited({ name: model.name, email }, token, publicUrl(ctx.config)))
  audit(ctx.db, now, 'account invited', ctx.session.account, model.id)
}

/**
 * Deletes a model for good (section 7, `DELETE /admin/models/{id}`): off every public page at once, its account and
 * sessions gone, its old address answers 410, its files removed after the commit. Bookings and teams keep its name.
 * Throws notFound.
 */
export async function deleteModel(ctx: SignedInContext, { id }: { id: string }) {
  const now = ctx.clock()
  const files = transaction(ctx.db, () => {
    const row = models.findModel(ctx.db, id)
    if (!row) throw notFound('Model')
    audit(ctx.db, now, 'model deleted', ctx.session.account, id, row.model.stageName ?? row.model.name)
    return forgetModel(ctx.db, now, row)
  })
  await removeFiles(ctx, files)
}

/** What the caller must say once more before its account is removed: its password, or without one its e-mail. */
export function accountStanding(ctx: TalentContext): { proof: 'password' | 'email' } {
  return { proof: findAccount(ctx.db, ctx.session.account.id)?.passwordHash ? 'password' : 'email' }
}

/**
 * Removes the caller's account and everything of it (P3): off every public page in the same commit, every session
 * ended, the files gone after it, and the applications that came from its proven address. Bookings and teams keep the
 * name. The audit line and the mails say who it was by an id and an address only. Throws 400 when `proof` is not the
 * password, or for an account that only knows social sign-in its e-mail; 429 after too many tries.
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
    const left = forgetModel(ctx.db, now, row)
    const applied = account.emailVerifiedAt === null ? [] : forgetApplications(ctx.db, account.email)
    audit(ctx.db, now, 'account deleted', null, row.model.id)
    if (account.email) queueMail(ctx.db, now, accountRemoved({ name: account.name, email: account.email }))
    queueMail(ctx.db, now, talentLeft(row.model.stageName ?? row.model.name))
    return [...left, ...applied]
  })
  await removeFiles(ctx, files)
}

/** The applications that became this account, with their files. */
function forgetApplications(db: Db, email: string | null): string[] {
  const found = email === null ? [] : applicationsFrom(db, email)
  return removeApplications(
    db,
    found.map(({ application }) => application.id),
  )
}

/** All rows of a model and its account, in the caller's transaction; returns the ids of the files to remove after it. */
function forgetModel(db: Db, now: Date, { model, account }: models.ModelWithAccount): string[] {
  const { id, slug } = model
  const files = itemsOf(db, id).flatMap(({ media }) => (media ? [media.id] : []))
  models.keepName(db, id, model.stageName ?? model.name)
  // Taken off the roster by its one writer, before there is nothing left to read.
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
