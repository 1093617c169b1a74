import { z } from 'zod'
import { newPassword } from './accounts'
import { NAME_MAX, PLACE_MAX } from './limits'
import { messages } from './messages'
import { noFilter, paging, search } from './paging'
import { email, line, requiredLine } from './text'

/** The two roles that work for the agency. */
export const AGENCY_ROLES = ['admin', 'superadmin'] as const
export type AgencyRole = (typeof AGENCY_ROLES)[number]
const role = z.enum(AGENCY_ROLES, 'Choose a role')

/** Inviting somebody to work here. */
export const newColleague = z.object({
  name: requiredLine(NAME_MAX, messages.missing.required),
  email,
  role: role.default('admin'),
})
export type NewColleague = z.output<typeof newColleague>

export const colleagueId = z.object({ id: line(80) })
export const colleagueRole = colleagueId.extend({ role })

const token = line(200)
export const teamInvitation = z.object({ token })
/** What a person who was invited sets. */
export const teamJoining = z.object({
  token,
  name: requiredLine(NAME_MAX, messages.missing.required),
  password: newPassword,
})
export type TeamJoining = z.output<typeof teamJoining>

/** Somebody who works for the agency; moments are ISO 8601, UTC. */
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
/** An invitation that was neither used nor is over. `id` names it and opens nothing. */
export type OpenInvitation = { id: string; email: string; role: AgencyRole; expiresAt: string }
export type Team = { colleagues: Colleague[]; invitations: OpenInvitation[] }

/** The audit table's page: search in action, actor and detail. */
export const auditFilters = paging(50).extend({
  search,
  action: line(PLACE_MAX).optional().transform(noFilter),
})
export type AuditFilters = z.output<typeof auditFilters>
export const auditSearch = auditFilters.pick({ search: true, action: true })
export type AuditSearch = z.output<typeof auditSearch>

/** One line of the audit table. `whom` is the name of what `subject` is the id of, where it still has one. */
export type AuditLine = {
  number: number
  at: string
  action: string
  actor: string | null
  whom: string | null
  subject: string | null
  detail: string | null
}
