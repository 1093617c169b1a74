import type { Invitation, SignedIn, SignUp, SocialSignIn } from '../../shared/accounts'
import { messages } from '../../shared/messages'
import { NOTICE_VERSION } from '../../shared/notices'
import { paths } from '../../shared/paths'
import { serverMessages } from '../../shared/serverMessages'
import { type AccountRow, findAccount, findByEmail, findByPhone, insertAccount } from '../accounts/repository'
import { openSession } from '../accounts/service'
import { audit } from '../core/audit'
import { publicUrl } from '../core/config'
import type { Context, House } from '../core/context'
import { type Db, transaction } from '../core/database'
import { conflict, invalid, notFound, notSignedIn, taken } from '../core/errors'
import { newId } from '../core/ids'
import { authorizeAddress, type Person, verifySocialToken } from '../core/issuers'
import { toE164 } from '../core/phones'
import { sha256 } from '../core/secrets'
import { modelSearchText } from '../models/rules'
import * as repository from './repository'

type NewTalent = {
  name: string
  email: string
  phone: string | null
  passwordHash: string | null
  isEmailProven: boolean
}

/**
 * Makes a talent's account and its model, inactive and not onboarded, in one transaction, and signs it in (section 7,
 * `POST /api/v1/agency/models/register`). With an invitation the account gets the model that the agency made for it.
 * Throws 409 for an e-mail or phone that is taken, 400 for an ended invitation, 429 for too many from one address.
 */
export async function register(ctx: Context, input: SignUp): Promise<SignedIn> {
  await ctx.limits.count('signUp', ctx.address)
  const phone = readPhone(input.contact)
  refuseTaken(ctx.db, input.email, phone)
  const passwordHash = await ctx.passwords.hash(input.password)
  const account = transaction(ctx.db, () => {
    const now = ctx.clock()
    const invitation = input.invite ? redeemInvitation(ctx.db, now, input.invite, 'invite-talent') : null
    const isEmailProven = invitation !== null && invitation.email === input.email
    const { name, email } = input
    return makeTalent(
      ctx.db,
      now,
      { name, email, phone, passwordHash, isEmailProven },
      invitation?.modelId ?? null,
    )
  })
  return openSession(ctx, account, true)
}

/** A phone number as E.164; null stays null. Throws 400 for what can be no number. */
function readPhone(given: string | null): string | null {
  if (given === null) return null
  const phone = toE164(given)
  if (phone === null) throw invalid('contact', serverMessages.phoneInvalid)
  return phone
}

function refuseTaken(db: Db, email: string, phone: string | null) {
  if (findByEmail(db, email)) throw taken('email', serverMessages.emailTaken)
  if (phone !== null && findByPhone(db, phone)) throw taken('contact', serverMessages.phoneTaken)
}

function makeTalent(db: Db, now: Date, given: NewTalent, invitedModelId: string | null): AccountRow {
  const { name, email, phone, passwordHash, isEmailProven } = given
  refuseTaken(db, email, phone)
  const id = newId()
  const at = now.toISOString()
  insertAccount(db, {
    id,
    role: 'model',
    name,
    email,
    phone,
    passwordHash,
    emailVerifiedAt: isEmailProven ? at : null,
    noticeVersion: NOTICE_VERSION,
    createdAt: at,
  })
  const invited = invitedModelId === null ? undefined : repository.findModel(db, invitedModelId)
  if (invited) {
    const searchText = modelSearchText({ ...invited, name, email })
    const changes = { accountId: id, name, email, phone: phone ?? invited.phone, searchText, updatedAt: at }
    if (!repository.giveModel(db, invited.id, changes)) throw conflict(messages.invitation.dead)
  } else {
    const searchText = modelSearchText({ stageName: null, name, email, city: null })
    repository.insertModel(db, {
      id: newId(),
      accountId: id,
      name,
      email,
      phone,
      searchText,
      createdAt: at,
      updatedAt: at,
    })
  }
  const account = findAccount(db, id)
  if (!account) throw notFound('Account')
  audit(db, now, 'account created', account, id)
  return account
}

/**
 * Signs in with a token of Google or Facebook, making the account at the first time (section 7, `social-login`). The
 * person is the issuer's subject; the e-mail is the issuer's, and joins an account of ours only when that account's own
 * address was proven before (S9), else 409. 401 for a token that does not hold, 501 when the provider is not set up.
 */
export async function signInSocially(ctx: Context, input: SocialSignIn): Promise<SignedIn> {
  await ctx.limits.count('signInAddress', ctx.address)
  const person = await verifySocialToken(ctx.config, ctx.clock(), input.provider, input.socialToken)
  if (!person) {
    audit(ctx.db, ctx.clock(), 'sign-in failed', null, undefined, input.provider)
    throw notSignedIn(serverMessages.socialRefused)
  }
  const phone = readPhone(input.contact)
  const { account, isNew } = transaction(ctx.db, () => accountOf(ctx, input, person, phone))
  if (account.deactivatedAt !== null || account.role !== 'model')
    throw notSignedIn(serverMessages.socialRefused)
  await ctx.limits.forgive('signInAddress', ctx.address)
  return openSession(ctx, account, isNew)
}

function accountOf(ctx: Context, input: SocialSignIn, person: Person, phone: string | null) {
  const { db } = ctx
  const now = ctx.clock()
  const identity = repository.findIdentity(db, input.provider, person.subject)
  const known = identity && findAccount(db, identity.accountId)
  if (known) return { account: known, isNew: false }
  if (person.email === null) throw invalid('socialToken', serverMessages.socialNoEmail)

  const local = findByEmail(db, person.email)
  if (local && (local.emailVerifiedAt === null || local.role !== 'model'))
    throw conflict(serverMessages.socialLocal)
  const name = person.name ?? input.name ?? person.email
  const account =
    local ??
    makeTalent(db, now, { name, email: person.email, phone, passwordHash: null, isEmailProven: true }, null)
  const { provider } = input
  repository.insertIdentity(db, {
    provider,
    subject: person.subject,
    accountId: account.id,
    createdAt: now.toISOString(),
  })
  if (local) audit(db, now, 'social identity linked', account, account.id, provider)
  return { account, isNew: !local }
}

/** Where the browser goes to sign in with a provider; it comes back to the sign-in page. 501 when not set up. */
export async function startSocially(
  house: Pick<House, 'config'>,
  { provider, state, nonce }: { provider: SocialSignIn['provider']; state: string; nonce: string },
): Promise<{ address: string }> {
  const back = `${publicUrl(house.config)}${paths.login}`
  return { address: await authorizeAddress(house.config, provider, { state, nonce, back }) }
}

/** Whom an invitation was made for, to fill in the form; notFound when it has ended. Uses nothing up. */
export function showInvitation(house: Pick<House, 'db' | 'clock'>, token: string): Invitation {
  const now = house.clock().toISOString()
  const row = repository.findInvitation(house.db, sha256(token), 'invite-talent', now)
  if (!row) throw notFound('Invitation')
  return { name: row.modelName ?? row.applicantName, email: row.email ?? row.modelEmail }
}

/**
 * Uses an invitation up, in the caller's transaction, and returns its row: the model or the account and role that it was
 * made for. Serves talents and the agency's own people alike. Throws 400 when it is unknown, used, or over.
 */
export function redeemInvitation(
  db: Db,
  now: Date,
  token: string,
  purpose: repository.InvitationPurpose,
): repository.InvitationRow {
  const row = repository.takeInvitation(db, sha256(token), purpose, now.toISOString())
  if (!row) throw invalid('invite', messages.invitation.dead)
  return row
}
