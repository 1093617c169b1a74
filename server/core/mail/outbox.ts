import { and, asc, eq, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import { outbox } from '../../../drizzle/schema'
import { type Db, statement, transaction } from '../db/database'
import { newId } from '../db/ids'
import { addSettingText, removeSetting, settingText } from '../db/settings'

/** What the HTML of a mail shows otherwise than its text. */
export type MailLook = NonNullable<typeof outbox.$inferSelect.look>
/** A link of a mail's text that is drawn as a button. */
export type MailButton = NonNullable<MailLook['button']>

/** A face that a mail shows: the JPEG is sent along with it; null where the model has no open picture. */
export type MailFace = { name: string; jpeg: Uint8Array | null }

/** By which the HTML of a mail names the picture of one of its faces. */
export const faceId = (at: number) => `face-${at + 1}@mail`

/** A mail with the faces of these talents below its headline; those without a model are left out. */
export const withFaces = (mail: Mail, talents: readonly { modelId: string | null; name: string }[]): Mail => {
  const faces = talents.flatMap(({ modelId, name }) => (modelId === null ? [] : { modelId, name }))
  return faces.length === 0 ? mail : { ...mail, look: { ...mail.look, faces } }
}

/**
 * A mail to one validated address (S33); `calendar` is the text of one .ics file. A blank `replyTo` is none: an agency need
 * not have an address.
 */
export type Mail = {
  to: string
  replyTo?: string
  subject: string
  text: string
  look?: MailLook
  calendar?: string
}

const SUBJECT_MAX = 200

const insert = statement(({ $client }) =>
  $client.prepare(
    `insert into outbox (id, recipient, reply_to, subject, text, html, calendar, created_at, next_try_at)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  ),
)

/**
 * Queues a mail in the caller's transaction, so that it is sent only if that commits (R11). Sent at
 * `firstTryAt` or soon after. Returns its id.
 */
export function queueMail(db: Db, now: Date, mail: Mail, firstTryAt = now): string {
  // Cut by code points: half a surrogate pair would arrive as a question mark.
  const line = mail.subject.replace(/\s+/g, ' ')
  const subject = line.length > SUBJECT_MAX ? [...line].slice(0, SUBJECT_MAX).join('') : line
  const at = now.toISOString()
  const id = newId()
  insert(db).run(
    id,
    mail.to,
    mail.replyTo || null,
    subject,
    mail.text,
    mail.look ? JSON.stringify(mail.look) : null,
    mail.calendar ?? null,
    at,
    firstTryAt.toISOString(),
  )
  return id
}

/** Removes an untried mail; true when it was removed. */
export const cancelMail = (db: Db, id: string): boolean =>
  db
    .delete(outbox)
    .where(and(eq(outbox.id, id), eq(outbox.tries, 0)))
    .run().changes === 1

/** A mail that was not tried yet. */
export const untriedMail = (db: Db, id: string) =>
  db
    .select()
    .from(outbox)
    .where(and(eq(outbox.id, id), eq(outbox.tries, 0), isNull(outbox.sentAt)))
    .get()

/** Up to `limit` due mails, oldest first. */
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
 * Counts a try and schedules the next one before sending: when the result cannot be stored (full disk, power
 * failure), the mail must not be sent again every turn. `nextTryAt` null marks the last try: unless sent, the
 * mail counts as given up from `now`. Changes no row when the mail was removed.
 */
export const beginTry = (db: Db, id: string, nextTryAt: Date | null, now: Date) =>
  begin(db).run({
    id,
    next: nextTryAt?.toISOString() ?? null,
    givenUp: nextTryAt === null ? now.toISOString() : null,
  })
const begin = statement((db) =>
  db
    .update(outbox)
    .set({
      tries: sql`${outbox.tries} + 1`,
      nextTryAt: sql`${sql.placeholder('next')}`,
      givenUpAt: sql`${sql.placeholder('givenUp')}`,
    })
    .where(eq(outbox.id, sql.placeholder('id')))
    .prepare(),
)

/** Clears the text: it may hold a sign-in link or personal data. */
export const markSent = (db: Db, id: string, now: Date) =>
  transaction(db, () => {
    sent(db).run({ id, now: now.toISOString() })
    endFailing(db)
  })
const sent = statement((db) =>
  db
    .update(outbox)
    .set({
      sentAt: sql`${sql.placeholder('now')}`,
      nextTryAt: null,
      givenUpAt: null,
      lastError: null,
      text: '',
      look: null,
      calendar: null,
    })
    .where(eq(outbox.id, sql.placeholder('id')))
    .prepare(),
)

/**
 * Removes the mails queued at one of `moments` to `email` or with it as reply address, also sent ones, whose
 * rows still hold an address. The moment identifies a record's mails, because they are queued in its
 * transaction.
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

/**
 * Removes an untried mail to `email` by its creation and first try. False when it was sent or is being sent.
 */
export const removeDelayedMail = (db: Db, email: string, createdAt: string, firstTryAt: Date) =>
  db
    .delete(outbox)
    .where(
      and(
        eq(outbox.recipient, email),
        eq(outbox.createdAt, createdAt),
        eq(outbox.nextTryAt, firstTryAt.toISOString()),
        eq(outbox.tries, 0),
      ),
    )
    .run().changes > 0

/** Removes an unsent mail to `email` that was queued at `moment`. */
export const removeUnsentMail = (db: Db, email: string, moment: string) =>
  db
    .delete(outbox)
    .where(and(eq(outbox.createdAt, moment), eq(outbox.recipient, email), isNull(outbox.sentAt)))
    .run()

const FAILING_SINCE = 'mail-failing-since'

/**
 * Stores why the last try failed, and since when mail fails. A refused recipient alone does not count as
 * failing mail, unless another recipient's mail fails too.
 */
export const markFailed = (
  db: Db,
  id: string,
  { reason, isRecipients }: { reason: string; isRecipients: boolean },
  now: Date,
) =>
  transaction(db, () => {
    db.update(outbox).set({ lastError: reason }).where(eq(outbox.id, id)).run()
    if (isRecipients && !hasOtherFailing(db, id)) return
    addSettingText(db, FAILING_SINCE, now.toISOString())
  })

const hasOtherFailing = (db: Db, id: string) =>
  db
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        isNotNull(outbox.nextTryAt),
        isNotNull(outbox.lastError),
        sql`${outbox.recipient} <> (select recipient from outbox where id = ${id})`,
      ),
    )
    .limit(1)
    .get() !== undefined

/** Notes that mail works again. */
export const endFailing = (db: Db) => void removeSetting(db, FAILING_SINCE)

/** Since when every mail fails (ISO 8601, UTC); null when the last one was sent. */
export const mailFailingSince = (db: Db): string | null => settingText(db, FAILING_SINCE) ?? null
