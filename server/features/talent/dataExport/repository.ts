import { and, asc, desc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import {
  auditEvents,
  bookingModels,
  bookings,
  enquiries,
  identities,
  mentorMessages,
  oneTimeTokens,
  outbox,
  profileViews,
  pushSubscriptions,
  ratings,
  sessions,
  subscribers,
} from '../../../../drizzle/schema'
import type { Db } from '../../../core/db/database'

// Everything stored about one talent, for itself. Rarely read, so the statements are not prepared.

export const identitiesOf = (db: Db, accountId: string) =>
  db
    .select({
      provider: identities.provider,
      subject: identities.subject,
      linkedAt: identities.createdAt,
    })
    .from(identities)
    .where(eq(identities.accountId, accountId))
    .all()

export const signInsOf = (db: Db, accountId: string) =>
  db
    .select({
      device: sessions.userAgent,
      at: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      expiresAt: sessions.expiresAt,
      endedAt: sessions.endedAt,
    })
    .from(sessions)
    .where(eq(sessions.accountId, accountId))
    .orderBy(desc(sessions.createdAt))
    .all()

/** The phones and computers that are told, without what reaches them. */
export const phonesOf = (db: Db, accountId: string) =>
  db
    .select({ device: pushSubscriptions.userAgent, since: pushSubscriptions.createdAt })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.accountId, accountId))
    .orderBy(asc(pushSubscriptions.createdAt))
    .all()

export const linksOf = (db: Db, accountId: string, modelId: string) =>
  db
    .select({
      purpose: oneTimeTokens.purpose,
      sentAt: oneTimeTokens.createdAt,
      expiresAt: oneTimeTokens.expiresAt,
      usedAt: oneTimeTokens.usedAt,
    })
    .from(oneTimeTokens)
    .where(or(eq(oneTimeTokens.accountId, accountId), eq(oneTimeTokens.modelId, modelId)))
    .all()

/** The agency's notes without their authors. */
export const ratingsOf = (db: Db, modelId: string) =>
  db
    .select({ rating: ratings.rating, comment: ratings.comment, at: ratings.createdAt })
    .from(ratings)
    .where(eq(ratings.modelId, modelId))
    .orderBy(asc(ratings.createdAt))
    .all()

export const viewsByDay = (db: Db, modelId: string) =>
  db
    .select({ day: profileViews.day, visitors: sql<number>`count(*)` })
    .from(profileViews)
    .where(eq(profileViews.modelId, modelId))
    .groupBy(profileViews.day)
    .orderBy(asc(profileViews.day))
    .all()

/** The chat with the agency, without its authors' names. */
export const mentorMessagesOf = (db: Db, modelId: string) =>
  db
    .select({
      sender: mentorMessages.sender,
      text: mentorMessages.text,
      at: mentorMessages.createdAt,
      readAt: mentorMessages.readAt,
    })
    .from(mentorMessages)
    .where(eq(mentorMessages.modelId, modelId))
    .orderBy(asc(mentorMessages.id))
    .all()

/** Bookings of the model without the client, who is another person. */
export const bookingsNaming = (db: Db, modelId: string) =>
  db
    .select({
      workType: bookings.workType,
      dateRequired: bookings.dateRequired,
      status: bookings.status,
      modelName: sql<string>`coalesce(${bookingModels.modelName}, ${bookings.modelName})`,
      at: bookings.createdAt,
    })
    .from(bookings)
    // Of a shortlist the model may be one of the others.
    .leftJoin(
      bookingModels,
      and(eq(bookingModels.bookingId, bookings.id), eq(bookingModels.modelId, modelId)),
    )
    .where(
      and(or(eq(bookings.modelId, modelId), isNotNull(bookingModels.bookingId)), eq(bookings.isSpam, false)),
    )
    .orderBy(asc(bookings.createdAt))
    .all()

/** Audit lines by this person or about its account and model. */
export const auditOf = (db: Db, ids: { accountId: string; modelId: string }) =>
  db
    .select({ at: auditEvents.at, action: auditEvents.action, detail: auditEvents.detail })
    .from(auditEvents)
    .where(
      or(eq(auditEvents.actorId, ids.accountId), inArray(auditEvents.subject, [ids.accountId, ids.modelId])),
    )
    .orderBy(asc(auditEvents.number))
    .all()

export const enquiriesFrom = (db: Db, email: string) =>
  db
    .select({
      name: enquiries.name,
      subject: enquiries.subject,
      message: enquiries.message,
      status: enquiries.status,
      noticeVersion: enquiries.noticeVersion,
      at: enquiries.createdAt,
    })
    .from(enquiries)
    .where(eq(enquiries.email, email))
    .all()

/** Bookings made from this address; of the model only public data. */
export const bookingsFrom = (db: Db, email: string) =>
  db
    .select({
      clientName: bookings.clientName,
      company: bookings.company,
      brand: bookings.brand,
      phone: bookings.phone,
      modelName: bookings.modelName,
      alsoAskedFor: sql<
        string | null
      >`(select group_concat(model_name, ', ') from (select model_name from booking_models where booking_id = ${bookings.id} order by position))`,
      workType: bookings.workType,
      dateRequired: bookings.dateRequired,
      budgetRange: bookings.budgetRange,
      details: bookings.details,
      status: bookings.status,
      noticeVersion: bookings.noticeVersion,
      at: bookings.createdAt,
    })
    .from(bookings)
    .where(eq(bookings.email, email))
    .orderBy(asc(bookings.createdAt))
    .all()

export const subscriptionOf = (db: Db, email: string) =>
  db
    .select({
      consentedAt: subscribers.consentedAt,
      noticeVersion: subscribers.noticeVersion,
      removedAt: subscribers.removedAt,
    })
    .from(subscribers)
    .where(eq(subscribers.email, email))
    .get() ?? null

/** Mails to this address without their texts, which may hold secret links. */
export const mailsTo = (db: Db, email: string) =>
  db
    .select({ subject: outbox.subject, writtenAt: outbox.createdAt, sentAt: outbox.sentAt })
    .from(outbox)
    .where(eq(outbox.recipient, email))
    .orderBy(asc(outbox.createdAt))
    .all()
