import { z } from 'zod'
import { NAME_MAX, PLACE_MAX } from '../limits'
import { noFilter, paging, search } from '../paging'
import { oneOf } from '../text/choices'
import { email, line, requiredLine } from '../text/text'
import { newPassword } from './accounts'

export const AGENCY_ROLES = ['booker', 'admin', 'superadmin'] as const
export type AgencyRole = (typeof AGENCY_ROLES)[number]
const role = oneOf(AGENCY_ROLES, 'Choose a role')

export const newColleague = z.object({
  name: requiredLine(NAME_MAX, 'Enter a name'),
  email,
  role: role.default('admin'),
})
export type NewColleague = z.output<typeof newColleague>

export const colleagueId = z.object({ id: line(80) })
export const colleagueRole = colleagueId.extend({ role })

const token = line(200)
export const teamInvitation = z.object({ token })
export const teamJoining = z.object({
  token,
  name: requiredLine(NAME_MAX, 'Enter your name'),
  password: newPassword,
})
export type TeamJoining = z.output<typeof teamJoining>

/** A user of the back office; times are ISO 8601, UTC. */
export type Colleague = {
  id: string
  name: string
  email: string | null
  role: AgencyRole
  createdAt: string
  lastSeenAt: string | null
  deactivatedAt: string | null
  isSelf: boolean
}
/** An unused, unexpired invitation. Its `id` is no secret and opens nothing. */
export type OpenInvitation = { id: string; email: string; role: AgencyRole; expiresAt: string }
/** A single-use sign-up link; `address` is secret until it is used. */
export type InvitationLink = { email: string; address: string }
export type Team = { colleagues: Colleague[]; invitations: OpenInvitation[] }

/** The audit log's filters; searches action, actor and detail. */
export const auditFilters = paging(50).extend({
  search,
  action: line(PLACE_MAX).optional().transform(noFilter),
})
export type AuditFilters = z.output<typeof auditFilters>
export const auditSearch = auditFilters.pick({ search: true, action: true })
export type AuditSearch = z.output<typeof auditSearch>

/** A line of the audit log; `whom` is the name of `subject`, while it exists. */
export type AuditLine = {
  number: number
  at: string
  action: string
  actor: string | null
  whom: string | null
  subject: string | null
  detail: string | null
}
