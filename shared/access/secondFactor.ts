import { z } from 'zod'

/** Whose accounts need two-step sign-in. */
export const SECOND_FACTOR_RULES = ['nobody', 'superadmins', 'everybody'] as const
export type SecondFactorRule = (typeof SECOND_FACTOR_RULES)[number]
export const secondFactorRule = z.object({ who: z.enum(SECOND_FACTOR_RULES) })

/** From `from` on, an account that needs two-step sign-in and has none can do nothing but turn it on. */
export type RequiredSecondFactor = { who: SecondFactorRule; from: string | null }

/** What an account has beside its password. Recovery codes stand in for either. */
export type SecondStep = 'app' | 'passkey'

/** The caller's own; times are ISO 8601, UTC. */
export type OwnSecondFactor = {
  /** the codes of an app */
  isOn: boolean
  since: string | null
  codesLeft: number
  /** passkeys are a second step too, also where `isOn` is false */
  hasPasskeys: boolean
  isRequired: boolean
  /** from when on nothing else is possible without it */
  requiredFrom: string | null
}

/** Told once: the secret in letters, and the QR code of it as a path in a square of `size`. */
export type NewSecondFactor = { secret: string; qr: { size: number; path: string } }

/** Told once. */
export type RecoveryCodes = { codes: string[] }
