import { auditEvents } from '../../drizzle/schema'
import type { Db } from './database'

/** What is written down for good: sign-ins, resets, role changes, decisions, deletions, views of locked media (S37). */
export type AuditAction =
  | 'signed in'
  | 'sign-in failed'
  | 'signed out'
  | 'password reset asked'
  | 'password reset'
  | 'password changed'
  | 'session ended'
  | 'role changed'
  | 'account created'
  | 'social identity linked'
  | 'account invited'
  | 'invitation withdrawn'
  | 'account deactivated'
  | 'account reactivated'
  | 'account deleted'
  | 'request approved'
  | 'request rejected'
  | 'request deleted'
  | 'enquiry deleted'
  | 'booking deleted'
  | 'model created'
  | 'model assigned'
  | 'model unassigned'
  | 'model deleted'
  | 'picture locked'
  | 'picture unlocked'
  | 'picture deleted'
  | 'moodboard deleted'
  | 'proposal deleted'
  | 'team member removed'
  | 'project deleted'
  | 'opportunity posted'
  | 'opportunity closed'
  | 'opportunity reopened'
  | 'opportunity deleted'
  | 'opportunity applied'
  | 'opportunity withdrawn'
  | 'application accepted'
  | 'application rejected'
  | 'locked media viewed'
  | 'data exported'
  | 'portfolio exported'
  | 'subscriber removed'
  | 'list exported'
  | 'retention carried out'
  | 'backup restored'

type Actor = { id: string; name: string } | null

/** Appends one line to the audit table, in the caller's transaction. `subject` is an id, `detail` never a secret. */
export function audit(
  db: Db,
  now: Date,
  action: AuditAction,
  actor: Actor,
  subject?: string,
  detail?: string,
) {
  db.insert(auditEvents)
    .values({
      at: now.toISOString(),
      action,
      actorId: actor?.id ?? null,
      actorName: actor?.name ?? null,
      subject: subject ?? null,
      detail: detail ?? null,
    })
    .run()
}
