import type { SignedIn } from '../../shared/accounts'
import { messages } from '../../shared/messages'
import { serverMessages } from '../../shared/serverMessages'
import { endSessionsOf, findAccount, findByEmail, updateAccount } from '../accounts/repository'
import { findAccountBy, ifUnchanged, openSession } from '../accounts/service'
import { audit } from '../core/audit'
import { publicUrl } from '../core/config'
import type { Context, SignedInContext } from '../core/context'
import { transaction } from '../core/database'
import { invalid } from '../core/errors'
import { newSecretName } from '../core/ids'
import { queueMail } from '../core/outbox'
import { sha256 } from '../core/secrets'
import { passwordChangedNotice, resetLetter } from '../letters/accounts'
import * as repository from './repository'

const RESET_MINUTES = 30 // contract: a password reset token lives 30 minutes

/**
 * Mails a link to set a new password (section 7, `POST /auth/password-reset-request`). Answers the same, after the
 * same work, whether or not the address is known (S7). 429 when an address or a sender asks too often.
 */
export async function requestReset(ctx: Context, { email }: { email: string }) {
  await ctx.limits.count('reset', ctx.address)
  await ctx.limits.count('reset', email)
  const account = findByEmail(ctx.db, email)
  const isKnown = account !== undefined && account.deactivatedAt === null
  const now = ctx.clock()
  const token = newSecretName()
  // One commit either way: what a commit costs would tell who has an account.
  transaction(ctx.db, () => {
    audit(ctx.db, now, 'password reset asked', null, account?.id)
    if (!isKnown) return
    repository.replaceResetToken(ctx.db, {
      tokenHash: sha256(token),
      accountId: account.id,
      createdAt: now.toISOString(),
      expiresAt: new Date(now.getTime() + RESET_MINUTES * 60_000).toISOString(),
    })
    queueMail(ctx.db, now, resetLetter({ name: account.name, email }, token, publicUrl(ctx.config)))
  })
}

/**
 * Sets a new password with a mailed token (section 7, `POST /auth/password-reset`), once: ends every session, proves
 * the e-mail and sends a notice. A dead token and a username that is not this account's are refused alike: 400.
 */
export async function resetPassword(
  ctx: Context,
  given: { token: string; username: string; newPassword: string },
) {
  await ctx.limits.count('reset', ctx.address)
  const tokenHash = sha256(given.token)
  const accountId = repository.accountOfResetToken(ctx.db, tokenHash, ctx.clock().toISOString())
  const account = findAccountBy(ctx, given.username)
  if (!account || account.id !== accountId || account.deactivatedAt !== null)
    throw invalid('token', messages.reset.failedText)
  const passwordHash = await ctx.passwords.hash(given.newPassword)
  const now = ctx.clock()
  transaction(ctx.db, () => {
    if (!repository.takeResetToken(ctx.db, tokenHash, now.toISOString()))
      throw invalid('token', messages.reset.failedText)
    updateAccount(ctx.db, account.id, {
      passwordHash,
      emailVerifiedAt: account.emailVerifiedAt ?? now.toISOString(),
    })
    endSessionsOf(ctx.db, account.id, now.toISOString())
    audit(ctx.db, now, 'password reset', account, account.id)
    if (account.email) queueMail(ctx.db, now, passwordChangedNotice({ ...account, email: account.email }))
  })
}

/**
 * Changes the caller's own password. Every session ends (contract), open reset links too; the caller goes on with a
 * new one, which is returned. 400 when the current password is wrong, 429 after too many tries.
 */
export async function changePassword(
  ctx: SignedInContext,
  given: { currentPassword: string; newPassword: string },
): Promise<SignedIn> {
  const { id } = ctx.session.account
  await ctx.limits.count('signInAccount', id)
  const before = findAccount(ctx.db, id)
  const matches = await ctx.passwords.matches(given.currentPassword, before?.passwordHash ?? null)
  if (!before || !matches) throw invalid('currentPassword', serverMessages.wrongCurrent)
  await ctx.limits.forgive('signInAccount', id)
  const passwordHash = await ctx.passwords.hash(given.newPassword)
  const now = ctx.clock()
  transaction(ctx.db, () => {
    if (!ifUnchanged(ctx, before)) throw invalid('currentPassword', serverMessages.wrongCurrent)
    updateAccount(ctx.db, id, { passwordHash })
    repository.endResetTokens(ctx.db, id)
    endSessionsOf(ctx.db, id, now.toISOString())
    audit(ctx.db, now, 'password changed', before, id)
    if (before.email) queueMail(ctx.db, now, passwordChangedNotice({ ...before, email: before.email }))
  })
  return openSession(ctx, before)
}
