import { eq } from 'drizzle-orm'
import { paperFiles } from '../../../../drizzle/schema'
import type { Db } from '../../../core/db/database'

export const fileOf = (db: Db, paperId: string) =>
  db.select().from(paperFiles).where(eq(paperFiles.paperId, paperId)).get()
/** Keeps the first file of a paper: another one for the same paper is dropped. */
export const insertFile = (db: Db, row: typeof paperFiles.$inferInsert) =>
  db.insert(paperFiles).values(row).onConflictDoNothing().run()
