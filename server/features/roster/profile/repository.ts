import { and, eq, ne, sql } from 'drizzle-orm'
import { accounts, models } from '../../../../drizzle/schema'
import { type Db, statement } from '../../../core/db/database'

export type ModelRow = typeof models.$inferSelect
export type ModelChanges = Partial<typeof models.$inferInsert>

const byId = statement((db) =>
  db
    .select({ model: models, account: accounts })
    .from(models)
    .innerJoin(accounts, eq(accounts.id, models.accountId))
    .where(eq(models.id, sql.placeholder('id')))
    .prepare(),
)
export const findTalent = (db: Db, modelId: string) => byId(db).get({ id: modelId })
export type TalentRow = NonNullable<ReturnType<typeof findTalent>>

/** Changes a model. */
export const updateModel = (db: Db, modelId: string, changes: ModelChanges) =>
  db.update(models).set(changes).where(eq(models.id, modelId)).run()

/** True when another model has this slug. */
export const isSlugTaken = (db: Db, slug: string, modelId: string) =>
  db
    .select({ id: models.id })
    .from(models)
    .where(and(eq(models.slug, slug), ne(models.id, modelId)))
    .get() !== undefined
