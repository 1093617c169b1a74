import { loadAgency } from '../../../server/features/agency/settings/service'
import { testApp } from '../testApp'
import { renderAdmin } from './adminScreens'
import { aLine } from './talentScreens'

/** A superadmin's browser at an address; the agency has filled in nothing. `line` can be cut, `own` calls as them. */
export function openSettings(address: string, environment: NodeJS.ProcessEnv = {}) {
  const t = testApp(environment)
  loadAgency(t)
  const account = t.superadmin()
  const line = aLine()
  const own = t.as(account).admin
  return { t, account, own, line, ...renderAdmin(t, address, { account, before: [line.link] }) }
}
