import { eq, isNotNull, isNull, sql } from 'drizzle-orm'
import {
  apiKeys,
  auditEvents,
  oneTimeTokens,
  outbox,
  passkeyChallenges,
  sessions,
  webhookDeliveries,
} from '../../drizzle/schema'
import { shortMoment } from '../../shared/format'
import { NUMBERS_IN_DOUBT } from '../../shared/money/paperNumbers'
import type { BackupRecord, BackupVerification } from '../../shared/system'
import { type Db, transaction } from '../core/db/database'
import { addSettingText, writeSetting } from '../core/db/settings'
import { hasTable } from '../core/db/tables'
import { audit } from '../core/security/audit'

/**
 * Ends all sessions, mailed links and API keys in a database restored from a backup made at `madeAt`, gives up its
 * waiting mails and webhook messages, and audits it. Some of them were ended, used or sent after the backup, and
 * would otherwise work again.
 */
export const endWhatIsOpen = (db: Db, now: Date, madeAt: string) =>
  transaction(db, () => {
    db.update(sessions).set({ endedAt: now.toISOString() }).where(isNull(sessions.endedAt)).run()
    db.delete(oneTimeTokens).where(isNull(oneTimeTokens.usedAt)).run()
    db.update(outbox)
      .set({ nextTryAt: null, text: '', look: null, lastError: 'given up by a restore' })
      .where(isNotNull(outbox.nextTryAt))
      .run()
    // A backup of an older version has no such tables.
    if (hasTable(db, 'api_keys')) {
      db.delete(apiKeys).run()
      db.update(webhookDeliveries)
        .set({ nextTryAt: null, lastAnswer: 'given up by a restore' })
        .where(isNotNull(webhookDeliveries.nextTryAt))
        .run()
    }
    if (hasTable(db, 'passkey_challenges')) db.delete(passkeyChallenges).run()
    // Papers that were issued since have numbers that the copy does not know.
    // Also where it knows of no paper: the first may have been issued since. A copy that was in doubt itself stays so.
    addSettingText(db, NUMBERS_IN_DOUBT, madeAt)
    const detail = `as of ${shortMoment(madeAt)}`
    if (hasAuditSearch(db)) audit(db, now, 'backup restored', null, undefined, detail)
    // The backup is of an older version; the update at the next start fills the columns for the search.
    else
      db.run(
        sql`insert into audit_events (at, action, detail) values (${now.toISOString()}, 'backup restored', ${detail})`,
      )
  })

const hasAuditSearch = (db: Db) =>
  db.get(sql`select 1 from pragma_table_info('audit_events') where name = 'search_text'`) !== undefined

/** Whether a backup, a replica or a copy was restored into this database, as far as its audit goes back. */
export const wasRestored = (db: Db): boolean =>
  db
    .select({ number: auditEvents.number })
    .from(auditEvents)
    .where(eq(auditEvents.action, 'backup restored'))
    .limit(1)
    .get() !== undefined

/** The last backup, and the last successful one. */
const KEYS = ['backup', 'backup-success'] as const

/** Records the last backup, and the last successful one when it succeeded. */
export const saveRecord = (db: Db, record: BackupRecord) =>
  transaction(db, () => {
    for (const key of record.result === 'ok' ? KEYS : KEYS.slice(0, 1)) writeSetting(db, key, record)
  })

/** Records a verification apart, because the next backup replaces the records. */
export const noteVerified = (db: Db, verification: BackupVerification) =>
  writeSetting(db, 'backup-verified', verification)
