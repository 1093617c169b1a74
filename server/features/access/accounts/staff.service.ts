import type { StaffAccount, StaffAccountChange } from '../../../../shared/access/staffAccount'
import { publicUrl } from '../../../core/config'
import type { SignedInContext } from '../../../core/context'
import { transaction } from '../../../core/db/database'
import { invalid, taken } from '../../../core/errors'
import { queueMail } from '../../../core/mail/outbox'
import { serverMessages } from '../../../core/messages'
import { audit } from '../../../core/security/audit'
import { emailChangedNotice } from '../../../emails/team'
import { endResetTokens } from '../passwordReset/repository'
import { provePassword } from './passwordProof.service'
import { findByEmail, updateAccount } from './repository'
import { FIRST_EMAIL, FIRST_NAME } from './rules'
import { ifUnchanged } from './service'

/** The caller's name and address, each blank while it is the one that the first start made up. */
export function readOwn({ session }: Pick<SignedInContext, 'session'>): StaffAccount {
  const { name, email } = session.account
  return { name: name === FIRST_NAME ? '' : name, email: email === FIRST_EMAIL ? '' : (email ?? '') }
}

/**
 * Changes the caller's name and the address to sign in with, which ends open reset links and is told to the old
 * address. 400 when the password is wrong, 409 when another account has the address, 429 after too many tries.
 */
export async function changeOwn(
  ctx: SignedInContext,
  { name, email, currentPassword }: StaffAccountChange,
): Promise<StaffAccount> {
  const before = await provePassword(ctx, currentPassword, 'currentPassword')
  const now = ctx.clock()
  transaction(ctx.db, () => {
    if (!ifUnchanged(ctx, before)) throw invalid('currentPassword', serverMessages.wrongCurrent)
    const other = findByEmail(ctx.db, email)
    if (other && other.id !== before.id) throw taken('email', serverMessages.emailTaken)
    const changed = [
      ...(name === before.name ? [] : ['name']),
      ...(email === before.email ? [] : ['email address']),
    ]
    if (changed.length === 0) return
    updateAccount(ctx.db, before.id, { name, email })
    audit(ctx.db, now, 'account changed', { ...before, name }, before.id, changed.join(', '))
    if (email === before.email) return
    endResetTokens(ctx.db, before.id)
    if (before.email && before.email !== FIRST_EMAIL)
      queueMail(ctx.db, now, emailChangedNotice({ name, email: before.email }, publicUrl(ctx.config)))
  })
  return { name, email }
}
