import { and, asc, count, desc, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import { jobs, webhookDeliveries, webhooks } from '../../../../drizzle/schema'
import { type Db, statement } from '../../../core/db/database'

export type WebhookRow = typeof webhooks.$inferSelect
export type DeliveryRow = typeof webhookDeliveries.$inferSelect

const active = statement((db) =>
  db
    .select({ id: webhooks.id, events: webhooks.events })
    .from(webhooks)
    .where(eq(webhooks.isPaused, false))
    .prepare(),
)
/** The webhooks that are not paused, with their events. */
export const activeWebhooks = (db: Db) => active(db).all()

export const insertDelivery = (db: Db, row: typeof webhookDeliveries.$inferInsert) =>
  db.insert(webhookDeliveries).values(row).run()

/** Removes what was queued by a decision and not tried yet. */
export const removeUntried = (db: Db, decisionId: string) =>
  db
    .delete(webhookDeliveries)
    .where(and(eq(webhookDeliveries.decisionId, decisionId), eq(webhookDeliveries.tries, 0)))
    .run()

const due = statement((db) =>
  db
    .select({ delivery: webhookDeliveries, webhook: webhooks })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
    .where(
      and(
        isNotNull(webhookDeliveries.nextTryAt),
        lte(webhookDeliveries.nextTryAt, sql.placeholder('now')),
        eq(webhooks.isPaused, false),
      ),
    )
    .orderBy(asc(webhookDeliveries.nextTryAt), asc(webhookDeliveries.id))
    .limit(1)
    .prepare(),
)
/** The next delivery that is due, with its webhook. */
export const nextDue = (db: Db, now: string) => due(db).get({ now })

/** Counts a try and sets the next one before it is made; null for the last. */
export const beginTry = (db: Db, id: string, nextTryAt: string | null) =>
  db
    .update(webhookDeliveries)
    .set({ tries: sql`${webhookDeliveries.tries} + 1`, nextTryAt })
    .where(eq(webhookDeliveries.id, id))
    .run()

export const markDelivered = (db: Db, id: string, deliveredAt: string, lastAnswer: string) =>
  db
    .update(webhookDeliveries)
    .set({ deliveredAt, lastAnswer, nextTryAt: null })
    .where(eq(webhookDeliveries.id, id))
    .run()

export const markFailed = (db: Db, id: string, lastAnswer: string) =>
  db.update(webhookDeliveries).set({ lastAnswer }).where(eq(webhookDeliveries.id, id)).run()

/** Moves all that is due for a webhook to a later time, so that a dead receiver costs one try a round. */
export const postpone = (db: Db, webhookId: string, now: string, nextTryAt: string) =>
  db
    .update(webhookDeliveries)
    .set({ nextTryAt })
    .where(and(eq(webhookDeliveries.webhookId, webhookId), lte(webhookDeliveries.nextTryAt, now)))
    .run()

/** Makes everything that waits for a webhook due now. */
export const makeDue = (db: Db, webhookId: string, now: string) =>
  db
    .update(webhookDeliveries)
    .set({ nextTryAt: now })
    .where(
      and(
        eq(webhookDeliveries.webhookId, webhookId),
        isNotNull(webhookDeliveries.nextTryAt),
        sql`${webhookDeliveries.tries} > 0`,
      ),
    )
    .run()

/** Keeps the newest `limit` deliveries of a webhook that are over, and all that wait. */
export const removeOld = (db: Db, webhookId: string, limit: number) =>
  db
    .delete(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.webhookId, webhookId),
        isNull(webhookDeliveries.nextTryAt),
        sql`${webhookDeliveries.id} not in (select id from webhook_deliveries
          where webhook_id = ${webhookId} order by id desc limit ${limit})`,
      ),
    )
    .run()

/** Every webhook, the oldest first. */
export const allWebhooks = (db: Db) => db.select().from(webhooks).orderBy(asc(webhooks.id)).all()

/** The newest deliveries of each webhook, the newest first. */
export const newestDeliveries = (db: Db, limit: number) =>
  db
    .select()
    .from(webhookDeliveries)
    .where(
      sql`${webhookDeliveries.id} in (select id from (select id, row_number() over (partition by webhook_id order by id desc)
        as place from webhook_deliveries) where place <= ${limit})`,
    )
    .orderBy(desc(webhookDeliveries.id))
    .all()

export const findWebhook = (db: Db, id: string) => db.select().from(webhooks).where(eq(webhooks.id, id)).get()

export const countWebhooks = (db: Db): number =>
  db.select({ webhooks: count() }).from(webhooks).get()?.webhooks ?? 0

export const insertWebhook = (db: Db, row: typeof webhooks.$inferInsert) =>
  db.insert(webhooks).values(row).run()

/** False when there is none. */
export const setPaused = (db: Db, id: string, isPaused: boolean): boolean =>
  db.update(webhooks).set({ isPaused }).where(eq(webhooks.id, id)).run().changes === 1

/** Removes a webhook with its deliveries; its address, or undefined when there is none. */
export const removeWebhook = (db: Db, id: string) =>
  db.delete(webhooks).where(eq(webhooks.id, id)).returning({ url: webhooks.url }).get()?.url

/** The number of a job, for its address. */
export const numberOfJob = (db: Db, id: string) =>
  db.select({ number: jobs.number }).from(jobs).where(eq(jobs.id, id)).get()?.number ?? null
