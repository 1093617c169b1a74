import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import type { SignedIn } from '../../../../shared/accounts'
import { agency } from '../../../../shared/agency'
import { messages } from '../../../../shared/messages'
import { paths } from '../../../../shared/paths'
import { notifySuccess } from '../../lib/notify'
import { startAgencySession } from './startAgencySession'

/** What follows every way of signing in: the session is stored and the dashboard opens. */
export function useEnter() {
  const [, navigate] = useLocation()
  const queries = useQueryClient()
  return (signedIn: SignedIn) => {
    // The cache may hold another account's data.
    queries.clear()
    startAgencySession(signedIn)
    notifySuccess(messages.adminLogin.done, messages.adminLogin.welcome(agency.name))
    navigate(paths.admin)
  }
}
