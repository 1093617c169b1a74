import { desc, eq, sql } from 'drizzle-orm'
import { media, oneTimeTokens, talentDocuments } from '../../../../drizzle/schema'
import type { Db } from '../../../core/db/database'

export type DocumentRow = typeof talentDocuments.$inferSelect

/** The documents of a model with their files, the newest first. */
export const documentsOf = (db: Db, modelId: string) =>
  db
    .select({ document: talentDocuments, media })
    .from(talentDocuments)
    .leftJoin(media, eq(media.id, talentDocuments.mediaId))
    .where(eq(talentDocuments.modelId, modelId))
    .orderBy(desc(talentDocuments.createdAt), desc(sql`${talentDocuments}.rowid`))
    .all()
export type Found = ReturnType<typeof documentsOf>[number]

export const findDocument = (db: Db, id: string): Found | undefined =>
  db
    .select({ document: talentDocuments, media })
    .from(talentDocuments)
    .leftJoin(media, eq(media.id, talentDocuments.mediaId))
    .where(eq(talentDocuments.id, id))
    .get()

export const countDocuments = (db: Db, modelId: string): number => documentsOf(db, modelId).length

export const insertDocument = (db: Db, row: typeof talentDocuments.$inferInsert) =>
  db.insert(talentDocuments).values(row).run()

export const writeSeen = (db: Db, id: string, seen: DocumentRow['seen']) =>
  db.update(talentDocuments).set({ seen }).where(eq(talentDocuments.id, id)).run()

/** The file's own row is removed by its id. */
export const removeDocument = (db: Db, id: string) =>
  db.delete(talentDocuments).where(eq(talentDocuments.id, id)).run()

/** Documents whose last day was before `day`. */
export const endedBefore = (db: Db, day: string) =>
  db
    .select({ id: talentDocuments.id, mediaId: talentDocuments.mediaId })
    .from(talentDocuments)
    .where(sql`${talentDocuments.validUntil} < ${day}`)
    .all()

// — Links ——————————————————————————————————————————————————————————————————————————————————————————

export const insertLink = (
  db: Db,
  row: { tokenHash: string; modelId: string; createdAt: string; expiresAt: string },
) =>
  db
    .insert(oneTimeTokens)
    .values({ ...row, purpose: 'document' })
    .run()
