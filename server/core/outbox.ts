import { and, asc, eq, inArray, isNotNull, lte, or, sql } from 'drizzle-orm'
import { outbox } from '../../drizzle/schema'
import { type Db, statement } from './database'
import { newId } from './ids'

/** A mail to one address that was validated before (S33). */
export type Mail = { to: string; replyTo?: string; subject: string; text: string; html?: string }

const SUBJECT_MAX = 200

const insert = statement(({ $client }) =>
  $client.prepare(
    `insert into outbox (id, recipient, reply_to, subject, text, html, created_at, next_try_at)
     values (?, ?, ?, ?, ?, ?, ?, ?)`,
  ),
)

/** Queues a mail, in the caller's transaction, so that it goes out if and only if the row it tells about stays (R11). */
export function queueMail(db: Db, now: Date, mail: Mail) {
  // By characters: half of one would arrive as a question mark.
  const line = mail.subject.replace(/\s+/g, ' ')
  const subject = line.length > SUBJECT_MAX ? [...line].slice(0, SUBJECT_MAX).join('') : line
  const at = now.toISOString()
  insert(db).run(newId(), mail.to, mail.replyTo ?? null, subject, mail.text, mail.html ?? null, at, at)
}

/** Up to `limit` mails whose time has come, oldest first. */
export const dueMails = (db: Db, now: Date, limit: number) => due(db).all({ now: now.toISOString(), limit })
const due = statement((db) =>
  db
    .select()
    .from(outbox)
    .where(and(isNotNull(outbox.nextTryAt), lte(outbox.nextTryAt, sql.placeholder('now'))))
    .orderBy(asc(outbox.nextTryAt))
    .limit(sql.placeholder('limit'))
    .prepare(),
)

/**
 * Counts a try and puts the next one off, before the mail is handed over: what cannot be ticked off afterwards, since
 * the disk is full or the power went, would else be sent again at every turn. `nextTryAt` null: this is the last try.
 * No change: the mail is not there any more.
 */
export const beginTry = (db: Db, id: string, nextTryAt: Date | null) =>
  begin(db).run({ id, next: nextTryAt?.toISOString() ?? null })
const begin = statement((db) =>
  db
    .update(outbox)
    .set({ tries: sql`${outbox.tries} + 1`, nextTryAt: sql`${sql.placeholder('next')}` })
    .where(eq(outbox.id, sql.placeholder('id')))
    .prepare(),
)

/** A mail that is on its way keeps no text here: it may hold a link that opens an account, or what somebody wrote. */
export const markSent = (db: Db, id: string, now: Date) => sent(db).run({ id, now: now.toISOString() })
const sent = statement((db) =>
  db
    .update(outbox)
    .set({
      sentAt: sql`${sql.placeholder('now')}`,
      nextTryAt: null,
      lastError: null,
      text: '',
      html: null,
    })
    .where(eq(outbox.id, sql.placeholder('id')))
    .prepare(),
)

/**
 * Removes the mails that were queued at one of `moments` to `email`, or for its owner to be answered. Those that went out
 * as well: their line here still holds an address, and often a name in the subject. A moment tells a record's own mails
 * from the other mails of its sender, since they are queued in its transaction.
 */
export const removeMails = (db: Db, email: string, moments: readonly string[]) =>
  db
    .delete(outbox)
    .where(
      and(
        inArray(outbox.createdAt, [...moments]),
        or(eq(outbox.recipient, email), eq(outbox.replyTo, email)),
      ),
    )
    .run()

/** Keeps why the last try failed. */
export const markFailed = (db: Db, id: string, reason: string) =>
  db.update(outbox).set({ lastError: reason }).where(eq(outbox.id, id)).run()
