import type { SignedIn } from '../../../../shared/access/accounts'
import {
  type NewCredential,
  type OwnPasskeys,
  PASSKEYS_MAX,
  type PasskeyAnswer,
} from '../../../../shared/access/passkeys'
import type { RequestContext, SignedInContext } from '../../../core/context'
import { type Db, transaction } from '../../../core/db/database'
import { newId } from '../../../core/db/ids'
import { conflict, invalid, notFound, notSignedIn } from '../../../core/errors'
import { queueMail } from '../../../core/mail/outbox'
import { serverMessages } from '../../../core/messages'
import { audit } from '../../../core/security/audit'
import { passkeyNotice } from '../../../emails/passkeys'
import { provePassword } from '../accounts/passwordProof.service'
import { endOtherSessionsOf, findAccount } from '../accounts/repository'
import { isAgency } from '../accounts/rules'
import { openSession } from '../accounts/service'
import { firstRecoveryCodes, leaveSecondStep } from '../secondFactor/service'
import * as repository from './proof.repository'
import * as proof from './proof.service'
import { ownPasskeyView } from './views'

/** The caller's own passkeys, oldest first. */
export const listOwn = (ctx: SignedInContext): OwnPasskeys => ({
  passkeys: repository.passkeysOf(ctx.db, ctx.session.account.id).map(ownPasskeyView),
  isPossible: proof.isPossible(ctx),
})

/**
 * What the browser needs to make a passkey. 400 for a wrong password or too many passkeys, 501 where the site's
 * address is none that browsers have passkeys for.
 */
export async function start(ctx: SignedInContext, password: string) {
  await provePassword(ctx, password)
  refuseTooMany(ctx.db, ctx.session.account.id)
  return proof.startAdding(ctx)
}

function refuseTooMany(db: Db, accountId: string) {
  if (repository.passkeysOf(db, accountId).length >= PASSKEYS_MAX)
    throw invalid('name', serverMessages.manyPasskeys(PASSKEYS_MAX))
}

/**
 * Stores the passkey that the browser made and ends the caller's other sessions. Tells recovery codes once, where the
 * caller has none. 400 when the attempt is over or is not the caller's, 409 for a passkey that is somebody's already.
 */
export async function add(
  ctx: SignedInContext,
  given: { attempt: string; name: string; response: NewCredential },
): Promise<{ codes: string[] | null }> {
  const { account } = ctx.session
  await ctx.limits.count('secondFactor', account.id)
  const made = await proof.checkNew(ctx, given.attempt, given.response)
  const codes = transaction(ctx.db, () => {
    refuseTooMany(ctx.db, account.id)
    const row = { id: newId(), accountId: account.id, name: given.name, createdAt: ctx.clock().toISOString() }
    if (!repository.insertPasskey(ctx.db, { ...row, ...made })) throw conflict(serverMessages.passkeyKnown)
    note(ctx, 'passkey added', given.name)
    return firstRecoveryCodes(ctx.db, account.id)
  })
  await ctx.limits.forgive('secondFactor', account.id)
  return { codes }
}

/** Ends the other sessions, writes the audit and the mail, in the caller's transaction. */
function note(ctx: SignedInContext, what: 'passkey added' | 'passkey deleted', name: string) {
  const { account, id } = ctx.session
  const now = ctx.clock()
  endOtherSessionsOf(ctx.db, account.id, id, now.toISOString())
  audit(ctx.db, now, what, account, account.id, name)
  if (account.email)
    queueMail(ctx.db, now, passkeyNotice({ name: account.name, email: account.email }, what, name))
}

/** Renames one of the caller's passkeys. Throws notFound for another's. */
export function rename(ctx: SignedInContext, { id, name }: { id: string; name: string }): OwnPasskeys {
  if (!repository.renamePasskey(ctx.db, ctx.session.account.id, id, name)) throw notFound('Passkey')
  return listOwn(ctx)
}

/**
 * Deletes a passkey and ends the caller's other sessions. 400 for a wrong password, 404 for another's, 409 when it is
 * the only second step of a caller who must have one.
 */
export async function remove(
  ctx: SignedInContext,
  { id, password }: { id: string; password: string },
): Promise<OwnPasskeys> {
  const { account } = ctx.session
  await provePassword(ctx, password)
  transaction(ctx.db, () => {
    const removed = repository.removePasskey(ctx.db, account.id, id)
    if (!removed) throw notFound('Passkey')
    leaveSecondStep(ctx.db, account)
    note(ctx, 'passkey deleted', removed.name)
  })
  return listOwn(ctx)
}

/** What the browser needs to sign in with a passkey alone: the same for everybody, because nobody is known yet. */
export async function startSignIn(ctx: RequestContext) {
  await ctx.limits.count('passkeyChallenge', ctx.address)
  return proof.startSigning(ctx, 'sign in', null)
}

/**
 * Signs a colleague in with a passkey that verified its user, which is both steps in one. Every reason to refuse is
 * the same 401 (S6). 429 after too many failures for the account or the address (S5).
 */
export async function signIn(ctx: RequestContext, given: PasskeyAnswer): Promise<SignedIn> {
  await ctx.limits.count('signInAddress', ctx.address)
  const claimed = repository.findByCredential(ctx.db, given.response.id)?.accountId
  if (claimed) await ctx.limits.count('signInAccount', claimed)
  const accountId = await proof.provesPerson(ctx, given)
  const account = accountId === null ? undefined : findAccount(ctx.db, accountId)
  if (!account || !isAgency(account.role) || account.deactivatedAt !== null) {
    audit(ctx.db, ctx.clock(), 'sign-in failed', null, claimed, 'passkey')
    throw notSignedIn(serverMessages.passkeyRefused)
  }
  await ctx.limits.forgive('signInAddress', ctx.address)
  await ctx.limits.forgive('signInAccount', account.id)
  return openSession(ctx, account, { how: 'with a passkey' })
}
