import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import {
  claimDates,
  claims,
  hourEntries,
  jobDates,
  jobs,
  voucherFiles,
  voucherLinks,
} from '../../../../drizzle/schema'
import { type Db, statement } from '../../../core/db/database'

export type EntryRow = typeof hourEntries.$inferSelect

/** All that was said of the hours of a date, the last first, with the talent's claim. */
export const entriesOfDate = (db: Db, jobDateId: string) =>
  db
    .select({ entry: hourEntries, claimId: claimDates.claimId })
    .from(hourEntries)
    .innerJoin(claimDates, eq(claimDates.id, hourEntries.claimDateId))
    .where(eq(claimDates.jobDateId, jobDateId))
    .orderBy(desc(hourEntries.number))
    .all()

export const lastEntry = (db: Db, claimDateId: string): EntryRow | undefined =>
  db
    .select()
    .from(hourEntries)
    .where(eq(hourEntries.claimDateId, claimDateId))
    .orderBy(desc(hourEntries.number))
    .limit(1)
    .get()

export const insertEntry = (db: Db, row: typeof hourEntries.$inferInsert) =>
  db.insert(hourEntries).values(row).run()

export const confirmEntry = (db: Db, id: string, confirmedAt: string, confirmedBy: string) =>
  db
    .update(hourEntries)
    .set({ confirmedAt, confirmedBy })
    .where(and(eq(hourEntries.id, id), isNull(hourEntries.confirmedAt)))
    .run()

/** All that was said of the hours of a job's talents, the last first. */
export const entriesOfJob = (db: Db, jobId: string) =>
  db
    .select({ entry: hourEntries, claimId: claimDates.claimId, jobDateId: claimDates.jobDateId })
    .from(hourEntries)
    .innerJoin(claimDates, eq(claimDates.id, hourEntries.claimDateId))
    .innerJoin(claims, eq(claims.id, claimDates.claimId))
    .where(eq(claims.jobId, jobId))
    .orderBy(desc(hourEntries.number))
    .all()

export const livingLink = (db: Db, jobDateId: string) =>
  db
    .select()
    .from(voucherLinks)
    .where(and(eq(voucherLinks.jobDateId, jobDateId), isNull(voucherLinks.revokedAt)))
    .get()

export const insertLink = (db: Db, row: typeof voucherLinks.$inferInsert) =>
  db.insert(voucherLinks).values(row).run()

/** Ends the links to hours that went to a contact: those of its jobs, unless the call sheet names somebody else. */
export const endLinksOfContact = (db: Db, contactId: string, name: string, revokedAt: string) =>
  db
    .update(voucherLinks)
    .set({ revokedAt })
    .where(
      and(
        isNull(voucherLinks.revokedAt),
        sql`${voucherLinks.jobDateId} in (
          select d.id from jobs j join job_dates d on d.job_id = j.id
          left join call_sheets s on s.job_date_id = d.id and s.state = 'issued'
          where j.contact_id = ${contactId} and coalesce(json_extract(s.content, '$.setContact'), '') in ('', ${name}))`,
      ),
    )
    .run()

export const updateLink = (db: Db, id: string, values: Partial<typeof voucherLinks.$inferSelect>) =>
  db.update(voucherLinks).set(values).where(eq(voucherLinks.id, id)).run()

const byToken = statement((db) =>
  db
    .select({ link: voucherLinks, date: jobDates, job: jobs })
    .from(voucherLinks)
    .innerJoin(jobDates, eq(jobDates.id, voucherLinks.jobDateId))
    .innerJoin(jobs, eq(jobs.id, jobDates.jobId))
    .where(eq(voucherLinks.tokenHash, sql.placeholder('hash')))
    .prepare(),
)
/** The link of a token with its date and job, whatever has become of them. */
export const findByToken = (db: Db, hash: string) => byToken(db).get({ hash })

/** The dates of a job on which hours are confirmed. */
export const datesWithVoucher = (db: Db, jobId: string): Set<string> =>
  new Set(
    db
      .selectDistinct({ id: claimDates.jobDateId })
      .from(hourEntries)
      .innerJoin(claimDates, eq(claimDates.id, hourEntries.claimDateId))
      .innerJoin(claims, eq(claims.id, claimDates.claimId))
      .where(and(eq(claims.jobId, jobId), isNotNull(hourEntries.confirmedAt)))
      .all()
      .map(({ id }) => id),
  )

/** The voucher of a date that was kept last. */
export const lastFile = (db: Db, jobDateId: string) =>
  db
    .select()
    .from(voucherFiles)
    .where(eq(voucherFiles.jobDateId, jobDateId))
    .orderBy(desc(voucherFiles.number))
    .limit(1)
    .get()

export const insertFile = (db: Db, row: typeof voucherFiles.$inferInsert) =>
  db.insert(voucherFiles).values(row).run()

/** Takes the name of a talent who is deleted out of what was said; the hours stay with their job. */
export const forgetTalent = (db: Db, modelId: string) =>
  db
    .update(hourEntries)
    .set({ saidBy: '' })
    .where(
      sql`${hourEntries.via} = 'talent' and ${hourEntries.claimDateId} in (select d.id from claim_dates d
        join claims c on c.id = d.claim_id where c.model_id = ${modelId})`,
    )
    .run()
