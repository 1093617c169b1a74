import type { NewCredential, PasskeyAnswer, PasskeyPurpose } from '../../../../shared/access/passkeys'
import { agency } from '../../../../shared/agency'
import { publicUrl } from '../../../core/config'
import type { AppContext, RequestContext, SignedInContext } from '../../../core/context'
import { newSecretName } from '../../../core/db/ids'
import { invalid, notSetUp } from '../../../core/errors'
import { serverMessages } from '../../../core/messages'
import * as repository from './proof.repository'
import * as rules from './proof.rules'

/** The library takes 20 MB and a tenth of a second to load, which only those with passkeys need. */
const webauthn = () => import('@simplewebauthn/server')
const helpers = () => import('@simplewebauthn/server/helpers')

const MINUTES_MS = 5 * 60_000

type For = { purpose: PasskeyPurpose; accountId: string | null; sessionId: string | null }

/** Whether browsers have passkeys for the site's address. */
export const isPossible = ({ config }: Pick<AppContext, 'config'>): boolean =>
  rules.relyingParty(publicUrl(config)) !== null

function site({ config }: Pick<AppContext, 'config'>): rules.RelyingParty {
  const found = rules.relyingParty(publicUrl(config))
  if (!found) throw notSetUp(serverMessages.passkeysImpossible)
  return found
}

/** Keeps a challenge for five minutes and returns the name of the attempt, which only this browser gets. */
function keep({ db, clock }: AppContext, challenge: string, whom: For): string {
  const now = clock()
  const id = newSecretName()
  const expiresAt = new Date(now.getTime() + MINUTES_MS).toISOString()
  repository.insertChallenge(db, { id, challenge, expiresAt, ...whom }, now.toISOString())
  return id
}

/** The challenge of an attempt, which is over with this call, whoever makes it; null for another purpose. */
function take({ db, clock }: AppContext, attempt: string, { purpose, accountId, sessionId }: For) {
  const row = repository.takeChallenge(db, attempt)
  if (!row || row.expiresAt <= clock().toISOString()) return null
  const isMeant = row.purpose === purpose && row.accountId === accountId && row.sessionId === sessionId
  return isMeant ? row.challenge : null
}

const ofSession = ({ session }: SignedInContext): For => ({
  purpose: 'add',
  accountId: session.account.id,
  sessionId: session.id,
})

/** What the browser needs to make a passkey for the caller. */
export async function startAdding(ctx: SignedInContext) {
  const { account } = ctx.session
  const rp = site(ctx)
  const { generateRegistrationOptions } = await webauthn()
  // No extension is asked for: its result is not read.
  const { extensions: _, ...options } = await generateRegistrationOptions({
    rpID: rp.id,
    rpName: agency.name,
    userID: new Uint8Array(Buffer.from(account.id)),
    userName: account.email ?? account.name,
    userDisplayName: account.name,
    timeout: MINUTES_MS,
    excludeCredentials: descriptors(repository.passkeysOf(ctx.db, account.id)),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  })
  return { attempt: keep(ctx, options.challenge, ofSession(ctx)), options }
}

/** What is stored of a passkey that the browser made for the caller's attempt. Throws 400 for anything else. */
export async function checkNew(ctx: SignedInContext, attempt: string, given: NewCredential) {
  const rp = site(ctx)
  const challenge = take(ctx, attempt, ofSession(ctx))
  if (challenge === null) throw invalid('name', serverMessages.passkeyTooLate)
  const credential = await verifyNew(rp, challenge, given).catch(refused(ctx))
  if (!credential) throw invalid('name', serverMessages.passkeyNotMade)
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: given.response.transports ?? [],
  }
}

async function verifyNew(rp: rules.RelyingParty, challenge: string, given: NewCredential) {
  const { decodeAttestationObject, isoBase64URL } = await helpers()
  // Nobody asked for a certificate of the authenticator's maker, and to check one is to fetch addresses in it.
  const statement = decodeAttestationObject(isoBase64URL.toBuffer(given.response.attestationObject))
  const isSelfMade = statement.get('fmt') === 'packed' && !statement.get('attStmt').get('x5c')
  if (statement.get('fmt') !== 'none' && !isSelfMade) return null
  const { verifyRegistrationResponse } = await webauthn()
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: { ...given, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: rp.origin,
    expectedRPID: rp.id,
    requireUserVerification: false,
  })
  return verified ? registrationInfo.credential : null
}

/**
 * What the browser needs to sign with one of the account's passkeys, or with any, where the account is unknown. With
 * `sessionId` the answer counts for that session only.
 */
export async function startSigning(
  ctx: RequestContext,
  purpose: 'second step' | 'sign in',
  accountId: string | null,
  sessionId: string | null = null,
) {
  const rp = site(ctx)
  const { generateAuthenticationOptions } = await webauthn()
  const { extensions: _, ...options } = await generateAuthenticationOptions({
    rpID: rp.id,
    timeout: MINUTES_MS,
    allowCredentials: accountId === null ? [] : descriptors(repository.passkeysOf(ctx.db, accountId)),
    userVerification: isAlone({ purpose, sessionId }) ? 'required' : 'preferred',
  })
  return { attempt: keep(ctx, options.challenge, { purpose, accountId, sessionId }), options }
}

/** Whether the passkey stands without the password, so that it has to verify its user. */
const isAlone = ({ purpose, sessionId }: Pick<For, 'purpose' | 'sessionId'>) =>
  purpose === 'sign in' || sessionId !== null

const descriptors = (rows: readonly repository.PasskeyRow[]) =>
  rows.map(({ credentialId, transports }) => ({ id: credentialId, transports }))

/** Whether one of the account's passkeys signed the challenge of the attempt after the password. */
export async function provesStep(ctx: RequestContext, accountId: string, given: PasskeyAnswer) {
  const found = await signedBy(ctx, given, { purpose: 'second step', accountId, sessionId: null })
  return found?.accountId === accountId
}

/** Whether one of the account's passkeys signed the challenge that its session asked for, and verified its user. */
export async function provesSession(ctx: SignedInContext, given: PasskeyAnswer): Promise<boolean> {
  const { account, id } = ctx.session
  const whom: For = { purpose: 'second step', accountId: account.id, sessionId: id }
  return (await signedBy(ctx, given, whom)) !== null
}

/** The passkey that signed the challenge of the attempt, verified its user and knows whose it is; else null. */
export async function provesPerson(ctx: RequestContext, given: PasskeyAnswer) {
  const found = await signedBy(ctx, given, { purpose: 'sign in', accountId: null, sessionId: null })
  return found?.accountId ?? null
}

async function signedBy(ctx: RequestContext, { attempt, response }: PasskeyAnswer, whom: For) {
  const rp = site(ctx)
  const challenge = take(ctx, attempt, whom)
  const passkey = repository.findByCredential(ctx.db, response.id)
  if (challenge === null || !passkey) return null
  if (whom.accountId !== null && passkey.accountId !== whom.accountId) return null
  const { userHandle, ...signed } = response.response
  const handle = Buffer.from(userHandle ?? '', 'base64url').toString()
  if (userHandle ? handle !== passkey.accountId : whom.accountId === null) return null
  const { verifyAuthenticationResponse } = await webauthn()
  // It refuses a counter that is not above the last one: a copy of the passkey is in use.
  const checked = await verifyAuthenticationResponse({
    response: { ...response, response: signed, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: rp.origin,
    expectedRPID: rp.id,
    requireUserVerification: isAlone(whom),
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
    },
  }).catch(refused(ctx))
  if (!checked?.verified) return null
  const { newCounter } = checked.authenticationInfo
  return repository.recordUse(ctx.db, passkey, newCounter, ctx.clock().toISOString()) ? passkey : null
}

/** The library throws for each thing that is wrong: an expected outcome here, of which the log says why. */
const refused =
  ({ log }: Pick<AppContext, 'log'>) =>
  (error: unknown): null => {
    log.warn({ why: error instanceof Error ? error.message : 'unknown' }, 'a passkey was refused')
    return null
  }
