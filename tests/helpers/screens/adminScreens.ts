import { startSession } from '../../../client/src/lib/session'
import type { Account, TestApp } from '../testApp'
import { renderScreen } from './renderScreen'

/** Stores in the browser what the admin sign-in stores, for this account, whatever its role. */
export function keepAdminSession(t: TestApp, account: Account) {
  startSession({
    token: t.tokenFor(account),
    roles: ['admin'],
    name: account.name,
    picture: null,
    userId: account.id,
    agency: { name: 'Tehkhana' },
  })
}

/** An administrator's browser at an address, the server knowing the same administrator. */
export function renderAdmin(t: TestApp, address: string, options: Parameters<typeof renderScreen>[2] = {}) {
  const account = options.account ?? t.admin()
  keepAdminSession(t, account)
  return renderScreen(t, address, { ...options, account })
}
