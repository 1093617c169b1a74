import { and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm'
import {
  auditEvents,
  bookings,
  enquiries,
  identities,
  oneTimeTokens,
  outbox,
  profileViews,
  ratings,
  sessions,
  subscribers,
} from '../../drizzle/schema'
import type { Db } from '../core/database'

// Everything that is kept about one talent, for its own eyes. Read once in a while: nothing is prepared.

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

/** Every sign-in that is still kept, the newest first. */
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

/** What the agency noted, without who of it. */
export const ratingsOf = (db: Db, modelId: string) =>
  db
    .select({ rating: ratings.rating, comment: ratings.comment, at: ratings.createdAt })
    .from(ratings)
    .where(eq(ratings.modelId, modelId))
    .orderBy(asc(ratings.createdAt))
    .all()

/** How many looked at the profile on which day. */
export const viewsByDay = (db: Db, modelId: string) =>
  db
    .select({ day: profileViews.day, visitors: sql<number>`count(*)` })
    .from(profileViews)
    .where(eq(profileViews.modelId, modelId))
    .groupBy(profileViews.day)
    .orderBy(asc(profileViews.day))
    .all()

/** Requests that name the model, without the client: those are another person's data. */
export const bookingsNaming = (db: Db, modelId: string) =>
  db
    .select({
      workType: bookings.workType,
      dateRequired: bookings.dateRequired,
      status: bookings.status,
      modelName: bookings.modelName,
      at: bookings.createdAt,
    })
    .from(bookings)
    .where(and(eq(bookings.modelId, modelId), eq(bookings.isSpam, false)))
    .orderBy(asc(bookings.createdAt))
    .all()

/** What the audit table says that this person did, and what was done with its account and model. */
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

/** What this address asked for as a client: its own words, and of the model what everybody knows. */
export const bookingsFrom = (db: Db, email: string) =>
  db
    .select({
      clientName: bookings.clientName,
      company: bookings.company,
      brand: bookings.brand,
      phone: bookings.phone,
      modelName: bookings.modelName,
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

/** Mails to this address: their subjects, since some of their texts hold links that must not be kept. */
export const mailsTo = (db: Db, email: string) =>
  db
    .select({ subject: outbox.subject, writtenAt: outbox.createdAt, sentAt: outbox.sentAt })
    .from(outbox)
    .where(eq(outbox.recipient, email))
    .orderBy(asc(outbox.createdAt))
    .all()
