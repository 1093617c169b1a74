import { eq, sql } from 'drizzle-orm'
import { models, profileViews } from '../../../drizzle/schema'
import { statement, transaction } from '../../core/db/database'
import type { Builder } from './accounts'

const insert = statement((db) =>
  db
    .insert(profileViews)
    .values({
      day: sql.placeholder('day'),
      modelId: sql.placeholder('modelId'),
      visitor: sql.placeholder('visitor'),
    })
    .prepare(),
)

/** Adds profile views of a model: one for each given day, each by another visitor. */
export function viewsOf({ db }: Builder, modelId: string, days: readonly string[]) {
  transaction(db, () => {
    for (const [index, day] of days.entries()) insert(db).run({ day, modelId, visitor: `visitor-${index}` })
    db.update(models).set({ viewCount: days.length }).where(eq(models.id, modelId)).run()
  })
}
