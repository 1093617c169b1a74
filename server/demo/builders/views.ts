import { eq } from 'drizzle-orm'
import { models, profileViews } from '../../../drizzle/schema'
import { transaction } from '../../core/database'
import type { Builder } from './accounts'

/** Lets a model have been looked at: one view for each day named, each by another visitor. */
export function viewsOf({ db }: Builder, modelId: string, days: readonly string[]) {
  transaction(db, () => {
    for (const [index, day] of days.entries())
      db.insert(profileViews)
        .values({ day, modelId, visitor: `visitor-${index}` })
        .run()
    db.update(models).set({ viewCount: days.length }).where(eq(models.id, modelId)).run()
  })
}
