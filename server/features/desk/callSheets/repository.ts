import { and, asc, desc, eq, ne, sql } from 'drizzle-orm'
import {
  accounts,
  callSheets,
  claimDates,
  claims,
  jobDates,
  jobs,
  models,
  roster,
} from '../../../../drizzle/schema'
import type { Db } from '../../../core/db/database'

export type SheetRow = typeof callSheets.$inferSelect

export const findSheet = (db: Db, id: string) =>
  db.select().from(callSheets).where(eq(callSheets.id, id)).get()

export const insertSheet = (db: Db, row: typeof callSheets.$inferInsert) =>
  db.insert(callSheets).values(row).run()

/** Writes a draft; false when it has another version, or is issued. */
export const updateDraft = (db: Db, { id, version }: SheetRow, values: Partial<SheetRow>) =>
  db
    .update(callSheets)
    .set({ ...values, version: version + 1 })
    .where(and(eq(callSheets.id, id), eq(callSheets.version, version), eq(callSheets.state, 'draft')))
    .run().changes === 1

/** All numbers of a date, the newest first, with who issued each. */
export const sheetsOfDate = (db: Db, jobDateId: string) =>
  db
    .select({ sheet: callSheets, issuer: accounts.name })
    .from(callSheets)
    .leftJoin(accounts, eq(accounts.id, callSheets.issuedBy))
    .where(eq(callSheets.jobDateId, jobDateId))
    .orderBy(desc(callSheets.number))
    .all()

/** The sheet of a date that holds now. */
export const issuedOf = (db: Db, jobDateId: string): SheetRow | undefined =>
  db
    .select()
    .from(callSheets)
    .where(and(eq(callSheets.jobDateId, jobDateId), eq(callSheets.state, 'issued')))
    .get()

/** An earlier number of a date. */
export const sheetOfNumber = (db: Db, jobDateId: string, number: number): SheetRow | undefined =>
  db
    .select()
    .from(callSheets)
    .where(
      and(eq(callSheets.jobDateId, jobDateId), eq(callSheets.number, number), ne(callSheets.state, 'draft')),
    )
    .get()

/** The newest number of each date of a job, drafts too, by day. */
export const sheetsOfJob = (db: Db, jobId: string) =>
  db
    .select({ sheet: callSheets, day: jobDates.day })
    .from(callSheets)
    .innerJoin(jobDates, eq(jobDates.id, callSheets.jobDateId))
    .where(and(eq(callSheets.jobId, jobId), ne(callSheets.state, 'superseded')))
    .orderBy(asc(jobDates.day), asc(callSheets.number))
    .all()

/** The last sheet that was issued for a client. */
export const lastForClient = (db: Db, clientId: string): SheetRow | undefined =>
  db
    .select({ sheet: callSheets })
    .from(callSheets)
    .innerJoin(jobs, eq(jobs.id, callSheets.jobId))
    .where(and(eq(jobs.clientId, clientId), ne(callSheets.state, 'draft')))
    .orderBy(desc(callSheets.issuedAt), desc(callSheets.id))
    .limit(1)
    .get()?.sheet

/** The talents who are confirmed for a date, in the order in which they were put on the job. */
export const confirmedOn = (db: Db, jobDateId: string) =>
  db
    .select({ claim: claims, model: models, accountPhone: accounts.phone, face: roster.face })
    .from(claimDates)
    .innerJoin(claims, eq(claims.id, claimDates.claimId))
    .leftJoin(models, eq(models.id, claims.modelId))
    .leftJoin(accounts, eq(accounts.id, models.accountId))
    .leftJoin(roster, eq(roster.id, claims.modelId))
    .where(and(eq(claimDates.jobDateId, jobDateId), sql`${claimDates.state} in ('confirmed', 'done')`))
    .orderBy(asc(claims.createdAt), asc(claims.id))
    .all()

/** A talent's place on a date. */
export const findClaimDate = (db: Db, claimId: string, jobDateId: string) =>
  db
    .select()
    .from(claimDates)
    .where(and(eq(claimDates.claimId, claimId), eq(claimDates.jobDateId, jobDateId)))
    .get()

export const findDate = (db: Db, id: string) => db.select().from(jobDates).where(eq(jobDates.id, id)).get()
