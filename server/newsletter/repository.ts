import { and, eq, isNull } from 'drizzle-orm'
import { subscribers } from '../../drizzle/schema'
import type { Db } from '../core/database'

/** True when the address is on the list now. `email` in lower case. */
export const isSubscribed = (db: Db, email: string) =>
  db
    .select({ email: subscribers.email })
    .from(subscribers)
    .where(and(eq(subscribers.email, email), isNull(subscribers.removedAt)))
    .get() !== undefined

type Consent = { email: string; tokenHash: string; noticeVersion: string; consentedAt: string }

/** Puts an address on the list, or back on it: one row an address, with its newest consent. */
export const putSubscriber = (db: Db, { email, ...consent }: Consent) =>
  db
    .insert(subscribers)
    .values({ email, ...consent })
    .onConflictDoUpdate({ target: subscribers.email, set: { ...consent, removedAt: null } })
    .run()

/** Takes off the address whose link this was; false when nobody has it. A second time changes nothing. */
export function removeSubscriber(db: Db, tokenHash: string, now: string): boolean {
  const own = eq(subscribers.tokenHash, tokenHash)
  db.update(subscribers)
    .set({ removedAt: now })
    .where(and(own, isNull(subscribers.removedAt)))
    .run()
  return db.select({ email: subscribers.email }).from(subscribers).where(own).get() !== undefined
}
