import { isNull } from 'drizzle-orm'
import { oneTimeTokens, sessions } from '../../drizzle/schema'
import { shortMoment } from '../../shared/format'
import { audit } from '../core/audit'
import { type Db, transaction } from '../core/database'

/**
 * Ends every session and every mailed link of a database that comes out of a backup made at `madeAt`, and writes it
 * down: it does not know which of them were ended, used or replaced since, and those would work again.
 */
export const endWhatIsOpen = (db: Db, now: Date, madeAt: string) =>
  transaction(db, () => {
    db.update(sessions).set({ endedAt: now.toISOString() }).where(isNull(sessions.endedAt)).run()
    db.delete(oneTimeTokens).where(isNull(oneTimeTokens.usedAt)).run()
    audit(db, now, 'backup restored', null, undefined, `as of ${shortMoment(madeAt)}`)
  })
