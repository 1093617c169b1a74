import { and, asc, eq, inArray, isNull, lte, ne, sql } from 'drizzle-orm'
import {
  accounts,
  claimDates,
  claims,
  clients,
  contacts,
  jobDates,
  jobs,
  models,
  notices,
} from '../../../../drizzle/schema'
import type { DecisionNotice } from '../../../../shared/desk/deskLists'
import type { Db } from '../../../core/db/database'

export type NoticeRow = typeof notices.$inferSelect

export const insertNotice = (db: Db, row: typeof notices.$inferInsert) => db.insert(notices).values(row).run()

/** Gives all waiting notices of a claim one due time, so that they are sent together. Reminders keep theirs. */
export const postpone = (db: Db, claimId: string, dueAt: string) =>
  db
    .update(notices)
    .set({ dueAt })
    .where(and(eq(notices.claimId, claimId), ne(notices.kind, 'ends soon')))
    .run()

export const dueNotices = (db: Db, now: string) =>
  db.select().from(notices).where(lte(notices.dueAt, now)).orderBy(asc(notices.dueAt), asc(notices.id)).all()

export const removeNotice = (db: Db, id: string) => db.delete(notices).where(eq(notices.id, id)).run()

export const removeNoticesOf = (db: Db, decisionId: string) =>
  db.delete(notices).where(eq(notices.decisionId, decisionId)).run()

/** A talent who never heard of an option is not told of its end. */
const IS_KNOWN = sql`(${notices.kind} <> 'freed' or ${notices.recipient} <> 'talent' or exists (
  select 1 from json_each(${notices.claimDateIds}) ids join ${claimDates} on ${claimDates.id} = ids.value
  where ${claimDates.isTalentTold}))`

/** The mails that a decision has noted, without reminders, with whom and which job they are about. */
export const noticesOf = (db: Db, decisionId: string) =>
  db
    .select({
      kind: sql<DecisionNotice>`${notices.kind}`,
      recipient: notices.recipient,
      modelName: claims.modelName,
      jobTitle: jobs.title,
    })
    .from(notices)
    .innerJoin(claims, eq(claims.id, notices.claimId))
    .innerJoin(jobs, eq(jobs.id, claims.jobId))
    .where(and(eq(notices.decisionId, decisionId), ne(notices.kind, 'ends soon'), IS_KNOWN))
    .orderBy(asc(claims.modelName), asc(notices.kind), asc(notices.recipient))
    .all()

/** What a notice is about; undefined when its claim was deleted. A booker whose account is closed is left out. */
export const claimForMail = (db: Db, claimId: string) =>
  db
    .select({ claim: claims, job: jobs, client: clients, contact: contacts, model: models, booker: accounts })
    .from(claims)
    .innerJoin(jobs, eq(jobs.id, claims.jobId))
    .leftJoin(clients, eq(clients.id, jobs.clientId))
    .leftJoin(contacts, eq(contacts.id, jobs.contactId))
    .leftJoin(models, eq(models.id, claims.modelId))
    .leftJoin(accounts, and(eq(accounts.id, jobs.bookerId), isNull(accounts.deactivatedAt)))
    .where(eq(claims.id, claimId))
    .get()

/** The dates of a claim in the order of their days. */
export const datesForMail = (db: Db, claimId: string) =>
  db
    .select({ date: claimDates, day: jobDates })
    .from(claimDates)
    .innerJoin(jobDates, eq(jobDates.id, claimDates.jobDateId))
    .where(eq(claimDates.claimId, claimId))
    .orderBy(asc(jobDates.day))
    .all()

/** Marks dates as known to their talent. */
export const markTold = (db: Db, claimDateIds: readonly string[]) =>
  db
    .update(claimDates)
    .set({ isTalentTold: true })
    .where(inArray(claimDates.id, [...claimDateIds]))
    .run()

export const raiseSequence = (db: Db, id: string, sequence: number) =>
  db.update(claimDates).set({ sequence }).where(eq(claimDates.id, id)).run()
