import type { SignedIn } from '../../../../shared/access/accounts'
import type {
  AgencyRole,
  InvitationLink,
  NewColleague,
  OpenInvitation,
  Team,
  TeamJoining,
} from '../../../../shared/access/team'
import { paths } from '../../../../shared/paths'
import { publicUrl } from '../../../core/config'
import type { AppContext, RequestContext, SignedInContext } from '../../../core/context'
import { type Db, transaction } from '../../../core/db/database'
import { newId } from '../../../core/db/ids'
import { conflict, notFound, taken } from '../../../core/errors'
import { queueMail, removeUnsentMail } from '../../../core/mail/outbox'
import { serverMessages } from '../../../core/messages'
import { audit } from '../../../core/security/audit'
import { maskEmail } from '../../../core/security/redact'
import { sha256 } from '../../../core/security/secrets'
import { linkToken } from '../../../core/security/tokens'
import { colleagueInvited } from '../../../emails/team'
import { redeemInvitation } from '../accounts/invitations.service'
import { findLink } from '../accounts/oneTimeLinks.repository'
import { endSessionsOf, findByEmail, insertAccount, updateAccount } from '../accounts/repository'
import { openSession } from '../accounts/service'
import { noteDangerous } from '../accounts/sessionProof.service'
import { endProgramAccess } from '../apiKeys/programs.service'
import { endResetTokens } from '../passwordReset/repository'
import * as repository from './repository'
import { colleagueView, invitationView } from './views'

const COLLEAGUE_INVITATION_MS = 7 * 86_400_000

/** The colleagues, and the invitations that are still open. */
export function readTeam(ctx: SignedInContext): Team {
  const { id } = ctx.session.account
  return {
    colleagues: repository.allColleagues(ctx.db).map((row) => colleagueView(row, id)),
    invitations: repository.openInvitations(ctx.db, ctx.clock().toISOString()).map(invitationView),
  }
}

/**
 * Mails an invitation to the back office; the newest ends the older ones. 409 when the address has an
 * account.
 */
export function inviteColleague(ctx: SignedInContext, { name, email, role }: NewColleague): Team {
  const now = ctx.clock()
  transaction(ctx.db, () => {
    if (findByEmail(ctx.db, email)) throw taken('email', serverMessages.emailTaken)
    const token = insertInvitation(ctx.db, now, { email, role })
    queueMail(ctx.db, now, colleagueInvited({ name, email }, token, publicUrl(ctx.config)))
    noteDangerous(ctx, now, { what: 'account invited', detail: `${name} (${role})` })
  })
  return readTeam(ctx)
}

/** Returns the token of a new invitation, which ends the older ones to this address. */
function insertInvitation(db: Db, now: Date, { email, role }: Pick<NewColleague, 'email' | 'role'>): string {
  const { token, stored } = linkToken(now, COLLEAGUE_INVITATION_MS)
  repository.replaceInvitation(db, { ...stored, email, role })
  return token
}

/** Replaces an open invitation by a new one for a week and removes its unsent mail. Throws notFound. */
function renewInvitation(ctx: SignedInContext, now: Date, id: string) {
  const row = repository.removeInvitation(ctx.db, id, now.toISOString())
  if (!row) throw notFound('Invitation')
  const { email, role } = invitationView(row)
  removeUnsentMail(ctx.db, email, row.createdAt)
  return { email, role, token: insertInvitation(ctx.db, now, { email, role }) }
}

/**
 * Mails a new link of an open invitation; the earlier link ends. Throws notFound when it was used or has
 * expired.
 */
export function resendInvitation(ctx: SignedInContext, { id }: { id: string }): Team {
  const now = ctx.clock()
  transaction(ctx.db, () => {
    const { email, role, token } = renewInvitation(ctx, now, id)
    queueMail(ctx.db, now, colleagueInvited({ name: null, email }, token, publicUrl(ctx.config)))
    noteDangerous(ctx, now, { what: 'account invited', detail: `${maskEmail(email)} (${role})` })
  })
  return readTeam(ctx)
}

/**
 * A new link of an open invitation, to pass on where mail does not arrive. Shown once; the earlier link ends.
 * Throws notFound when it was used or has expired.
 */
export function showInvitationLink(
  ctx: SignedInContext,
  { id }: { id: string },
): InvitationLink & { team: Team } {
  const now = ctx.clock()
  const link = transaction(ctx.db, () => {
    const { email, role, token } = renewInvitation(ctx, now, id)
    noteDangerous(ctx, now, { what: 'invitation link shown', detail: `${maskEmail(email)} (${role})` })
    return { email, address: `${publicUrl(ctx.config)}${paths.adminInvitation(token)}` }
  })
  return { ...link, team: readTeam(ctx) }
}

/** Ends an open invitation. Throws notFound when it was used or has expired. */
export function withdrawInvitation(ctx: SignedInContext, { id }: { id: string }): Team {
  const now = ctx.clock()
  transaction(ctx.db, () => {
    const row = repository.removeInvitation(ctx.db, id, now.toISOString())
    if (!row) throw notFound('Invitation')
    const { email, role } = invitationView(row)
    noteDangerous(ctx, now, { what: 'invitation withdrawn', detail: `${maskEmail(email)} (${role})` })
  })
  return readTeam(ctx)
}

/** Whom an invitation is for; notFound when it has ended. Does not use it. */
export function showInvitation(
  app: Pick<AppContext, 'db' | 'clock'>,
  token: string,
): Pick<OpenInvitation, 'email' | 'role'> {
  const row = findLink(app.db, sha256(token), 'invite-agency', app.clock().toISOString())
  if (!row) throw notFound('Invitation')
  const { email, role } = invitationView(row)
  return { email, role }
}

/**
 * Creates the invited account, with the invitation's address and role, and signs in. Throws 400 when the link
 * has ended, 409 when the address has an account, 429 after too many tries.
 */
export async function joinTeam(
  ctx: RequestContext,
  { token, name, password }: TeamJoining,
): Promise<SignedIn> {
  await ctx.limits.count('signUp', ctx.address)
  showInvitation(ctx, token)
  const passwordHash = await ctx.passwords.hash(password)
  const now = ctx.clock()
  const account = transaction(ctx.db, () => {
    const { email, role } = invitationView(redeemInvitation(ctx.db, now, token, 'invite-agency'))
    if (findByEmail(ctx.db, email)) throw conflict(serverMessages.emailTaken)
    const at = now.toISOString()
    const row = { id: newId(), role, name, email, passwordHash, emailVerifiedAt: at, createdAt: at }
    const made = insertAccount(ctx.db, row)
    audit(ctx.db, now, 'account created', made, made.id, role)
    return made
  })
  return openSession(ctx, account)
}

function colleague(db: Db, id: string) {
  const account = repository.findColleague(db, id)
  if (!account) throw notFound('Account')
  return account
}

/** Throws 409 for the last active superadmin (S12). */
function refuseLast(db: Db, account: { role: string; deactivatedAt: string | null }) {
  const counts = account.role === 'superadmin' && account.deactivatedAt === null
  if (counts && repository.countSuperadmins(db) === 1) throw conflict(serverMessages.lastSuperadmin)
}

/** Changes a role from the next request on (S2). Throws notFound, 409 for the last superadmin (S12). */
export function changeRole(ctx: SignedInContext, { id, role }: { id: string; role: AgencyRole }): Team {
  transaction(ctx.db, () => {
    const account = colleague(ctx.db, id)
    if (account.role === role) return
    refuseLast(ctx.db, account)
    const detail = `${account.role} to ${role}`
    noteDangerous(ctx, ctx.clock(), { what: 'role changed', subject: id, name: account.name, detail })
    updateAccount(ctx.db, id, { role })
  })
  return readTeam(ctx)
}

/**
 * Deactivates an account and ends its sessions and links; its API keys and calendar addresses end for ever. Throws
 * notFound, 409 for the last superadmin.
 */
export function deactivate(ctx: SignedInContext, { id }: { id: string }): Team {
  const now = ctx.clock()
  transaction(ctx.db, () => {
    const account = colleague(ctx.db, id)
    if (account.deactivatedAt !== null) return
    refuseLast(ctx.db, account)
    noteDangerous(ctx, now, { what: 'account deactivated', subject: id, name: account.name })
    updateAccount(ctx.db, id, { deactivatedAt: now.toISOString() })
    endSessionsOf(ctx.db, id, now.toISOString())
    endResetTokens(ctx.db, id)
    endProgramAccess(ctx.db, id, now)
  })
  return readTeam(ctx)
}

/** Reactivates an account, whose owner signs in again. Throws notFound. */
export function reactivate(ctx: SignedInContext, { id }: { id: string }): Team {
  transaction(ctx.db, () => {
    const account = colleague(ctx.db, id)
    if (account.deactivatedAt === null) return
    updateAccount(ctx.db, id, { deactivatedAt: null })
    noteDangerous(ctx, ctx.clock(), { what: 'account reactivated', subject: id, name: account.name })
  })
  return readTeam(ctx)
}
