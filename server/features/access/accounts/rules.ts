import { AGENCY_ROLES } from '../../../../shared/access/team'
import type { Role } from '../../../../shared/lists'
import { toE164 } from '../../../core/text/phones'

/** The superadmin that the first start makes, where ADMIN_EMAIL names none. */
export const FIRST_NAME = 'Administrator'
export const FIRST_EMAIL = 'admin@agency.local'

/** Works for the agency and may enter the back office. */
export const isAgency = (role: Role) => AGENCY_ROLES.some((each) => each === role)

/** Whether `given` is the account's e-mail address or phone number, in any spelling. */
export function isNamedBy(account: { email: string | null; phone: string | null }, given: string): boolean {
  const who = readIdentification(given)
  if (!who) return false
  return 'email' in who ? who.email === account.email : who.phone === account.phone
}

/** Parses a sign-in name: an e-mail address, or a phone number as E.164; null for neither. */
export function readIdentification(given: string): { email: string } | { phone: string } | null {
  if (given.includes('@')) return { email: given.toLowerCase() }
  const phone = toE164(given)
  return phone === null ? null : { phone }
}
