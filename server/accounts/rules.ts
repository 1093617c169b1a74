import type { Role } from '../../shared/lists'
import { toE164 } from '../core/phones'

/** Works for the agency: may enter the admin area. */
export const isAgency = (role: Role) => role === 'admin' || role === 'superadmin'

/** What somebody typed to say who they are: an e-mail address, or a phone number as E.164; null for neither. */
export function readIdentification(given: string): { email: string } | { phone: string } | null {
  if (given.includes('@')) return { email: given.toLowerCase() }
  const phone = toE164(given)
  return phone === null ? null : { phone }
}
