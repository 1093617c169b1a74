import { and, count, desc, eq, isNotNull, isNull, min, sql } from 'drizzle-orm'
import { z } from 'zod'
import { outbox } from '../../../../drizzle/schema'
import type { Db } from '../../../core/db/database'
import { readSetting, writeSetting } from '../../../core/db/settings'

const moment = z.iso.datetime()
const MAIL_TESTED = 'mail-tested'

/** Whether a mail server has ever taken a test mail. */
export const isMailTested = (db: Db): boolean => readSetting(db, MAIL_TESTED, moment) !== null

export const writeMailTested = (db: Db, at: string) => writeSetting(db, MAIL_TESTED, at)

const isWaiting = isNotNull(outbox.nextTryAt)

const hasFailed = and(isWaiting, isNotNull(outbox.lastError))

const isGivenUp = isNotNull(outbox.givenUpAt)

const REASONS_MAX = 5

/** How many mails wait and failed, since when the oldest waits, and the most frequent reasons. */
export function readQueue(db: Db) {
  const waiting = db
    .select({ rows: count(), oldest: min(outbox.createdAt) })
    .from(outbox)
    .where(isWaiting)
    .get()
  const reason = sql<string>`${outbox.lastError}`
  return {
    waiting: waiting?.rows ?? 0,
    oldestWaitingAt: waiting?.oldest ?? null,
    failed: db.select({ rows: count() }).from(outbox).where(hasFailed).get()?.rows ?? 0,
    reasons: db
      .select({ reason, count: count() })
      .from(outbox)
      .where(hasFailed)
      .groupBy(outbox.lastError)
      .orderBy(desc(count()))
      .limit(REASONS_MAX)
      .all(),
  }
}

export const countGivenUp = (db: Db): number =>
  db.select({ rows: count() }).from(outbox).where(isGivenUp).get()?.rows ?? 0

/** One page of the mails that were given up, the latest first. */
export const pageOfGivenUp = (db: Db, limit: number, offset: number) =>
  db
    .select({
      id: outbox.id,
      recipient: outbox.recipient,
      subject: outbox.subject,
      reason: outbox.lastError,
      writtenAt: outbox.createdAt,
      givenUpAt: sql<string>`${outbox.givenUpAt}`,
      canRetry: sql<number>`${outbox.text} <> ''`.mapWith(Boolean),
    })
    .from(outbox)
    .where(isGivenUp)
    .orderBy(desc(outbox.givenUpAt), desc(outbox.createdAt), desc(outbox.id))
    .limit(limit)
    .offset(offset)
    .all()

/** Mails that were given up without a date, by a restore or by an earlier release, count from `at` on. */
export const dateGivenUp = (db: Db, at: string) =>
  db
    .update(outbox)
    .set({ givenUpAt: at })
    .where(and(isNull(outbox.nextTryAt), isNull(outbox.sentAt), isNull(outbox.givenUpAt)))
    .run()

/** Makes all waiting mails due at `now`, as if they had never failed; how many. A mail that is put off on purpose stays so. */
export const retryWaiting = (db: Db, now: string): number =>
  db.update(outbox).set({ nextTryAt: now, tries: 0 }).where(hasFailed).run().changes

/** Makes a given-up mail due; false when it does not exist or has no text. */
export const retryGivenUp = (db: Db, id: string, now: string): boolean =>
  db
    .update(outbox)
    .set({ nextTryAt: now, tries: 0, givenUpAt: null })
    .where(and(eq(outbox.id, id), isGivenUp, sql`${outbox.text} <> ''`))
    .run().changes === 1

/** Takes one mail off the list of those given up, or all of them without `id`; how many. */
export const removeGivenUp = (db: Db, id?: string): number =>
  db
    .delete(outbox)
    .where(and(isGivenUp, id === undefined ? undefined : eq(outbox.id, id)))
    .run().changes
