import type { ProgramAccess, SignedIn } from '../../../../shared/access/accounts'
import { messages } from '../../../../shared/messages'
import { paths } from '../../../../shared/paths'
import { publicUrl } from '../../../core/config'
import type { AppContext, RequestContext, SignedInContext } from '../../../core/context'
import { type Db, transaction } from '../../../core/db/database'
import { invalid } from '../../../core/errors'
import { queueMail } from '../../../core/mail/outbox'
import { serverMessages } from '../../../core/messages'
import { audit } from '../../../core/security/audit'
import { sha256 } from '../../../core/security/secrets'
import { linkToken } from '../../../core/security/tokens'
import { passwordChangedNotice, passwordResetEmail } from '../../../emails/accounts'
import { findLink, takeLink } from '../accounts/oneTimeLinks.repository'
import { provePassword } from '../accounts/passwordProof.service'
import { endSessionsOf, findAccount, findByEmail, updateAccount } from '../accounts/repository'
import { isNamedBy } from '../accounts/rules'
import { ifUnchanged, openSession } from '../accounts/service'
import { endProgramAccess, readProgramAccess } from '../apiKeys/programs.service'
import * as repository from './repository'

const RESET_MINUTES = 30
/** For a link that the command `agency` prints to whoever runs the machine. */
const PRINTED_HOURS = 24

/**
 * Mails a reset link. Answers alike, after the same work, for unknown addresses (S7). Beyond three requests
 * an hour it sends nothing and keeps the last link valid, so that nobody can lock an owner out. 429 when one
 * sender asks too often.
 */
export async function requestReset(ctx: RequestContext, { email }: { email: string }) {
  await ctx.limits.count('reset', ctx.address)
  const isMailed = await ctx.limits.allows('resetMail', email)
  const account = findByEmail(ctx.db, email)
  const isKnown = account !== undefined && account.deactivatedAt === null
  const now = ctx.clock()
  const { token, stored } = linkToken(now, RESET_MINUTES * 60_000)
  // One commit in both cases, because its time would reveal accounts.
  transaction(ctx.db, () => {
    audit(ctx.db, now, 'password reset asked', null, account?.id)
    if (!isKnown || !isMailed) return
    repository.replaceResetToken(ctx.db, { ...stored, accountId: account.id })
    queueMail(ctx.db, now, passwordResetEmail({ name: account.name, email }, token, publicUrl(ctx.config)))
  })
}

/**
 * The path of a page on which this account chooses a password, for whoever runs the machine: at the first sign-in, and
 * where no mail leaves. Valid for a day, once; an earlier link ends.
 */
export function printedResetPath(db: Db, now: Date, account: { id: string }): string {
  const { token, stored } = linkToken(now, PRINTED_HOURS * 60 * 60_000)
  transaction(db, () => {
    audit(db, now, 'password reset asked', null, account.id, 'on the machine')
    repository.replaceResetToken(db, { ...stored, accountId: account.id })
  })
  return paths.resetPassword(token)
}

/** What a new password can end, for the holder of a mailed token, which this does not use; nothing for a dead one. */
export function accessOfReset({ db, clock }: Pick<AppContext, 'db' | 'clock'>, token: string): ProgramAccess {
  const accountId = findLink(db, sha256(token), 'reset', clock().toISOString())?.accountId
  return accountId ? readProgramAccess(db, accountId) : { keys: [], calendars: [] }
}

/**
 * Sets a new password by a mailed token, once: ends all sessions, API keys and calendar addresses where that was asked
 * for, verifies the e-mail and sends a notice. 400
 * alike for a dead token and for another account's username.
 */
export async function resetPassword(
  ctx: RequestContext,
  given: { token: string; username: string; newPassword: string; endsAccess?: boolean | undefined },
) {
  await ctx.limits.count('reset', ctx.address)
  const tokenHash = sha256(given.token)
  const accountId = findLink(ctx.db, tokenHash, 'reset', ctx.clock().toISOString())?.accountId
  const account = accountId ? findAccount(ctx.db, accountId) : undefined
  if (!account || !isNamedBy(account, given.username) || account.deactivatedAt !== null)
    throw invalid('token', messages.reset.failedText)
  const passwordHash = await ctx.passwords.hash(given.newPassword)
  const now = ctx.clock()
  transaction(ctx.db, () => {
    if (!takeLink(ctx.db, tokenHash, 'reset', now.toISOString()))
      throw invalid('token', messages.reset.failedText)
    updateAccount(ctx.db, account.id, {
      passwordHash,
      emailVerifiedAt: account.emailVerifiedAt ?? now.toISOString(),
    })
    endSessionsOf(ctx.db, account.id, now.toISOString())
    if (given.endsAccess) endProgramAccess(ctx.db, account.id, now)
    audit(ctx.db, now, 'password reset', account, account.id)
    if (account.email) queueMail(ctx.db, now, passwordChangedNotice({ ...account, email: account.email }))
  })
}

/**
 * Changes the caller's password, ends all sessions and reset links, API keys and calendar addresses where that was asked
 * for, and returns a new session. 400 when the current password is wrong, 429 after too many tries.
 */
export async function changePassword(
  ctx: SignedInContext,
  given: { currentPassword: string; newPassword: string; endsAccess?: boolean | undefined },
): Promise<SignedIn> {
  const { id } = ctx.session.account
  const before = await provePassword(ctx, given.currentPassword, 'currentPassword')
  const passwordHash = await ctx.passwords.hash(given.newPassword)
  const now = ctx.clock()
  transaction(ctx.db, () => {
    if (!ifUnchanged(ctx, before)) throw invalid('currentPassword', serverMessages.wrongCurrent)
    updateAccount(ctx.db, id, { passwordHash })
    repository.endResetTokens(ctx.db, id)
    endSessionsOf(ctx.db, id, now.toISOString())
    if (given.endsAccess) endProgramAccess(ctx.db, id, now)
    audit(ctx.db, now, 'password changed', before, id)
    if (before.email) queueMail(ctx.db, now, passwordChangedNotice({ ...before, email: before.email }))
  })
  return openSession(ctx, before)
}
