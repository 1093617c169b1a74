import type { Role } from '../../shared/lists'

/** Works for the agency: may enter the admin area. */
export const isAgency = (role: Role) => role === 'admin' || role === 'superadmin'
