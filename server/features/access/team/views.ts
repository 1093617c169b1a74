import {
  AGENCY_ROLES,
  type AgencyRole,
  type Colleague,
  type OpenInvitation,
} from '../../../../shared/access/team'
import type { LinkRow } from '../accounts/oneTimeLinks.repository'
import type { AccountRow } from '../accounts/repository'

/** An unknown role gets the fewest rights. */
const agencyRole = (role: string | null): AgencyRole => AGENCY_ROLES.find((each) => each === role) ?? 'booker'

export const colleagueView = (account: AccountRow, ownId: string): Colleague => ({
  id: account.id,
  name: account.name,
  email: account.email,
  role: agencyRole(account.role),
  createdAt: account.createdAt,
  lastSeenAt: account.lastSeenAt,
  deactivatedAt: account.deactivatedAt,
  isSelf: account.id === ownId,
})

/** The id is the token's hash; the token was only in the mail. */
export const invitationView = ({ tokenHash, email, role, expiresAt }: LinkRow): OpenInvitation => ({
  id: tokenHash,
  email: email ?? '',
  role: agencyRole(role),
  expiresAt,
})
