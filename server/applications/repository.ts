import { applicationFiles, applications } from '../../drizzle/schema'
import type { Db } from '../core/database'

export type NewApplication = typeof applications.$inferInsert

export const insertApplication = (db: Db, row: NewApplication) => db.insert(applications).values(row).run()

/** Ties a claimed file to its application; `position` is its place among the links as they were sent, from 0. */
export const insertFile = (db: Db, applicationId: string, mediaId: string, position: number) =>
  db.insert(applicationFiles).values({ applicationId, mediaId, position }).run()
