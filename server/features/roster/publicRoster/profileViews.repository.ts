import { eq, sql } from 'drizzle-orm'
import { models, profileViews } from '../../../../drizzle/schema'
import { type Db, statement } from '../../../core/db/database'

const { placeholder } = sql

const insert = statement((db) =>
  db
    .insert(profileViews)
    .values({ day: placeholder('day'), modelId: placeholder('modelId'), visitor: placeholder('visitor') })
    .onConflictDoNothing()
    .prepare(),
)
const raise = statement((db) =>
  db
    .update(models)
    .set({ viewCount: sql`${models.viewCount} + 1` })
    .where(eq(models.id, placeholder('modelId')))
    .prepare(),
)

/** Counts a visit once per visitor and day. Call inside a transaction. */
export function insertView(db: Db, row: { day: string; modelId: string; visitor: string }) {
  if (insert(db).run(row).changes === 1) raise(db).run({ modelId: row.modelId })
}
