import { sql } from 'drizzle-orm'
import { auditEvents } from '../../../drizzle/schema'
import { fold } from '../../../shared/text/fold'
import { type Db, statement } from '../db/database'

/** The actions in the audit table (S37). */
export type AuditAction =
  | 'signed in'
  | 'sign-in failed'
  | 'signed out'
  | 'password reset asked'
  | 'password reset'
  | 'password changed'
  | 'session ended'
  | 'two-step sign-in turned on'
  | 'two-step sign-in turned off'
  | 'two-step sign-in reset'
  | 'two-step sign-in required'
  | 'recovery codes made'
  | 'recovery code used'
  | 'recovery code of backups made'
  | 'secrets opened with the recovery code'
  | 'passkey added'
  | 'passkey deleted'
  | 'role changed'
  | 'account created'
  | 'social identity linked'
  | 'account invited'
  | 'invitation withdrawn'
  | 'invitation link shown'
  | 'account deactivated'
  | 'account reactivated'
  | 'account changed'
  | 'account deleted'
  | 'request approved'
  | 'request rejected'
  | 'request decision undone'
  | 'request deleted'
  | 'enquiry deleted'
  | 'booking deleted'
  | 'model created'
  | 'roster uploaded'
  | 'roster import started'
  | 'roster import cancelled'
  | 'roster import taken back'
  | 'jobs imported'
  | 'import of jobs taken back'
  | 'model assigned'
  | 'model unassigned'
  | 'model deleted'
  | 'model changed with others'
  | 'model put on a board'
  | 'model taken off a board'
  | 'board added'
  | 'board renamed'
  | 'board made public'
  | 'board made private'
  | 'board deleted'
  | 'picture added by address'
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
  | 'document asked for'
  | 'document added'
  | 'document seen'
  | 'document removed'
  | 'data exported'
  | 'portfolio exported'
  | 'subscriber removed'
  | 'list exported'
  | 'files for the accountant taken'
  | 'retention carried out'
  | 'backup restored'
  | 'backup started'
  | 'bucket of backups set'
  | 'bucket of backups removed'
  | 'backup downloaded'
  | 'restore accepted'
  | 'update asked for'
  | 'way back asked for'
  | 'automatic updates turned on'
  | 'automatic updates turned off'
  | 'outside watch set'
  | 'outside watch ended'
  | 'contact forgotten'
  | 'desk settings changed'
  | 'agency settings changed'
  | 'API key made'
  | 'API key deleted'
  | 'webhook added'
  | 'webhook paused'
  | 'webhook resumed'
  | 'webhook deleted'
  | 'money settings changed'
  | 'paper issued'
  | 'proforma withdrawn'
  | 'paper registered'
  | 'credit note answered'
  | 'quote withdrawn'
  | 'payment recorded'
  | 'certificate seen'
  | 'certificate not seen'
  | 'refund recorded'
  | 'payment taken out'
  | 'statement issued'
  | 'payout recorded'
  | 'payout taken out'

type Actor = { id: string; name: string } | null

const SUBJECT = sql.placeholder('subject')
const insertLine = statement((db) =>
  db
    .insert(auditEvents)
    .values({
      at: sql.placeholder('at'),
      action: sql.placeholder('action'),
      actorId: sql.placeholder('actorId'),
      actorName: sql.placeholder('actorName'),
      subject: SUBJECT,
      detail: sql.placeholder('detail'),
      searchText: sql.placeholder('searchText'),
      about: sql`coalesce((select model_id from portfolio_items where media_id = ${SUBJECT}),
        (select application_id from application_files where media_id = ${SUBJECT}),
        (select model_id from talent_documents where media_id = ${SUBJECT}), ${SUBJECT})`,
    })
    .prepare(),
)

/** Appends an audit line in the caller's transaction. `subject` is an id; `detail` must not be a secret. */
export function audit(
  db: Db,
  now: Date,
  action: AuditAction,
  actor: Actor,
  subject?: string,
  detail?: string,
) {
  insertLine(db).run({
    at: now.toISOString(),
    action,
    actorId: actor?.id ?? null,
    actorName: actor?.name ?? null,
    subject: subject ?? null,
    detail: detail ?? null,
    searchText: fold([action, actor?.name ?? '', detail ?? ''].join('\n')),
  })
}
