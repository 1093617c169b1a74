import { z } from 'zod'
import { PASSWORD_MAX_BYTES, PASSWORD_MIN } from './limits'
import type { Role } from './lists'
import { email, length, requiredLine } from './text'

const bytes = (text: string) => new TextEncoder().encode(text).length

/** A password to be set: 8 characters at least, 72 bytes at most, any composition (S4). Never trimmed. */
export const newPassword = z
  .string()
  .refine((given) => given !== '', 'New password is required')
  .refine((given) => length(given) >= PASSWORD_MIN, 'Password must be at least 8 characters long')
  .refine((given) => bytes(given) <= PASSWORD_MAX_BYTES, 'Password must be at most 72 bytes long')

/** A password to be checked. Longer than any that can have been set is refused before it costs a hash. */
export const givenPassword = z
  .string()
  .min(1, 'Enter your password')
  .refine((given) => bytes(given) <= PASSWORD_MAX_BYTES, 'Invalid credentials')

/** Admin sign-in: specification section 5, 'Admin login'. */
export const adminSignIn = z.object({ email, password: givenPassword })

/** Model sign-in by e-mail or phone: specification section 7, `models/login`. */
export const talentSignIn = z.object({ identification: requiredLine(254), password: givenPassword })

/** What a browser keeps after signing in (specification section 3, Session). */
export type SignedIn = {
  token: string
  account: { id: string; name: string; role: Role; profilePic: string | null; modelId: string | null }
}
