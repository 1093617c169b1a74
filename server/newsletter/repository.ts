import { and, count, desc, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { subscribers } from '../../drizzle/schema'
import type { Db } from '../core/database'

export type SubscriberRow = typeof subscribers.$inferSelect

/** What is kept of an address, on the list or off it. `email` in lower case. */
export const findSubscriber = (db: Db, email: string): SubscriberRow | undefined =>
  db.select().from(subscribers).where(eq(subscribers.email, email)).get()

type Consent = {
  email: string
  tokenHash: string
  noticeVersion: string
  consentedAt: string
  isSpam: boolean
}

/** Puts an address on the list, or back on it: one row an address, with its newest consent. */
export const putSubscriber = (db: Db, { email, ...consent }: Consent) =>
  db
    .insert(subscribers)
    .values({ email, ...consent })
    .onConflictDoUpdate({ target: subscribers.email, set: { ...consent, removedAt: null } })
    .run()

/** Takes an address off the list; false when it is not on it. */
export const removeSubscriber = (db: Db, email: string, now: string): boolean =>
  db
    .update(subscribers)
    .set({ removedAt: now })
    .where(and(eq(subscribers.email, email), isNull(subscribers.removedAt)))
    .run().changes > 0

/** Whose link this was: that of the first mail, whose token is kept only as its hash, or one that went out with the list. */
export const ownerOfLink = (db: Db, token: string, hash: string): SubscriberRow | undefined =>
  db
    .select()
    .from(subscribers)
    .where(or(eq(subscribers.tokenHash, hash), eq(subscribers.tokenHash, token)))
    .get()

/** Who is on the list now and has this in the address; `instr` finds it literally (S38). `search` is folded. */
const onTheList = (search: string) =>
  and(
    isNull(subscribers.removedAt),
    search === '' ? undefined : sql`instr(${subscribers.email}, ${search}) > 0`,
  )
const NEWEST = [desc(subscribers.consentedAt), desc(subscribers.email)]

/** One page of the list, the newest first, and how many there are in all. */
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
/** All of the list, the newest first, a batch at a time. */
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
