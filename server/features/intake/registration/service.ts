import type { Invitation, SignedIn, SignUp, SocialSignIn } from '../../../../shared/access/accounts'
import { messages } from '../../../../shared/messages'
import { paths } from '../../../../shared/paths'
import { publicUrl } from '../../../core/config'
import type { AppContext, RequestContext } from '../../../core/context'
import { type Db, transaction } from '../../../core/db/database'
import { newId } from '../../../core/db/ids'
import { conflict, invalid, notFound, notSignedIn, taken } from '../../../core/errors'
import { serverMessages } from '../../../core/messages'
import { audit } from '../../../core/security/audit'
import { sha256 } from '../../../core/security/secrets'
import { authorizeAddress, type Person, verifySocialToken } from '../../../core/security/socialIdentity'
import { keptPhone } from '../../../core/text/phones'
import { redeemInvitation } from '../../access/accounts/invitations.service'
import type { LinkRow } from '../../access/accounts/oneTimeLinks.repository'
import { type AccountRow, findAccount, findByEmail, insertAccount } from '../../access/accounts/repository'
import { openSession } from '../../access/accounts/service'
import { readNoticeVersion } from '../../agency/legalTexts/repository'
import { findModel, insertModel, type ModelRow } from '../../roster/models/repository'
import { modelSearchText } from '../../roster/models/rules'
import { findSignupRequest } from '../signupRequests/repository'
import { modelFacts } from '../signupRequests/rules'
import * as repository from './repository'

type NewTalent = {
  name: string
  email: string
  phone: string | null
  passwordHash: string | null
  isEmailProven: boolean
}

/**
 * Creates a talent's account and its inactive model in one transaction and signs in. With an invitation the
 * account gets the agency-made model. Throws 409 for a used e-mail, 400 for an ended invitation, 429 for too many from
 * one address.
 */
export async function register(ctx: RequestContext, input: SignUp): Promise<SignedIn> {
  await ctx.limits.count('signUp', ctx.address)
  const phone = readPhone(input.contact)
  refuseTaken(ctx.db, input.email)
  const passwordHash = await ctx.passwords.hash(input.password)
  const account = transaction(ctx.db, () => {
    const now = ctx.clock()
    const invitation = input.invite ? redeemInvitation(ctx.db, now, input.invite, 'invite-talent') : null
    const isEmailProven = invitation !== null && invitation.email === input.email
    const { name, email } = input
    return makeTalent(ctx.db, now, { name, email, phone, passwordHash, isEmailProven }, invitation)
  })
  return openSession(ctx, account, { isNewRegistration: true })
}

const readPhone = (given: string | null) => (given === null ? null : keptPhone(given))

/** Throws 409 for a used e-mail. People may share a phone number, but not an address. */
function refuseTaken(db: Db, email: string) {
  if (findByEmail(db, email)) throw taken('email', serverMessages.emailTaken)
}

function makeTalent(db: Db, now: Date, given: NewTalent, invitation: LinkRow | null): AccountRow {
  const { isEmailProven, ...facts } = given
  refuseTaken(db, given.email)
  const at = now.toISOString()
  const account = insertAccount(db, {
    ...facts,
    id: newId(),
    role: 'model',
    emailVerifiedAt: isEmailProven ? at : null,
    noticeVersion: readNoticeVersion(db),
    createdAt: at,
  })
  const invited = invitation?.modelId ? findModel(db, invitation.modelId)?.model : undefined
  if (invited) takeModel(db, account, given, invited)
  else makeModel(db, account, given, isEmailProven && invitation ? factsOfApplicant(db, invitation) : null)
  audit(db, now, 'account created', account, account.id)
  return account
}

/** Gives the model that the agency made before to the account. Throws 409 when it has one already. */
function takeModel(db: Db, account: AccountRow, { name, email, phone }: NewTalent, model: ModelRow) {
  const changes = { name, email, phone: phone ?? model.phone, updatedAt: account.createdAt }
  const searchText = modelSearchText({ ...model, name, email })
  if (!repository.giveModel(db, model.id, { ...changes, searchText, accountId: account.id }))
    throw conflict(messages.invitation.dead)
}

/** Makes the model of an account, with what is known of an invited applicant. */
function makeModel(
  db: Db,
  { id, createdAt }: AccountRow,
  { name, email, phone }: NewTalent,
  known: ReturnType<typeof factsOfApplicant>,
) {
  const facts = { stageName: null, city: null, ...known, name, email }
  insertModel(db, {
    ...facts,
    id: newId(),
    accountId: id,
    phone: phone ?? known?.phone ?? null,
    searchText: modelSearchText(facts),
    createdAt,
    updatedAt: createdAt,
  })
}

/** What an invited applicant has told the agency already, so that nobody types it twice. */
function factsOfApplicant(db: Db, { applicationId }: LinkRow) {
  const application = applicationId === null ? undefined : findSignupRequest(db, applicationId)?.application
  if (!application) return null
  const { stageName, contact } = application
  return { stageName, phone: readPhone(contact), ...modelFacts(application) }
}

/**
 * Signs in with a Google or Facebook token and creates the account the first time. The issuer's subject
 * identifies the person; the issuer's e-mail is linked to an existing account only when that account has
 * verified it (S9), else 409. 401 for an invalid token, 501 when the provider is not configured.
 */
export async function signInSocially(ctx: RequestContext, input: SocialSignIn): Promise<SignedIn> {
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
  return openSession(ctx, account, { isNewRegistration: isNew })
}

function accountOf(ctx: RequestContext, input: SocialSignIn, person: Person, phone: string | null) {
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

/** The provider's sign-in address, which returns to the sign-in page. 501 when not configured. */
export async function startSocially(
  app: Pick<AppContext, 'config'>,
  { provider, state, nonce }: { provider: SocialSignIn['provider']; state: string; nonce: string },
): Promise<{ address: string }> {
  const back = `${publicUrl(app.config)}${paths.login}`
  return { address: await authorizeAddress(app.config, provider, { state, nonce, back }) }
}

/** Whom an invitation is for, to fill in the form; notFound when it has ended. Does not use it. */
export function showInvitation(app: Pick<AppContext, 'db' | 'clock'>, token: string): Invitation {
  const now = app.clock().toISOString()
  const row = repository.findInvitation(app.db, sha256(token), now)
  if (!row) throw notFound('Invitation')
  return { name: row.modelName ?? row.applicantName, email: row.email ?? row.modelEmail }
}
