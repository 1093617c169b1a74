import { isNotNull, isNull } from 'drizzle-orm'
import { oneTimeTokens, outbox, sessions } from '../../drizzle/schema'
import { shortMoment } from '../../shared/format'
import { audit } from '../core/audit'
import { type Db, transaction } from '../core/database'

/**
 * Ends every session and every mailed link of a database that comes out of a backup made at `madeAt`, gives up the mails
 * that waited in it, and writes it down: it does not know which were ended, used, replaced or sent since. Those would
 * work again, and what such a mail leads to is dead.
 */
export const endWhatIsOpen = (db: Db, now: Date, madeAt: string) =>
  transaction(db, () => {
    db.update(sessions).set({ endedAt: now.toISOString() }).where(isNull(sessions.endedAt)).run()
    db.delete(oneTimeTokens).where(isNull(oneTimeTokens.usedAt)).run()
    db.update(outbox)
      .set({ nextTryAt: null, text: '', html: null, lastError: 'given up by a restore' })
      .where(isNotNull(outbox.nextTryAt))
      .run()
    audit(db, now, 'backup restored', null, undefined, `as of ${shortMoment(madeAt)}`)
  })
