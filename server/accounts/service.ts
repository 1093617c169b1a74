import type { OpenSession, SignedIn } from '../../shared/accounts'
import { serverMessages } from '../../shared/serverMessages'
import { audit } from '../core/audit'
import type { Context, House, Session, SignedInContext } from '../core/context'
import { transaction } from '../core/database'
import { isOutOfReach, notFound, notSignedIn } from '../core/errors'
import { newId, newSecretName } from '../core/ids'
import { readSessionToken, SESSION_SECONDS, sessionToken } from '../core/tokens'
import { profilePicture } from '../portfolio/service'
import * as repository from './repository'
import { isAgency, readIdentification } from './rules'
import { openSessionView, signedInView } from './views'

const TOUCH_MS = 60_000 // lastSeenAt is worth one write a minute, not one a request

/** Who a bearer token belongs to, read from the database now; null when the session ended in any way (S2). */
export function findSession(house: House, token: string): Session | null {
  const id = readSessionToken(house.secrets.session, token, house.clock())
  return id === null ? null : findSessionById(house, id)
}

/** The same by the session's id, for a signed link that names one. */
export function findSessionById(house: House, id: string): Session | null {
  const now = house.clock()
  const row = repository.findSession(house.db, id)
  if (!row || row.expiresAt <= now.toISOString()) return null
  if (now.getTime() - Date.parse(row.lastSeenAt) > TOUCH_MS) touch(house, row, now)
  const { accountId, name, email, role, modelId } = row
  return { id: row.id, account: { id: accountId, name, email, role }, modelId }
}

/** Reading goes on where nothing can be written (R9): when somebody was last seen is worth no refusal. */
function touch(house: House, row: { id: string; accountId: string }, now: Date) {
  try {
    repository.touchSession(house.db, row, now.toISOString())
  } catch (error) {
    if (!isOutOfReach(error)) throw error
  }
}

/**
 * Signs an administrator in by e-mail and password (section 7, `POST /api/v1/agency/login`).
 * Unknown account, wrong password, another role and an account without password answer alike (S6): 401.
 * Too many failures for the account or the address: 429 (S5).
 */
export async function signInAdmin(
  ctx: Context,
  given: { email: string; password: string },
): Promise<SignedIn> {
  const account = repository.findByEmail(ctx.db, given.email)
  const fits = account !== undefined && isAgency(account.role)
  return signIn(ctx, given.email, fits ? account : undefined, given.password)
}

/**
 * Signs a talent in by e-mail or phone and password (section 7, `POST /api/v1/agency/models/login`). Unknown
 * account, wrong password, another role and an account that only knows social sign-in answer alike (S6): 401.
 * Too many failures for the account or the address: 429 (S5).
 */
export async function signInTalent(
  ctx: Context,
  given: { identification: string; password: string },
): Promise<SignedIn> {
  const account = findAccountBy(ctx, given.identification)
  return signIn(ctx, given.identification, account?.role === 'model' ? account : undefined, given.password)
}

/** The account that an e-mail address or a phone number, written in any way, belongs to. */
export function findAccountBy(house: Pick<House, 'db'>, identification: string) {
  const who = readIdentification(identification)
  if (!who) return undefined
  return 'email' in who
    ? repository.findByEmail(house.db, who.email)
    : repository.findByPhone(house.db, who.phone)
}

/** The common end of every sign-in by password: limits, comparison in constant time, session, audit line. */
async function signIn(
  ctx: Context,
  identification: string,
  account: repository.AccountRow | undefined,
  password: string,
): Promise<SignedIn> {
  await ctx.limits.count('signInAddress', ctx.address)
  // By the account where there is one, so that its e-mail and its phone do not make two budgets of guesses.
  const bucket = account?.id ?? identification.toLowerCase()
  await ctx.limits.count('signInAccount', bucket)
  const matches = await ctx.passwords.matches(password, account?.passwordHash ?? null)
  if (!account || !matches || account.deactivatedAt !== null) {
    audit(ctx.db, ctx.clock(), 'sign-in failed', null, account?.id)
    throw notSignedIn(serverMessages.credentials)
  }
  await ctx.limits.forgive('signInAddress', ctx.address)
  await ctx.limits.forgive('signInAccount', bucket)
  const current = ifUnchanged(ctx, account)
  if (!current) throw notSignedIn(serverMessages.credentials)
  return openSession(ctx, current)
}

/**
 * The account as it is now, if its password is still the one that was compared and it is open: a comparison takes a
 * moment, in a full queue seconds, in which its owner may have changed the one or lost the other (S2, S7).
 */
export function ifUnchanged(
  { db }: Pick<House, 'db'>,
  { id, passwordHash }: repository.AccountRow,
): repository.AccountRow | undefined {
  const current = repository.findAccount(db, id)
  return current?.passwordHash === passwordHash && current.deactivatedAt === null ? current : undefined
}

/** Opens a session of seven days for an account whose right to it was proven. */
export function openSession(
  ctx: Context,
  account: repository.AccountRow,
  isNewRegistration = false,
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
    audit(ctx.db, now, 'signed in', account)
  })
  const token = sessionToken(ctx.secrets.session, { id, accountId: account.id }, now)
  const { modelId = null, onboardedAt = null } = repository.findSession(ctx.db, id) ?? {}
  const profilePic = modelId === null ? null : profilePicture(ctx, { id }, modelId)
  return signedInView(token, account, { modelId, onboardedAt, profilePic }, isNewRegistration)
}

/** Ends the caller's own session (contract: a session ends at logout). */
export function signOut(ctx: SignedInContext) {
  const now = ctx.clock()
  transaction(ctx.db, () => {
    repository.endSession(ctx.db, ctx.session.id, now.toISOString())
    audit(ctx.db, now, 'signed out', ctx.session.account)
  })
}

/** Where the caller's account is signed in now, the last used first. */
export function listSessions(ctx: SignedInContext): OpenSession[] {
  const { id, account } = ctx.session
  return repository
    .openSessionsOf(ctx.db, account.id, ctx.clock().toISOString())
    .map((row) => openSessionView(row, id))
}

/** Ends one of the caller's own sessions; notFound for anybody else's (S11). */
export function endOwnSession(ctx: SignedInContext, id: string) {
  const { account } = ctx.session
  const now = ctx.clock()
  transaction(ctx.db, () => {
    if (!repository.endSessionOf(ctx.db, account.id, id, now.toISOString())) throw notFound('Session')
    audit(ctx.db, now, 'session ended', account)
  })
}

/** Ends every session of the caller but this one. */
export function endOtherSessions(ctx: SignedInContext) {
  const others = listSessions(ctx).filter((session) => !session.isCurrent)
  for (const { id } of others) endOwnSession(ctx, id)
}

/**
 * Makes the first superadmin when there is no administrator (contract, ADMIN_EMAIL). Returns the line that the start
 * prints: who signs in, and the password where one was made up. Null where there is an administrator.
 */
export async function ensureSuperadmin(house: House): Promise<string | null> {
  if (repository.hasAdministrator(house.db)) return null
  const email = (house.config.ADMIN_EMAIL ?? 'admin@agency.local').toLowerCase()
  const password = house.config.ADMIN_PASSWORD ?? newSecretName()
  const passwordHash = await house.passwords.hash(password)
  const createdAt = house.clock().toISOString()
  repository.insertAccount(house.db, {
    id: newId(),
    role: 'superadmin',
    name: 'Administrator',
    email,
    passwordHash,
    emailVerifiedAt: createdAt,
    createdAt,
  })
  const known = house.config.ADMIN_PASSWORD ? '(ADMIN_PASSWORD)' : `${password} (printed this once)`
  return `Administrator made: ${email} / ${known}`
}
