import { desc, eq, sql } from 'drizzle-orm'
import { ratings } from '../../../../drizzle/schema'
import { type Db, statement } from '../../../core/db/database'

export type RatingRow = typeof ratings.$inferSelect

const ofModel = statement((db) =>
  db
    .select()
    .from(ratings)
    .where(eq(ratings.modelId, sql.placeholder('modelId')))
    .orderBy(desc(ratings.createdAt), sql`${ratings}.rowid desc`)
    .prepare(),
)
/** Newest first. */
export const ratingsOf = (db: Db, modelId: string): RatingRow[] => ofModel(db).all({ modelId })

export const insertRating = (db: Db, row: typeof ratings.$inferInsert) => db.insert(ratings).values(row).run()
