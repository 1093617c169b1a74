import { plainRupees, rupees } from '../../../../shared/money/rupees'
import type { ModelRemoval } from '../../../../shared/roster/modelRecord'
import type { SignedInContext, TalentContext } from '../../../core/context'
import { type Db, transaction } from '../../../core/db/database'
import { conflict, invalid, notFound } from '../../../core/errors'
import { queueMail } from '../../../core/mail/outbox'
import { serverMessages } from '../../../core/messages'
import { audit } from '../../../core/security/audit'
import { sha256 } from '../../../core/security/secrets'
import { accountRemoved, talentLeft } from '../../../emails/accounts'
import { findAccount } from '../../access/accounts/repository'
import { recipientsOf } from '../../agency/settings/service'
import { leaveJobs } from '../../desk/notices/departures.service'
import { removeSignupRequests, signupRequestsFrom } from '../../intake/signupRequests/repository'
import { removeMedia } from '../../media/store/repository'
import { removeFiles } from '../../media/store/service'
import { owedTo } from '../../money/statements/owed.service'
import { findSettings } from '../../money/statements/settings.repository'
import * as models from '../../roster/models/repository'
import { itemsOf } from '../../roster/portfolio/repository'
import { updateModel } from '../../roster/profile/repository'
import { publish } from '../../roster/publicRoster/service'
import { documentsOf } from '../documents/repository'
import { withdrawNotices } from '../mentorMessages/repository'

/**
 * Deletes a model with its account and sessions: off all public pages at once, 410 at its old address, files
 * removed after the commit. Bookings and teams keep its name, and the audit what it is still owed. Throws notFound, and 409
 * where it is owed money and `keepIfOwed` is set.
 */
export async function deleteModel(ctx: SignedInContext, { id, keepIfOwed = false }: ModelRemoval) {
  const now = ctx.clock()
  const files = transaction(ctx.db, () => {
    const row = models.findModel(ctx.db, id)
    if (!row) throw notFound('Model')
    const name = row.model.stageName ?? row.model.name
    // An agency that has not set statements up pays in its own way.
    const owedPaise = findSettings(ctx.db) ? owedTo(ctx, id) : 0
    if (owedPaise > 0 && keepIfOwed) throw conflict(serverMessages.stillOwed(name, rupees(owedPaise)))
    const detail = owedPaise > 0 ? `${name}, still owed ${plainRupees(owedPaise)}` : name
    audit(ctx.db, now, 'model deleted', ctx.session.account, id, detail)
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
 * and mails identify the person by id and address only; they say what the person is still owed. Throws 400 when `proof` is wrong, 429 after too many
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
    const owedPaise = owedTo(ctx, row.model.id)
    const left = forgetModel(ctx, now, row)
    const { email, emailVerifiedAt } = account
    const applied = email !== null && emailVerifiedAt !== null ? removeRequestsFrom(ctx.db, email) : []
    const owed = owedPaise > 0 ? `still owed ${plainRupees(owedPaise)}` : undefined
    audit(ctx.db, now, 'account deleted', null, row.model.id, owed)
    if (email) queueMail(ctx.db, now, accountRemoved({ name: account.name, email }))
    for (const to of recipientsOf(ctx, 'talent'))
      queueMail(ctx.db, now, talentLeft(row.model.stageName ?? row.model.name, to, owedPaise))
    return [...left, ...applied]
  })
  await removeFiles(ctx, files)
}

/**
 * Removes the signup requests from an address, in the caller's transaction; returns the ids of the files to delete after
 * the commit.
 */
function removeRequestsFrom(db: Db, email: string): string[] {
  const ids = signupRequestsFrom(db, email).map(({ application }) => application.id)
  return removeSignupRequests(db, ids)
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
  const files = [...itemsOf(db, id), ...documentsOf(db, id)].flatMap(({ media }) => (media ? [media.id] : []))
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
