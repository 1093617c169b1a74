import { generateSecret, generateURI, verifySync } from 'otplib'
import { create } from 'qrcode'
import type {
  NewSecondFactor,
  RequiredSecondFactor,
  SecondFactorRule,
} from '../../../../shared/access/secondFactor'
import type { Role } from '../../../../shared/lists'
import { newReadableCode } from '../../../core/security/readableCode'
import { isAgency } from '../accounts/rules'

/** A phone's clock may be wrong by this many seconds. */
const TOLERANCE = 30
const GRACE_DAYS = 7
const RECOVERY_CODES = 10
const RECOVERY_LENGTH = 16

/** 160 random bits in base32. */
export const newSecret = (): string => generateSecret()

/** The secret for the eye and for a camera. */
export function shownSecret(secret: string, account: string, agencyName: string): NewSecondFactor {
  // A colon would end the issuer's name in the address.
  const issuer = agencyName.replaceAll(':', ' ').trim() || 'Agency'
  const address = generateURI({ issuer, label: account, secret })
  const { data, size } = create(address, { errorCorrectionLevel: 'M' }).modules
  const dark = Array.from(data, (on, at) => (on ? `M${at % size} ${Math.floor(at / size)}h1v1h-1z` : ''))
  return { secret, qr: { size, path: dark.join('') } }
}

/** The 30 seconds that a code is for, counted since 1970; null for a wrong code. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null
  const epoch = Math.floor(now.getTime() / 1000)
  const found = verifySync({ secret, token: code, epoch, epochTolerance: TOLERANCE })
  return found.valid && 'timeStep' in found ? found.timeStep : null
}

/** Ten recovery codes of 80 bits, as they are shown: `k7qm-2w9d-x4hp-t3zn`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => newReadableCode(RECOVERY_LENGTH))

/** The rule, and from when on it leaves no other choice: a week after it was set. */
export function requirement(rule: { who: SecondFactorRule; since: string } | null): RequiredSecondFactor {
  if (!rule || rule.who === 'nobody') return { who: 'nobody', from: null }
  return { who: rule.who, from: new Date(Date.parse(rule.since) + GRACE_DAYS * 86_400_000).toISOString() }
}

export const isRequiredFor = ({ who }: RequiredSecondFactor, role: Role): boolean =>
  who === 'everybody' ? isAgency(role) : who === 'superadmins' && role === 'superadmin'
