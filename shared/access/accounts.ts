import { z } from 'zod'
import { EMAIL_MAX, NAME_MAX, PASSWORD_MAX_BYTES, PASSWORD_MIN } from '../limits'
import type { Role } from '../lists'
import { messages } from '../messages'
import { blankAsNothing, blankAsNull, email, length, line, phone, requiredLine } from '../text/text'

/** UTF-8 length; Infinity for a text that is too long in any encoding, so that it is not encoded. */
const bytes = (text: string) =>
  text.length > PASSWORD_MAX_BYTES ? Number.POSITIVE_INFINITY : new TextEncoder().encode(text).length

/** A new password: at least 8 characters, at most 72 bytes, never trimmed (S4). */
export const newPassword = z
  .string('New password is required')
  .refine((given) => given !== '', 'New password is required')
  .refine((given) => length(given) >= PASSWORD_MIN, 'Password must be at least 8 characters long')
  .refine(
    (given) => bytes(given) <= PASSWORD_MAX_BYTES,
    'This password is too long. Use up to 72 characters, fewer with accents or non-Latin letters.',
  )

/** A password to check. One longer than the limit is refused before it costs a hash. */
export const givenPassword = z
  .string('Enter your password')
  .min(1, 'Enter your password')
  .refine((given) => bytes(given) <= PASSWORD_MAX_BYTES, 'Invalid credentials')

/** A code of an authenticator app, or a recovery code, with blanks and hyphens as people type them. */
const CODE_MAX = 40
const code = requiredLine(CODE_MAX, 'Enter the code')

/** `code` is for accounts with two-step sign-in only. */
export const adminSignIn = z.object({
  email,
  password: givenPassword,
  code: line(CODE_MAX)
    .nullish()
    .transform((given) => blankAsNull(given ?? '')),
})

export const passwordAgain = z.object({ password: givenPassword })
export const secondFactorCode = z.object({ code })

/** Talent sign-in by email or phone. */
export const talentSignIn = z.object({
  identification: requiredLine(EMAIL_MAX, messages.missing.all),
  password: givenPassword,
})

/** Deletes one's own account: the password again, or the email of an account without a password (P3). */
export const accountRemoval = z.object({ proof: givenPassword })

/** Longer than any token issued by this server, Google or Facebook. */
const TOKEN_MAX = 4_000
const token = line(TOKEN_MAX)
/** The form sends an empty text when no phone number was entered. */
const optionalPhone = z.preprocess(blankAsNothing, phone.nullish()).transform((given) => given ?? null)

/** Sign-up; `invite` is the token of a mailed invitation. */
export const signUp = z.object({
  name: requiredLine(NAME_MAX, messages.missing.all),
  email,
  contact: optionalPhone,
  password: newPassword,
  invite: token.nullish().transform((given) => blankAsNull(given ?? '')),
})
export type SignUp = z.output<typeof signUp>
export type SignUpForm = z.input<typeof signUp>

export const SOCIAL_PROVIDERS = ['google', 'facebook'] as const
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number]

/** A JSON web token has three parts; Facebook's access tokens have one. */
const providerOf = (socialToken: string): SocialProvider =>
  socialToken.split('.').length === 3 ? 'google' : 'facebook'

/**
 * Social sign-in. The email comes from the issuer, never from the request. Without `provider` the format of the token
 * decides.
 */
export const socialSignIn = z
  .object({
    socialToken: token.refine((given) => given !== '', messages.missing.all),
    provider: z.enum(SOCIAL_PROVIDERS).optional(),
    name: line(NAME_MAX).nullish().catch(null),
    contact: optionalPhone,
  })
  .transform(({ provider, name, ...given }) => ({
    ...given,
    name: blankAsNull(name ?? ''),
    provider: provider ?? providerOf(given.socialToken),
  }))
export type SocialSignIn = z.output<typeof socialSignIn>

const random = z.string().regex(/^[\w-]{16,64}$/)
/** Starts a social sign-in; the browser compares both values when the provider redirects back. */
export const socialStart = z.object({ provider: z.enum(SOCIAL_PROVIDERS), state: random, nonce: random })

export const invitationToken = z.object({ token })
export type Invitation = { name: string | null; email: string | null }

/** With a new password: whether API keys and calendar addresses end too. */
const endsAccess = z.boolean().optional()

export const resetRequest = z.object({ email })

/** Password reset; `username` is the account's email or phone. */
export const resetPassword = z.object({
  token,
  username: requiredLine(EMAIL_MAX, messages.reset.usernameRequired),
  newPassword,
  endsAccess,
})
export const resetToken = z.object({ token })

/**
 * The repeated password of a form. A separate schema to intersect with, because zod skips an object's own refinement
 * while one of its fields is invalid.
 */
export const passwordTwice = z
  .object({ newPassword: z.string(), confirm: z.string() })
  .refine(({ confirm }) => confirm !== '', { path: ['confirm'], message: messages.reset.confirmRequired })
  .refine((given) => given.confirm === '' || given.confirm === given.newPassword, {
    path: ['confirm'],
    message: messages.reset.mismatch,
  })

export const changePassword = z.object({ currentPassword: givenPassword, newPassword, endsAccess })

/** What a calendar address shows. */
export const FEED_SCOPES = ['own', 'my jobs', 'whole desk'] as const
/** What programs read with in the name of an account: the names of its API keys, and what its calendar addresses show. */
export type ProgramAccess = { keys: string[]; calendars: (typeof FEED_SCOPES)[number][] }

export const sessionId = z.object({ id: line(64) })
/** An active session; times are ISO 8601, UTC. */
export type OpenSession = {
  id: string
  userAgent: string | null
  createdAt: string
  lastSeenAt: string
  isCurrent: boolean
}

/** What the browser stores after a sign-in. */
export type SignedIn = {
  token: string
  account: { id: string; name: string; role: Role; profilePic: string | null; modelId: string | null }
  isNewRegistration: boolean
  /** true until all five onboarding steps are done */
  requiresOnboarding: boolean
}
