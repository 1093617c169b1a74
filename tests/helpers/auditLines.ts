import { eq } from 'drizzle-orm'
import { auditEvents } from '../../drizzle/schema'
import type { AuditAction } from '../../server/core/security/audit'
import type { TestApp } from './testApp'

/** Every audit line of the action: who did it, to what, and its detail. */
export const auditLines = (t: Pick<TestApp, 'db'>, action: AuditAction) =>
  t.db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.action, action))
    .all()
    .map(({ actorId, actorName, subject, detail }) => [actorId, actorName, subject, detail])
