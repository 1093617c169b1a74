import type { deskItems } from '../../../drizzle/schema'

type State = Partial<Pick<typeof deskItems.$inferSelect, 'state' | 'closedReason'>>

/** Where a request of this status is on the desk, as after the migration of an older database (D1). */
export function deskStateOf(status: string): State {
  if (status === 'pending') return { state: 'new' }
  if (status === 'accepted' || status === 'rejected')
    return { state: 'closed', closedReason: 'before the desk' }
  return { state: 'answered' }
}
