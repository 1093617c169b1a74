import { ratings } from '../../../drizzle/schema'
import { newId } from '../../core/db/ids'
import type { Builder } from './accounts'

type Given = Partial<typeof ratings.$inferInsert>

/** A review of a model; five stars without words unless the values say otherwise. */
export function aRating(
  { db, clock }: Builder,
  modelId: string,
  given: Given = {},
): typeof ratings.$inferSelect {
  const values = { id: newId(), modelId, rating: 5, createdAt: clock().toISOString(), ...given }
  return db.insert(ratings).values(values).returning().get()
}
