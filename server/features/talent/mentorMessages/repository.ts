import { and, asc, desc, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import { accounts, mentorMessages, models } from '../../../../drizzle/schema'
import type { MessageSender } from '../../../../shared/lists'
import { type Db, statement } from '../../../core/db/database'
import { cancelMail } from '../../../core/mail/outbox'

const modelId = sql.placeholder('modelId')
const sender = sql.placeholder('sender')
const limit = sql.placeholder('limit')

const newest = statement((db) =>
  db
    .select({ message: mentorMessages, author: accounts.name })
    .from(mentorMessages)
    .leftJoin(accounts, eq(accounts.id, mentorMessages.authorId))
    .where(eq(mentorMessages.modelId, modelId))
    .orderBy(desc(mentorMessages.id))
    .limit(limit)
    .prepare(),
)
/** Newest first. */
export const newestMessages = (db: Db, modelId: string, limit: number) => newest(db).all({ modelId, limit })
export type MessageRow = ReturnType<typeof newestMessages>[number]

const first = statement((db) =>
  db
    .select({ at: mentorMessages.createdAt })
    .from(mentorMessages)
    .where(eq(mentorMessages.modelId, modelId))
    .orderBy(asc(mentorMessages.id))
    .limit(1)
    .prepare(),
)
/** The time of a chat's first message; null without one. */
export const firstMessageAt = (db: Db, modelId: string) => first(db).get({ modelId })?.at ?? null

const one = statement((db) =>
  db
    .select({ message: mentorMessages, author: accounts.name })
    .from(mentorMessages)
    .leftJoin(accounts, eq(accounts.id, mentorMessages.authorId))
    .where(eq(mentorMessages.id, sql.placeholder('id')))
    .prepare(),
)
export const findMessage = (db: Db, id: string): MessageRow | undefined => one(db).get({ id })

export const insertMessage = (db: Db, row: typeof mentorMessages.$inferInsert) =>
  db.insert(mentorMessages).values(row).run()

const isUnreadOf = and(
  eq(mentorMessages.modelId, modelId),
  eq(mentorMessages.sender, sender),
  isNull(mentorMessages.readAt),
)

const unread = statement((db) =>
  db
    .select({ count: sql<number>`count(*)`, notices: sql<number>`count(${mentorMessages.noticeId})` })
    .from(mentorMessages)
    .where(isUnreadOf)
    .prepare(),
)
/** How many of one side's messages are unread, and how many of them have a mail. */
export const unreadOf = (db: Db, modelId: string, sender: MessageSender) =>
  unread(db).get({ modelId, sender }) ?? { count: 0, notices: 0 }

const lastNotice = statement((db) =>
  db
    .select({ at: mentorMessages.noticeAt })
    .from(mentorMessages)
    .where(
      and(
        eq(mentorMessages.modelId, modelId),
        eq(mentorMessages.sender, sender),
        isNotNull(mentorMessages.noticeAt),
      ),
    )
    .orderBy(desc(mentorMessages.id))
    .limit(1)
    .prepare(),
)
/** When the last mail about one side's messages was due; null without one. */
export const lastNoticeAt = (db: Db, modelId: string, sender: MessageSender) =>
  lastNotice(db).get({ modelId, sender })?.at ?? null

type Reading = { modelId: string; sender: MessageSender; until: string; at: string }
/** Marks one side's messages up to the id `until` as read, and cancels their waiting mails. */
export function readMessages(db: Db, { modelId, sender, until, at }: Reading) {
  const isMeant = and(
    eq(mentorMessages.modelId, modelId),
    eq(mentorMessages.sender, sender),
    isNull(mentorMessages.readAt),
    lte(mentorMessages.id, until),
  )
  for (const { id, mails } of noticesOf(db, isMeant)) {
    // A mail that was sent to one of them stays noted: the next waits an hour.
    if (mails.map((mail) => cancelMail(db, mail)).every(Boolean))
      db.update(mentorMessages).set({ noticeId: null, noticeAt: null }).where(eq(mentorMessages.id, id)).run()
  }
  db.update(mentorMessages).set({ readAt: at }).where(isMeant).run()
}

/** Cancels the waiting mails of a chat whose model is deleted. */
export function withdrawNotices(db: Db, modelId: string) {
  const isMeant = and(eq(mentorMessages.modelId, modelId), isNull(mentorMessages.readAt))
  for (const { mails } of noticesOf(db, isMeant)) for (const mail of mails) cancelMail(db, mail)
}

/** The mails about one message: one for each recipient. */
export const joinNotices = (ids: readonly string[]) => ids.join(' ')

const noticesOf = (db: Db, which: ReturnType<typeof and>) =>
  db
    .select({ id: mentorMessages.id, noticeId: mentorMessages.noticeId })
    .from(mentorMessages)
    .where(and(which, isNotNull(mentorMessages.noticeId)))
    .all()
    .flatMap(({ id, noticeId }) => (noticeId === null ? [] : [{ id, mails: noticeId.split(' ') }]))

const waiting = statement((db) =>
  db
    .select({
      modelId: models.id,
      name: sql<string>`coalesce(${models.stageName}, ${models.name})`,
      count: sql<number>`count(*)`,
      newest: sql<string | null>`max(${mentorMessages.createdAt})`,
    })
    .from(mentorMessages)
    .innerJoin(models, eq(models.id, mentorMessages.modelId))
    .where(and(eq(mentorMessages.sender, 'talent'), isNull(mentorMessages.readAt)))
    .groupBy(mentorMessages.modelId)
    .orderBy(asc(sql`min(${mentorMessages.id})`))
    .limit(limit)
    .prepare(),
)
/** Talents with unread messages, at most `limit`, longest waiting first. */
export const unreadByTalent = (db: Db, limit: number) => waiting(db).all({ limit })
