import { paths } from '../../../../shared/paths'
import { isAdmin, isTalent, type Session } from '../../lib/session'

export function dashboardPath(session: Session | null) {
  if (isAdmin(session)) return paths.admin
  if (isTalent(session)) return paths.dashboard
  return paths.adminLogin
}
