import { and, count, desc, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { subscribers } from '../../../../drizzle/schema'
import type { Db } from '../../../core/db/database'

export type SubscriberRow = typeof subscribers.$inferSelect

/** A subscriber, current or former. `email` in lower case. */
export const findSubscriber = (db: Db, email: string): SubscriberRow | undefined =>
  db.select().from(subscribers).where(eq(subscribers.email, email)).get()

type Consent = {
  email: string
  tokenHash: string
  noticeVersion: string
  consentedAt: string
  isSpam: boolean
}

/** Subscribes or resubscribes an address: one row per address, with its newest consent. */
export const putSubscriber = (db: Db, { email, ...consent }: Consent) =>
  db
    .insert(subscribers)
    .values({ email, ...consent })
    .onConflictDoUpdate({ target: subscribers.email, set: { ...consent, removedAt: null } })
    .run()

/** False when the address is not subscribed. */
export const removeSubscriber = (db: Db, email: string, now: string): boolean =>
  db
    .update(subscribers)
    .set({ removedAt: now })
    .where(and(eq(subscribers.email, email), isNull(subscribers.removedAt)))
    .run().changes > 0

/** The subscriber of an unsubscribe link, from the first mail (stored as a hash) or from an export. */
export const ownerOfLink = (db: Db, token: string, hash: string): SubscriberRow | undefined =>
  db
    .select()
    .from(subscribers)
    .where(or(eq(subscribers.tokenHash, hash), eq(subscribers.tokenHash, token)))
    .get()

/** Current subscribers; `search` is folded and matched literally (S38). */
const onTheList = (search: string) =>
  and(
    isNull(subscribers.removedAt),
    search === '' ? undefined : sql`instr(${subscribers.email}, ${search}) > 0`,
  )
const NEWEST = [desc(subscribers.consentedAt), desc(subscribers.email)]

/** One page, newest first, and the total. */
export function pageOfSubscribers(db: Db, search: string, limit: number, offset: number) {
  const which = onTheList(search)
  const rows = db
    .select()
    .from(subscribers)
    .where(which)
    .orderBy(...NEWEST)
    .limit(limit)
    .offset(offset)
    .all()
  const total = db.select({ rows: count() }).from(subscribers).where(which).get()?.rows ?? 0
  return { rows, total }
}

const BATCH = 500
/** All subscribers in batches, newest first. */
export function* allSubscribers(db: Db, search: string): Generator<SubscriberRow[]> {
  for (let last: SubscriberRow | undefined; ; ) {
    const rest: ReturnType<typeof and> = last && before(last)
    const rows = db
      .select()
      .from(subscribers)
      .where(and(onTheList(search), rest))
      .orderBy(...NEWEST)
      .limit(BATCH)
      .all()
    last = rows.at(-1)
    if (!last) return
    yield rows
  }
}

const before = ({ consentedAt, email }: SubscriberRow) =>
  or(
    lt(subscribers.consentedAt, consentedAt),
    and(eq(subscribers.consentedAt, consentedAt), lt(subscribers.email, email)),
  )
