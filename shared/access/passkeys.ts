import { z } from 'zod'
import { NAME_MAX } from '../limits'
import { line, requiredLine } from '../text/text'
import { adminSignIn, givenPassword } from './accounts'

/** What a challenge was made for; it is accepted for nothing else. */
export const PASSKEY_PURPOSES = ['add', 'second step', 'sign in'] as const
export type PasskeyPurpose = (typeof PASSKEY_PURPOSES)[number]

/** Of one person. */
export const PASSKEYS_MAX = 20

// Longer than what any authenticator sends.
const ATTEMPT_MAX = 64
const CREDENTIAL_MAX = 1_500
const RESPONSE_MAX = 20_000
const base64url = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[\w-]+$/)

const attempt = line(ATTEMPT_MAX)
const credential = {
  id: base64url(CREDENTIAL_MAX),
  rawId: base64url(CREDENTIAL_MAX),
  type: z.literal('public-key'),
}
const clientDataJSON = base64url(RESPONSE_MAX)

/** What the browser made, as `startRegistration` returns it. */
const newCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON,
    attestationObject: base64url(RESPONSE_MAX),
    transports: z
      .array(z.string().regex(/^[a-z-]{1,20}$/))
      .max(10)
      .optional()
      .catch([]),
  }),
})
export type NewCredential = z.output<typeof newCredential>

/** What a passkey signed, as `startAuthentication` returns it. */
const signedChallenge = z.object({
  ...credential,
  response: z.object({
    clientDataJSON,
    authenticatorData: base64url(RESPONSE_MAX),
    signature: base64url(RESPONSE_MAX),
    userHandle: base64url(CREDENTIAL_MAX).nullish().catch(null),
  }),
})

export const passkeyAnswer = z.object({ attempt, response: signedChallenge })
export type PasskeyAnswer = z.output<typeof passkeyAnswer>

const credentials = adminSignIn.omit({ code: true })
/** The password is right: what may the passkey sign? */
export const passkeyStepStart = credentials
/** Signs in with the password, and a passkey in place of a code. */
export const passkeyStep = credentials.extend(passkeyAnswer.shape)

const name = requiredLine(NAME_MAX, 'Enter a name, so that you can tell your passkeys apart')
/** The form that adds a passkey. */
export const passkeyStart = z.object({ name, password: givenPassword })
export const newPasskey = z.object({ attempt, name, response: newCredential })
const id = line(ATTEMPT_MAX)
export const passkeyName = z.object({ id, name })
export const passkeyRemoval = z.object({ id, password: givenPassword })

/** Times are ISO 8601, UTC. */
export type OwnPasskey = { id: string; name: string; createdAt: string; lastUsedAt: string | null }
export type OwnPasskeys = {
  passkeys: OwnPasskey[]
  /** false where the site's address is none that browsers have passkeys for */
  isPossible: boolean
}
