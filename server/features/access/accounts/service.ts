import type { OpenSession, SignedIn } from '../../../../shared/access/accounts'
import type { PasskeyAnswer } from '../../../../shared/access/passkeys'
import { agency } from '../../../../shared/agency'
import type { Role } from '../../../../shared/lists'
import type { AppContext, RequestContext, Session, SignedInContext } from '../../../core/context'
import { type Db, transaction } from '../../../core/db/database'
import { newId, newSecretName } from '../../../core/db/ids'
import { conflict, notFound, notSignedIn } from '../../../core/errors'
import { serverMessages } from '../../../core/messages'
import { audit } from '../../../core/security/audit'
import { WITHOUT_SECOND_FACTOR } from '../../../core/security/permissions'
import { readSessionToken, SESSION_SECONDS, sessionToken } from '../../../core/security/tokens'
import { hasPasskey } from '../passkeys/proof.repository'
import { startSigning } from '../passkeys/proof.service'
import { removeDevicesOf } from '../push/repository'
import { type GivenStep, mustTurnOn, passSecondFactor } from '../secondFactor/service'
import { noteUse } from './lastUse.service'
import { profilePicture } from './picture.service'
import * as repository from './repository'
import { FIRST_EMAIL, FIRST_NAME, isAgency, readIdentification } from './rules'
import { openSessionView, signedInView } from './views'

/** The session of a bearer token, read from the database; null when it has ended (S2). */
export function findSession(app: AppContext, token: string): Session | null {
  const id = readSessionToken(app.secrets.session, token, app.clock())
  return id === null ? null : findSessionById(app, id)
}

/** The session of a signed link, by its id. */
export function findSessionById(app: AppContext, id: string): Session | null {
  const now = app.clock()
  const row = repository.findSession(app.db, id)
  if (!row || row.expiresAt <= now.toISOString()) return null
  noteUse(row.lastSeenAt, now, (at) => repository.touchSession(app.db, row, at))
  const { accountId, name, email, role, modelId, provedAt } = row
  const session = { id: row.id, account: { id: accountId, name, email, role }, modelId, provedAt }
  return mustTurnOn(app, session.account) ? { ...session, only: WITHOUT_SECOND_FACTOR } : session
}

type Credentials = { identification: string; password: string; mayEnter: (role: Role) => boolean }
type ColleagueGiven = { email: string; password: string }
const ofColleague = ({ email, password }: ColleagueGiven): Credentials => ({
  identification: email,
  password,
  mayEnter: isAgency,
})

/**
 * Signs a colleague in. Unknown account, wrong password, wrong role and an account without password
 * answer alike with 401 (S6). With the right password of an account that has a second factor, 401 says whether its
 * code is missing or wrong. 429 after too many failures for the account or the address (S5).
 */
export async function signInAdmin(
  ctx: RequestContext,
  { code, ...given }: ColleagueGiven & { code: string | null },
): Promise<SignedIn> {
  return signIn(ctx, ofColleague(given), code === null ? null : { code })
}

/** The same with a passkey as the second step. */
export async function signInWithPasskeyStep(
  ctx: RequestContext,
  { email, password, ...passkey }: ColleagueGiven & PasskeyAnswer,
): Promise<SignedIn> {
  return signIn(ctx, ofColleague({ email, password }), { passkey })
}

/** What the browser needs for that, once the password is right. 409 for an account without a passkey. */
export async function startPasskeyStep(ctx: RequestContext, given: ColleagueGiven) {
  const { id } = await checkPassword(ctx, ofColleague(given))
  if (!hasPasskey(ctx.db, id)) throw conflict(serverMessages.noPasskeys)
  return startSigning(ctx, 'second step', id)
}

/**
 * Signs a talent in by e-mail or phone. Unknown account, wrong password, wrong role and a social-only account
 * answer alike with 401 (S6). 429 after too many failures for the account or the address (S5).
 */
export async function signInTalent(
  ctx: RequestContext,
  given: { identification: string; password: string },
): Promise<SignedIn> {
  return signIn(ctx, { ...given, mayEnter: (role) => role === 'model' }, null)
}

/** The account of an e-mail address or phone number. */
function accountOf({ db }: Pick<AppContext, 'db'>, who: ReturnType<typeof readIdentification>) {
  if (!who) return undefined
  return 'email' in who ? repository.findByEmail(db, who.email) : repository.findByPhone(db, who.phone)
}

/** All password sign-ins: the password, then the second step, then the session. */
async function signIn(ctx: RequestContext, given: Credentials, step: GivenStep): Promise<SignedIn> {
  const account = await checkPassword(ctx, given)
  await passSecondFactor(ctx, account, step)
  const current = ifUnchanged(ctx, account)
  if (!current) throw notSignedIn(serverMessages.credentials)
  const how = step && 'passkey' in step ? 'with password and passkey' : undefined
  return openSession(ctx, current, { how })
}

/** The account that the password is right for; 401 otherwise, 429 after too many failures. */
async function checkPassword(
  ctx: RequestContext,
  { identification, password, mayEnter }: Credentials,
): Promise<repository.AccountRow> {
  await ctx.limits.count('signInAddress', ctx.address)
  const who = readIdentification(identification)
  const found = accountOf(ctx, who)
  // One limit per account, for both sign-in pages and every spelling. Unknown names have one too, so that
  // limits do not reveal accounts.
  const bucket = found?.id ?? (who ? Object.values(who).join() : identification.toLowerCase())
  await ctx.limits.count('signInAccount', bucket)
  const account = found && mayEnter(found.role) ? found : undefined
  const matches = await ctx.passwords.matches(password, account?.passwordHash ?? null)
  if (!account || !matches || account.deactivatedAt !== null) {
    audit(ctx.db, ctx.clock(), 'sign-in failed', null, account?.id)
    throw notSignedIn(serverMessages.credentials)
  }
  await ctx.limits.forgive('signInAddress', ctx.address)
  await ctx.limits.forgive('signInAccount', bucket)
  return account
}

/**
 * The current account if it is still active and has the compared password: the comparison can wait for
 * seconds, in which both may change (S2, S7).
 */
export function ifUnchanged(
  { db }: Pick<AppContext, 'db'>,
  { id, passwordHash }: repository.AccountRow,
): repository.AccountRow | undefined {
  const current = repository.findAccount(db, id)
  return current?.passwordHash === passwordHash && current.deactivatedAt === null ? current : undefined
}

/** Opens a session of seven days. The caller has checked the credentials; `how` is for the audit. */
export function openSession(
  ctx: RequestContext,
  account: repository.AccountRow,
  { isNewRegistration = false, how }: { isNewRegistration?: boolean; how?: string | undefined } = {},
): SignedIn {
  const now = ctx.clock()
  const id = newSecretName()
  transaction(ctx.db, () => {
    repository.insertSession(ctx.db, {
      id,
      accountId: account.id,
      userAgent: ctx.userAgent.slice(0, 200),
      createdAt: now.toISOString(),
      lastSeenAt: now.toISOString(),
      expiresAt: new Date(now.getTime() + SESSION_SECONDS * 1000).toISOString(),
    })
    audit(ctx.db, now, 'signed in', account, undefined, how)
  })
  const token = sessionToken(ctx.secrets.session, { id, accountId: account.id }, now)
  const { modelId = null, onboardedAt = null } = repository.findSession(ctx.db, id) ?? {}
  const profilePic = modelId === null ? null : profilePicture(ctx, { id }, modelId)
  return signedInView(token, account, { modelId, onboardedAt, profilePic }, isNewRegistration)
}

/** Ends the session of the caller. */
export function signOut(ctx: SignedInContext) {
  const now = ctx.clock()
  transaction(ctx.db, () => {
    repository.endSession(ctx.db, ctx.session.id, now.toISOString())
    audit(ctx.db, now, 'signed out', ctx.session.account)
  })
}

/** The caller's live sessions, last used first. */
export function listSessions(ctx: SignedInContext): OpenSession[] {
  const { id, account } = ctx.session
  return repository
    .openSessionsOf(ctx.db, account.id, ctx.clock().toISOString())
    .map((row) => openSessionView(row, id))
}

/** Ends one of the caller's sessions; notFound for another account's (S11). */
export function endOwnSession(ctx: SignedInContext, id: string) {
  const { account } = ctx.session
  const now = ctx.clock()
  transaction(ctx.db, () => {
    if (!repository.endSessionOf(ctx.db, account.id, id, now.toISOString())) throw notFound('Session')
    audit(ctx.db, now, 'session ended', account)
  })
}

/** Ends the caller's other sessions. */
export function endOtherSessions(ctx: SignedInContext) {
  const others = listSessions(ctx).filter((session) => !session.isCurrent)
  for (const { id } of others) endOwnSession(ctx, id)
  // Also those whose session has run out since.
  removeDevicesOf(ctx.db, { accountId: ctx.session.account.id, but: ctx.session.id })
}

/** Warns that ADMIN_PASSWORD is set although an administrator exists; else null. */
export function doubtAboutFirstPassword({ db, config }: Pick<AppContext, 'db' | 'config'>): string | null {
  if (config.ADMIN_PASSWORD === undefined || config.DEMO_DATA || !repository.hasAdministrator(db)) return null
  return 'ADMIN_PASSWORD is set, but there is already an administrator, so it changes nothing. Remove it from .env, where it can be read as plain text.'
}

/**
 * Creates the first superadmin when there is no administrator. Returns the line to print, with a generated
 * password where there is one; null when nothing was created.
 */
export async function ensureSuperadmin(app: AppContext): Promise<string | null> {
  if (repository.hasAdministrator(app.db)) return null
  const email = (app.config.ADMIN_EMAIL ?? FIRST_EMAIL).toLowerCase()
  const password = app.config.ADMIN_PASSWORD ?? newSecretName()
  const passwordHash = await app.passwords.hash(password)
  const createdAt = app.clock().toISOString()
  repository.insertAccount(app.db, {
    id: newId(),
    role: 'superadmin',
    name: FIRST_NAME,
    email,
    passwordHash,
    emailVerifiedAt: createdAt,
    createdAt,
  })
  const known = app.config.ADMIN_PASSWORD ? '(ADMIN_PASSWORD)' : `${password} (printed this once)`
  return `Administrator created: ${email} / ${known}`
}

/** The name that a client or a talent is told to call: a colleague's first name, or the agency's. */
export const whomToCall = (db: Db, accountId: string | null): string =>
  repository.accountName(db, accountId)?.split(' ')[0] ?? agency.name
