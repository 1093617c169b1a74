import { z } from 'zod'
import { EMAIL_MAX, NAME_MAX, PASSWORD_MAX_BYTES, PASSWORD_MIN } from './limits'
import type { Role } from './lists'
import { messages } from './messages'
import { blankAsNull, email, length, line, phone, requiredLine, tidy } from './text'

const bytes = (text: string) => new TextEncoder().encode(text).length

/** A password to be set: 8 characters at least, 72 bytes at most, any composition (S4). Never trimmed. */
export const newPassword = z
  .string('New password is required')
  .refine((given) => given !== '', 'New password is required')
  .refine((given) => length(given) >= PASSWORD_MIN, 'Password must be at least 8 characters long')
  .refine((given) => bytes(given) <= PASSWORD_MAX_BYTES, 'Password must be at most 72 bytes long')

/** A password to be checked. Longer than any that can have been set is refused before it costs a hash. */
const givenPassword = z
  .string('Enter your password')
  .min(1, 'Enter your password')
  .refine((given) => bytes(given) <= PASSWORD_MAX_BYTES, 'Invalid credentials')

/** Admin sign-in: specification section 5, 'Admin login'. */
export const adminSignIn = z.object({ email, password: givenPassword })

/** Model sign-in by e-mail or phone: specification section 7, `models/login`. */
export const talentSignIn = z.object({
  identification: requiredLine(EMAIL_MAX, messages.missing.all),
  password: givenPassword,
})

/** Deleting the own account: the password once more, or the e-mail of an account that has none (P3). */
export const accountRemoval = z.object({ proof: givenPassword })

/** Longer than any token that this house, Google or Facebook writes. */
const TOKEN_MAX = 4_000
const token = line(TOKEN_MAX)
/** A phone number or nothing: the form sends an empty text for a number that was left out. */
const optionalPhone = z
  .preprocess((given) => (typeof given === 'string' && tidy(given) === '' ? null : given), phone.nullish())
  .transform((given) => given ?? null)

/** Sign-up: specification section 3, `register`. `invite` is the token of a mailed invitation. */
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

/** A JSON web token has three parts; Facebook's access tokens are of one piece. */
const providerOf = (socialToken: string): SocialProvider =>
  socialToken.split('.').length === 3 ? 'google' : 'facebook'

/**
 * Social sign-in: specification section 3. Name and e-mail of the request are only read when they are well formed,
 * and the e-mail not even then: it is the issuer's (contract). `provider` may be left out.
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
/** The way to a provider's own sign-in page; both values come back with the answer and are compared in the browser. */
export const socialStart = z.object({ provider: z.enum(SOCIAL_PROVIDERS), state: random, nonce: random })

export const invitationToken = z.object({ token })
/** Who was invited, for filling in the form. */
export type Invitation = { name: string | null; email: string | null }

/** Asking for a reset: specification section 3. */
export const resetRequest = z.object({ email })

/** Password reset: specification section 5. `username` is the account's e-mail or phone (contract). */
export const resetPassword = z.object({
  token,
  username: requiredLine(EMAIL_MAX, messages.reset.usernameRequired),
  newPassword,
})

/**
 * What a form asks beside a new password: the same again. A part of its own, to be intersected with the rest: zod
 * leaves an object's own rule unasked while a field of it is wrong.
 */
export const passwordTwice = z
  .object({ newPassword: z.string(), confirm: z.string() })
  .refine(({ confirm }) => confirm !== '', { path: ['confirm'], message: messages.reset.confirmRequired })
  .refine((given) => given.confirm === '' || given.confirm === given.newPassword, {
    path: ['confirm'],
    message: messages.reset.mismatch,
  })

/** A member's own new password. */
export const changePassword = z.object({ currentPassword: givenPassword, newPassword })

export const sessionId = z.object({ id: line(64) })
/** A place where the account is signed in; moments are ISO 8601, UTC. */
export type OpenSession = {
  id: string
  userAgent: string | null
  createdAt: string
  lastSeenAt: string
  isCurrent: boolean
}

/** What a browser keeps after signing in (specification section 3, Session). */
export type SignedIn = {
  token: string
  account: { id: string; name: string; role: Role; profilePic: string | null; modelId: string | null }
  isNewRegistration: boolean
  /** a talent who has not finished the five steps */
  requiresOnboarding: boolean
}
