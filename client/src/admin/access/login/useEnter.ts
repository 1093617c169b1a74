import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import type { SignedIn } from '../../../../../shared/access/accounts'
import { adminPaths } from '../../../../../shared/adminPaths'
import { agency } from '../../../../../shared/agency'
import { messages } from '../../../../../shared/messages'
import { isNamed } from '../../../../../shared/operations/setup'
import { paths } from '../../../../../shared/paths'
import { returnToIn } from '../../../lib/navigation/returnTo'
import { notifySuccess } from '../../../lib/notify'
import { startAgencySession } from './startAgencySession'

/**
 * What follows every way of signing in: the session is stored and the dashboard opens, or the setup where the agency has
 * no name yet, since the links that its server printed lead here (docs/decisions/0107).
 */
export function useEnter() {
  const [, navigate] = useLocation()
  const queries = useQueryClient()
  return (signedIn: SignedIn) => {
    // The cache may hold another account's data.
    queries.clear()
    startAgencySession(signedIn)
    notifySuccess(messages.adminLogin.done, messages.adminLogin.welcome(agency.name))
    const wanted = returnToIn(paths.admin) ?? adminPaths.setup
    const isEmpty = signedIn.account.role === 'superadmin' && !isNamed(agency)
    navigate(isEmpty && wanted.startsWith(adminPaths.setup) ? adminPaths.setup : paths.admin)
  }
}
