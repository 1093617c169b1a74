import { eq, type SQL, sql } from 'drizzle-orm'
import { activities, clients, contacts, jobs } from '../../../../drizzle/schema'
import { localDay } from '../../../../shared/format'
import { type Db, transaction } from '../../../core/db/database'

/**
 * Agreed at some time: a date was confirmed, or the stage says so. Its records are kept as long as the law requires.
 */
export const wasAgreed = sql`(${jobs.stage} in ('agreed', 'done', 'billed', 'closed') or exists (
  select 1 from claims c join claim_dates d on d.claim_id = c.id where c.job_id = ${jobs.id} and d.confirmed_at is not null))`

/** Deletes jobs whose last activity and last day are at or before `before`, with all their records. */
export function removeJobs(db: Db, which: SQL, before: string): { changes: number } {
  // The first day that had not ended by then.
  const day = localDay(new Date(Date.parse(before) + 1))
  return transaction(db, () => {
    const ids = db
      .select({ id: jobs.id })
      .from(jobs)
      .where(
        sql`${jobs.createdAt} <= ${before} and ${which}
          and not exists (select 1 from activities a where a.job_id = ${jobs.id} and a.at > ${before})
          and not exists (select 1 from job_dates d where d.job_id = ${jobs.id} and d.day >= ${day})`,
      )
      .all()
      .map(({ id }) => id)
    for (const id of ids) {
      db.delete(activities).where(eq(activities.jobId, id)).run()
      db.delete(jobs).where(eq(jobs.id, id)).run()
    }
    return { changes: ids.length }
  })
}

/** Deletes the activities of deleted requests. */
export const removeRequestActivities = (db: Db) =>
  db
    .delete(activities)
    .where(
      sql`${activities.deskItemId} is not null and ${activities.jobId} is null and ${activities.clientId} is null
        and not exists (select 1 from desk_items i where i.id = ${activities.deskItemId})`,
    )
    .run()

/** Deletes what is noted of texts about no job that are as old as `before`. */
export const removeTexts = (db: Db, before: string) =>
  db
    .delete(activities)
    .where(
      sql`${activities.kind} in ('text opened', 'text taken back') and ${activities.jobId} is null
        and ${activities.at} <= ${before}`,
    )
    .run()

/** Clients and contacts as old as `before` that no job and no request is from any more. */
export function removeClients(db: Db, before: string): { changes: number } {
  const isQuiet = (client: SQL) =>
    sql`not exists (select 1 from activities a where a.client_id = ${client} and a.at > ${before})`
  return transaction(db, () => {
    const people = db
      .delete(contacts)
      .where(
        sql`${contacts.createdAt} <= ${before} and ${isQuiet(sql`${contacts.clientId}`)}
          and not exists (select 1 from jobs j where j.contact_id = ${contacts.id})
          and not exists (select 1 from jobs j where j.client_id = ${contacts.clientId})
          and (${contacts.email} is null or ${contacts.email} not in
            (select lower(email) from bookings union select lower(email) from enquiries))`,
      )
      .run().changes
    const ids = db
      .select({ id: clients.id })
      .from(clients)
      .where(
        sql`${clients.createdAt} <= ${before} and ${isQuiet(sql`${clients.id}`)}
          and not exists (select 1 from jobs j where j.client_id = ${clients.id})
          and not exists (select 1 from contacts p where p.client_id = ${clients.id})
          and not exists (select 1 from clients m where m.merged_into_id = ${clients.id})`,
      )
      .all()
      .map(({ id }) => id)
    for (const id of ids) {
      db.delete(activities).where(eq(activities.clientId, id)).run()
      db.delete(clients).where(eq(clients.id, id)).run()
    }
    return { changes: people + ids.length }
  })
}
