import { and, eq, sql } from 'drizzle-orm'
import { paperCounters } from '../../../../drizzle/schema'
import type { Db } from '../../../core/db/database'

/** The last number of a series in a financial year. */
export const counterOf = (db: Db, series: string, financialYear: string) =>
  db
    .select()
    .from(paperCounters)
    .where(and(eq(paperCounters.series, series), eq(paperCounters.financialYear, financialYear)))
    .get()

/** Puts the count of a series at a number that is known to be given out; a later one stays. */
export const keepCounter = (db: Db, row: typeof paperCounters.$inferInsert) =>
  db
    .insert(paperCounters)
    .values(row)
    .onConflictDoUpdate({
      target: [paperCounters.series, paperCounters.financialYear],
      set: { last: row.last, lastOn: row.lastOn },
      setWhere: sql`${paperCounters.last} < ${row.last}`,
    })
    .run()

/** The next count of a series, raised in the caller's transaction. */
export const raiseCounter = (db: Db, series: string, financialYear: string, day: string): number =>
  db
    .insert(paperCounters)
    .values({ series, financialYear, last: 1, lastOn: day })
    .onConflictDoUpdate({
      target: [paperCounters.series, paperCounters.financialYear],
      set: { last: sql`${paperCounters.last} + 1`, lastOn: day },
    })
    .returning({ last: paperCounters.last })
    .get().last
