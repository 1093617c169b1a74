import type { SignedIn } from '../../../../../shared/access/accounts'
import { agency } from '../../../../../shared/agency'
import { startSession } from '../../../lib/session'

/** Stores the session of an administrator, whose role is always `admin` (`admin.me` tells a superadmin), or of a booker. */
export function startAgencySession({ token, account }: SignedIn) {
  startSession({
    token,
    roles: [account.role === 'booker' ? 'booker' : 'admin'],
    name: account.name,
    picture: account.profilePic,
    userId: account.id,
    agency: { name: agency.name },
  })
}
