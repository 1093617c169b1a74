import type { SignedIn } from '../../../../shared/accounts'
import { agency } from '../../../../shared/agency'
import { startSession } from '../../lib/session'

/** Keeps an administrator's session (specification section 3, Session): the roles are those of the admin area. */
export function startAgencySession({ token, account }: SignedIn) {
  startSession({
    token,
    roles: account.role === 'superadmin' ? ['admin', 'superadmin'] : ['admin'],
    name: account.name,
    picture: account.profilePic,
    userId: account.id,
    agency: { name: agency.name },
  })
}
