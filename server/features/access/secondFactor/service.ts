import type { PasskeyAnswer } from '../../../../shared/access/passkeys'
import type {
  NewSecondFactor,
  OwnSecondFactor,
  RecoveryCodes,
  RequiredSecondFactor,
  SecondFactorRule,
  SecondStep,
} from '../../../../shared/access/secondFactor'
import { agency } from '../../../../shared/agency'
import type { AppContext, RequestContext, SignedInContext } from '../../../core/context'
import { type Db, transaction } from '../../../core/db/database'
import { conflict, invalid, notFound, secondStepMissing, secondStepWrong } from '../../../core/errors'
import { queueMail } from '../../../core/mail/outbox'
import { serverMessages } from '../../../core/messages'
import { audit } from '../../../core/security/audit'
import { readCode } from '../../../core/security/readableCode'
import { decrypt, encrypt, sha256 } from '../../../core/security/secrets'
import { type SecondFactorChange, secondFactorNotice } from '../../../emails/accounts'
import { provePassword } from '../accounts/passwordProof.service'
import { type AccountRow, endOtherSessionsOf, endSessionsOf, findAccount } from '../accounts/repository'
import { isAgency } from '../accounts/rules'
import { noteDangerous } from '../accounts/sessionProof.service'
import { accountsWithPasskey, hasPasskey, removePasskeysOf } from '../passkeys/proof.repository'
import { provesStep } from '../passkeys/proof.service'
import * as repository from './repository'
import * as rules from './rules'

type Account = Pick<AccountRow, 'id' | 'name' | 'email'>

const requirementOf = (db: Db): RequiredSecondFactor => rules.requirement(repository.readRule(db))

/** What the account has beside its password. */
function stepsOf(db: Db, accountId: string): SecondStep[] {
  const app: SecondStep[] = repository.findConfirmed(db, accountId) ? ['app'] : []
  return hasPasskey(db, accountId) ? [...app, 'passkey'] : app
}

const hasSecondStep = (db: Db, accountId: string) => stepsOf(db, accountId).length > 0

/** The caller's own second factor. */
export function readOwn({ db, session }: SignedInContext): OwnSecondFactor {
  const { id, role } = session.account
  const factor = repository.findConfirmed(db, id)
  const required = requirementOf(db)
  const isRequired = rules.isRequiredFor(required, role)
  return {
    isOn: factor !== undefined,
    since: factor?.confirmedAt ?? null,
    codesLeft: repository.countRecoveryCodes(db, id),
    hasPasskeys: hasPasskey(db, id),
    isRequired,
    requiredFrom: isRequired ? required.from : null,
  }
}

/** From when on a colleague can do nothing until two-step sign-in is on; null for who has it or needs none. */
export function dueFrom({ db }: Pick<AppContext, 'db'>, { id, role }: Pick<AccountRow, 'id' | 'role'>) {
  if (!isAgency(role)) return null
  const required = requirementOf(db)
  if (!rules.isRequiredFor(required, role) || hasSecondStep(db, id)) return null
  return required.from
}

/** Whether that is now. Signing in is never refused for it, so that nobody is locked out. */
export function mustTurnOn(app: AppContext, account: Pick<AccountRow, 'id' | 'role'>): boolean {
  const from = dueFrom(app, account)
  return from !== null && from <= app.clock().toISOString()
}

/**
 * Makes a secret, which counts once a code confirms it; told this once. 400 for a wrong password, 409 when
 * two-step sign-in is on.
 */
export async function start(ctx: SignedInContext, password: string): Promise<NewSecondFactor> {
  const { account } = ctx.session
  await provePassword(ctx, password)
  const secret = rules.newSecret()
  const { changes } = repository.replaceUnconfirmed(ctx.db, {
    accountId: account.id,
    secret: encrypt(ctx.secrets.stored, secret),
    createdAt: ctx.clock().toISOString(),
  })
  if (changes === 0) throw conflict(serverMessages.isOnAlready)
  return rules.shownSecret(secret, account.email ?? account.name, agency.name)
}

/** Turns two-step sign-in on by a first code, ends the other sessions, and tells the recovery codes once. */
export async function confirm(ctx: SignedInContext, given: string): Promise<RecoveryCodes> {
  const { account, id: session } = ctx.session
  await ctx.limits.count('secondFactor', account.id)
  const now = ctx.clock()
  const codes = rules.newRecoveryCodes()
  transaction(ctx.db, () => {
    const factor = repository.findFactor(ctx.db, account.id)
    if (!factor) throw conflict(serverMessages.isOff)
    if (!takeAppCode(ctx, factor, readCode(given), now)) throw invalid('code', serverMessages.codeWrong)
    if (!repository.confirmFactor(ctx.db, account.id, now.toISOString()))
      throw conflict(serverMessages.isOnAlready)
    repository.replaceRecoveryCodes(ctx.db, account.id, codes)
    endOtherSessionsOf(ctx.db, account.id, session, now.toISOString())
    audit(ctx.db, now, 'two-step sign-in turned on', account, account.id)
    tell(ctx.db, now, account, 'turned on')
  })
  await ctx.limits.forgive('secondFactor', account.id)
  return { codes }
}

/** Recovery codes for an account that has none left, told once, in the caller's transaction; null for others. */
export function firstRecoveryCodes(db: Db, accountId: string): string[] | null {
  if (repository.countRecoveryCodes(db, accountId) > 0) return null
  const codes = rules.newRecoveryCodes()
  repository.replaceRecoveryCodes(db, accountId, codes)
  return codes
}

/**
 * After a second step was removed, in the same transaction: 409 when it was the only one of an account that must have
 * one; recovery codes go with the last.
 */
export function leaveSecondStep(db: Db, { id, role }: Pick<AccountRow, 'id' | 'role'>) {
  if (hasSecondStep(db, id)) return
  if (rules.isRequiredFor(requirementOf(db), role)) throw conflict(serverMessages.isRequired)
  repository.removeRecoveryCodes(db, id)
}

/** Replaces the recovery codes. 400 for a wrong password, 409 when two-step sign-in is off. */
export async function renewCodes(ctx: SignedInContext, password: string): Promise<RecoveryCodes> {
  const { account } = ctx.session
  await provePassword(ctx, password)
  const codes = rules.newRecoveryCodes()
  transaction(ctx.db, () => {
    if (!hasSecondStep(ctx.db, account.id)) throw conflict(serverMessages.isOff)
    repository.replaceRecoveryCodes(ctx.db, account.id, codes)
    audit(ctx.db, ctx.clock(), 'recovery codes made', account, account.id)
  })
  return { codes }
}

/** Turns the app's codes off. 400 for a wrong password, 409 when they are the only second step of who must have one. */
export async function turnOff(ctx: SignedInContext, password: string): Promise<OwnSecondFactor> {
  const { account } = ctx.session
  await provePassword(ctx, password)
  const now = ctx.clock()
  transaction(ctx.db, () => {
    const wasOn = repository.removeFactor(ctx.db, account.id)
    leaveSecondStep(ctx.db, account)
    if (!wasOn) return
    audit(ctx.db, now, 'two-step sign-in turned off', account, account.id)
    tell(ctx.db, now, account, 'turned off')
  })
  return readOwn(ctx)
}

const tell = (db: Db, now: Date, { name, email }: Omit<Account, 'id'>, what: SecondFactorChange) =>
  email && queueMail(db, now, secondFactorNotice({ name, email }, what))

/** A code of the app or a recovery code, or what a passkey signed; null for neither. */
export type GivenStep = { code: string } | { passkey: PasskeyAnswer } | null

/**
 * Asks for the second step of an account whose password was right, each of which is taken once. Throws 401 with a
 * reason when it is missing or wrong, 429 after too many wrong ones.
 */
export async function passSecondFactor(ctx: RequestContext, account: AccountRow, given: GivenStep) {
  const steps = stepsOf(ctx.db, account.id)
  if (steps.length === 0) return
  if (given === null) throw secondStepMissing(steps)
  await ctx.limits.count('secondFactor', account.id)
  const isPasskey = 'passkey' in given
  const isRight = isPasskey
    ? await provesStep(ctx, account.id, given.passkey)
    : takeCode(ctx, account, readCode(given.code))
  if (!isRight) {
    audit(ctx.db, ctx.clock(), 'sign-in failed', null, account.id, 'second step')
    throw secondStepWrong(serverMessages[isPasskey ? 'passkeyStepWrong' : 'codeWrong'])
  }
  await ctx.limits.forgive('secondFactor', account.id)
}

const takeCode = (ctx: RequestContext, account: AccountRow, code: string) =>
  transaction(ctx.db, () => {
    const now = ctx.clock()
    const factor = repository.findConfirmed(ctx.db, account.id)
    return (factor && takeAppCode(ctx, factor, code, now)) || takeRecoveryCode(ctx.db, account, code, now)
  })

type Factor = { accountId: string; secret: string }

function takeAppCode({ db, secrets, log }: AppContext, factor: Factor, code: string, now: Date): boolean {
  const secret = decrypt(secrets.stored, factor.secret)
  if (secret === null) {
    log.warn({ account: factor.accountId }, 'the second factor was stored with another JWT_SECRET')
    return false
  }
  const step = rules.stepOf(secret, code, now)
  return step !== null && repository.takeStep(db, factor.accountId, step)
}

function takeRecoveryCode(db: Db, account: Account, code: string, now: Date): boolean {
  if (!repository.takeRecoveryCode(db, account.id, sha256(code), now.toISOString())) return false
  const left = repository.countRecoveryCodes(db, account.id)
  audit(db, now, 'recovery code used', account, account.id, `${left} left`)
  tell(db, now, account, 'recovery code used')
  return true
}

/** Which colleagues have two-step sign-in, and who needs it. */
export const readTeamFactors = ({ db }: Pick<AppContext, 'db'>) => ({
  accounts: [...new Set([...repository.accountsWithFactor(db), ...accountsWithPasskey(db)])],
  required: requirementOf(db),
})

/** Says who needs two-step sign-in, a week from now on. */
export function setRule(ctx: SignedInContext, who: SecondFactorRule) {
  const now = ctx.clock()
  transaction(ctx.db, () => {
    if (requirementOf(ctx.db).who === who) return
    repository.writeRule(ctx.db, { who, since: now.toISOString() })
    noteDangerous(ctx, now, { what: 'two-step sign-in required', detail: `of ${who}` })
  })
  return readTeamFactors(ctx)
}

/** Removes a colleague's second factor with all passkeys and ends the colleague's sessions. Throws notFound. */
export function resetOf(ctx: SignedInContext, id: string) {
  const account = findAccount(ctx.db, id)
  if (!account || !isAgency(account.role)) throw notFound('Account')
  const now = ctx.clock()
  const deed = { what: 'two-step sign-in reset', subject: account.id, name: account.name } as const
  transaction(ctx.db, () => removeFrom(ctx.db, now, account, () => noteDangerous(ctx, now, deed)))
  return readTeamFactors(ctx)
}

/** The same by the command on the server; false when there is none. */
export const removeOnServer = (db: Db, now: Date, account: AccountRow): boolean =>
  removeFrom(db, now, account, () =>
    audit(db, now, 'two-step sign-in reset', null, account.id, 'on the server'),
  )

function removeFrom(db: Db, now: Date, account: AccountRow, note: () => void): boolean {
  const wasOn = repository.removeFactor(db, account.id)
  repository.removeRecoveryCodes(db, account.id)
  if (removePasskeysOf(db, account.id) === 0 && !wasOn) return false
  endSessionsOf(db, account.id, now.toISOString())
  note()
  tell(db, now, account, 'reset')
  return true
}
