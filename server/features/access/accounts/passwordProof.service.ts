import type { SignedInContext } from '../../../core/context'
import { invalid } from '../../../core/errors'
import { serverMessages } from '../../../core/messages'
import { type AccountRow, findAccount } from './repository'

/**
 * The caller's account, once the password was given again. 400 at `field` when it is wrong, 429 after too many
 * tries.
 */
export async function provePassword(
  ctx: SignedInContext,
  given: string,
  field: 'password' | 'currentPassword' = 'password',
): Promise<AccountRow> {
  const { id } = ctx.session.account
  await ctx.limits.count('signInAccount', id)
  const account = findAccount(ctx.db, id)
  const matches = await ctx.passwords.matches(given, account?.passwordHash ?? null)
  if (!account || !matches) throw invalid(field, serverMessages.wrongCurrent)
  await ctx.limits.forgive('signInAccount', id)
  return account
}
