import { and, asc, eq, isNotNull, isNull, lt, lte, ne, sql } from 'drizzle-orm'
import { accounts, pushMessages, pushSubscriptions } from '../../../../drizzle/schema'
import { type Db, statement } from '../../../core/db/database'

export type DeviceRow = typeof pushSubscriptions.$inferSelect
export type DueMessage = NonNullable<ReturnType<typeof nextDue>>

const ofAccount = statement((db) =>
  db
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.accountId, sql.placeholder('accountId')))
    .orderBy(asc(pushSubscriptions.createdAt), asc(pushSubscriptions.id))
    .prepare(),
)
/** The devices of an account, the oldest first. */
export const devicesOf = (db: Db, accountId: string): DeviceRow[] => ofAccount(db).all({ accountId })

/** Stores a device, and takes it over from the account that had it before. */
export const keepDevice = (db: Db, row: DeviceRow) => {
  removeDevice(db, row.id)
  db.insert(pushSubscriptions).values(row).run()
}

/** Removes a device with what waits for it. */
export const removeDevice = (db: Db, id: string) =>
  db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id)).run()

/** Removes a device of this account; false when it has none of this id. */
export const removeOwnDevice = (db: Db, accountId: string, id: string): boolean =>
  db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.id, id), eq(pushSubscriptions.accountId, accountId)))
    .run().changes === 1

export const setOff = (db: Db, id: string, off: DeviceRow['off']) =>
  db.update(pushSubscriptions).set({ off }).where(eq(pushSubscriptions.id, id)).run()

/** Removes the devices of a session, or all of an account but those of one session. */
export const removeDevicesOf = (db: Db, of: { sessionId: string } | { accountId: string; but?: string }) =>
  db
    .delete(pushSubscriptions)
    .where(
      'sessionId' in of
        ? eq(pushSubscriptions.sessionId, of.sessionId)
        : and(eq(pushSubscriptions.accountId, of.accountId), ne(pushSubscriptions.sessionId, of.but ?? '')),
    )
    .run()

export const insertMessage = (db: Db, row: typeof pushMessages.$inferInsert) =>
  db.insert(pushMessages).values(row).run()

const due = statement((db) =>
  db
    .select({ message: pushMessages, device: pushSubscriptions })
    .from(pushMessages)
    .innerJoin(pushSubscriptions, eq(pushSubscriptions.id, pushMessages.subscriptionId))
    .innerJoin(accounts, and(eq(accounts.id, pushSubscriptions.accountId), isNull(accounts.deactivatedAt)))
    .where(and(isNull(pushMessages.deliveredAt), lte(pushMessages.nextTryAt, sql.placeholder('now'))))
    .orderBy(asc(pushMessages.nextTryAt), asc(pushMessages.id))
    .limit(1)
    .prepare(),
)
/** The next message that is due, with its device. */
export const nextDue = (db: Db, now: string) => due(db).get({ now })

/** Counts a try and sets the next one before it is made. */
export const beginTry = (db: Db, id: string, nextTryAt: string) =>
  db
    .update(pushMessages)
    .set({ tries: sql`${pushMessages.tries} + 1`, nextTryAt })
    .where(eq(pushMessages.id, id))
    .run()

/** Moves all that is due for a device to a later time. */
export const postpone = (db: Db, subscriptionId: string, now: string, nextTryAt: string) =>
  db
    .update(pushMessages)
    .set({ nextTryAt })
    .where(and(eq(pushMessages.subscriptionId, subscriptionId), lte(pushMessages.nextTryAt, now)))
    .run()

export const markDelivered = (db: Db, id: string, deliveredAt: string) =>
  db.update(pushMessages).set({ deliveredAt }).where(eq(pushMessages.id, id)).run()

/** The mails beside lines about a page that a device of the account took. */
export const mailsOfDelivered = (db: Db, accountId: string, path: string): string[] =>
  db
    .selectDistinct({ mailId: pushMessages.mailId })
    .from(pushMessages)
    .innerJoin(pushSubscriptions, eq(pushSubscriptions.id, pushMessages.subscriptionId))
    .where(
      and(
        eq(pushSubscriptions.accountId, accountId),
        eq(pushMessages.path, path),
        isNotNull(pushMessages.deliveredAt),
      ),
    )
    .all()
    .flatMap(({ mailId }) => mailId ?? [])

export const removeDelivered = (db: Db, before: string) =>
  db.delete(pushMessages).where(lt(pushMessages.deliveredAt, before)).run()

export const removeMessage = (db: Db, id: string) =>
  db.delete(pushMessages).where(eq(pushMessages.id, id)).run()
