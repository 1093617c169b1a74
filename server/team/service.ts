import type { SignedIn } from '../../shared/accounts'
import { serverMessages } from '../../shared/serverMessages'
import type { AgencyRole, NewColleague, OpenInvitation, Team, TeamJoining } from '../../shared/team'
import { endSessionsOf, findByEmail, insertAccount, updateAccount } from '../accounts/repository'
import { openSession } from '../accounts/service'
import { audit } from '../core/audit'
import { publicUrl } from '../core/config'
import type { Context, House, SignedInContext } from '../core/context'
import { type Db, transaction } from '../core/database'
import { conflict, notFound, taken } from '../core/errors'
import { newId, newSecretName } from '../core/ids'
import { maskEmail } from '../core/masking'
import { queueMail } from '../core/outbox'
import { sha256 } from '../core/secrets'
import { colleagueInvited } from '../letters/team'
import { endResetTokens } from '../passwords/repository'
import { redeemInvitation } from '../registration/service'
import * as repository from './repository'
import { colleagueView, invitationView } from './views'

const COLLEAGUE_INVITATION_DAYS = 7

/** Everybody who works here, and who was asked to. */
export function readTeam(ctx: SignedInContext): Team {
  const { id } = ctx.session.account
  return {
    colleagues: repository.allColleagues(ctx.db).map((row) => colleagueView(row, id)),
    invitations: repository.openInvitations(ctx.db, ctx.clock().toISOString()).map(invitationView),
  }
}

/** Mails somebody the link to an account of the agency; the newest ends the older ones. 409 when the address has an account. */
export function inviteColleague(ctx: SignedInContext, { name, email, role }: NewColleague): Team {
  const now = ctx.clock()
  const token = newSecretName()
  transaction(ctx.db, () => {
    if (findByEmail(ctx.db, email)) throw taken('email', serverMessages.emailTaken)
    repository.replaceInvitation(ctx.db, {
      tokenHash: sha256(token),
      email,
      role,
      createdAt: now.toISOString(),
      expiresAt: new Date(now.getTime() + COLLEAGUE_INVITATION_DAYS * 86_400_000).toISOString(),
    })
    queueMail(ctx.db, now, colleagueInvited({ name, email }, token, publicUrl(ctx.config)))
    audit(ctx.db, now, 'account invited', ctx.session.account, undefined, `${name} (${role})`)
  })
  return readTeam(ctx)
}

/** Takes an invitation back. Throws notFound when it was used or is over. */
export function withdrawInvitation(ctx: SignedInContext, { id }: { id: string }): Team {
  const now = ctx.clock()
  transaction(ctx.db, () => {
    const row = repository.removeInvitation(ctx.db, id, now.toISOString())
    if (!row) throw notFound('Invitation')
    const { email, role } = invitationView(row)
    audit(
      ctx.db,
      now,
      'invitation withdrawn',
      ctx.session.account,
      undefined,
      `${maskEmail(email)} (${role})`,
    )
  })
  return readTeam(ctx)
}

/** Whom a link invites, to be shown before it is used; notFound when it has ended. Uses nothing up. */
export function showInvitation(
  house: Pick<House, 'db' | 'clock'>,
  token: string,
): Pick<OpenInvitation, 'email' | 'role'> {
  const row = repository.findInvitation(house.db, sha256(token), house.clock().toISOString())
  if (!row) throw notFound('Invitation')
  const { email, role } = invitationView(row)
  return { email, role }
}

/**
 * Makes the account that a mailed link was made for, with the link's address and role and nobody else's, and signs it
 * in. Throws 400 when the link has ended, 409 when the address has an account by now, 429 after too many tries.
 */
export async function joinTeam(ctx: Context, { token, name, password }: TeamJoining): Promise<SignedIn> {
  await ctx.limits.count('signUp', ctx.address)
  showInvitation(ctx, token)
  const passwordHash = await ctx.passwords.hash(password)
  const now = ctx.clock()
  const account = transaction(ctx.db, () => {
    const { email, role } = invitationView(redeemInvitation(ctx.db, now, token, 'invite-agency'))
    if (findByEmail(ctx.db, email)) throw conflict(serverMessages.emailTaken)
    const at = now.toISOString()
    const id = newId()
    insertAccount(ctx.db, { id, role, name, email, passwordHash, emailVerifiedAt: at, createdAt: at })
    const made = colleague(ctx.db, id)
    audit(ctx.db, now, 'account created', made, id, role)
    return made
  })
  return openSession(ctx, account)
}

function colleague(db: Db, id: string) {
  const account = repository.findColleague(db, id)
  if (!account) throw notFound('Account')
  return account
}

/** Throws 409 when, without this account, nobody could look after the accounts any more (S12). */
function refuseLast(db: Db, account: { role: string; deactivatedAt: string | null }) {
  const counts = account.role === 'superadmin' && account.deactivatedAt === null
  if (counts && repository.countSuperadmins(db) === 1) throw conflict(serverMessages.lastSuperadmin)
}

/** Changes what somebody may do, from their next request on (S2). Throws notFound, 409 for the last superadmin (S12). */
export function changeRole(ctx: SignedInContext, { id, role }: { id: string; role: AgencyRole }): Team {
  transaction(ctx.db, () => {
    const account = colleague(ctx.db, id)
    if (account.role === role) return
    refuseLast(ctx.db, account)
    updateAccount(ctx.db, id, { role })
    audit(ctx.db, ctx.clock(), 'role changed', ctx.session.account, id, `${account.role} to ${role}`)
  })
  return readTeam(ctx)
}

/** Closes somebody's account: every session and open link ends at once. Throws notFound, 409 for the last superadmin. */
export function deactivate(ctx: SignedInContext, { id }: { id: string }): Team {
  const now = ctx.clock()
  transaction(ctx.db, () => {
    const account = colleague(ctx.db, id)
    if (account.deactivatedAt !== null) return
    refuseLast(ctx.db, account)
    updateAccount(ctx.db, id, { deactivatedAt: now.toISOString() })
    endSessionsOf(ctx.db, id, now.toISOString())
    endResetTokens(ctx.db, id)
    audit(ctx.db, now, 'account deactivated', ctx.session.account, id)
  })
  return readTeam(ctx)
}

/** Opens a closed account again; its person signs in anew. Throws notFound. */
export function reactivate(ctx: SignedInContext, { id }: { id: string }): Team {
  transaction(ctx.db, () => {
    const account = colleague(ctx.db, id)
    if (account.deactivatedAt === null) return
    updateAccount(ctx.db, id, { deactivatedAt: null })
    audit(ctx.db, ctx.clock(), 'account reactivated', ctx.session.account, id)
  })
  return readTeam(ctx)
}
