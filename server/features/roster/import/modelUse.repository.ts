import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core'
import * as schema from '../../../../drizzle/schema'
import { models } from '../../../../drizzle/schema'
import { snakeCase } from '../../../../shared/roster/modelFields'
import { type Db, valueQuery } from '../../../core/db/database'

/** Written for every model, or by the import itself. */
const OWN_TABLES = ['import_rows', 'measurements', 'model_tags', 'portfolio_items']

/** Columns of other tables that point to a model: `claims.model_id`. */
const dependents = Object.values(schema as Record<string, unknown>).flatMap((table) => {
  if (!(table instanceof SQLiteTable)) return []
  const { name, foreignKeys } = getTableConfig(table)
  if (OWN_TABLES.includes(name)) return []
  return foreignKeys.flatMap((key) => {
    const { columns, foreignTable, foreignColumns } = key.reference()
    const isToModel = foreignTable === models && foreignColumns[0]?.name === 'id'
    return isToModel ? columns.map((column) => ({ table: name, column: snakeCase(column.name) })) : []
  })
})

/** True when anything but its own pictures belongs to a model: a job, a rating, a booking, a message. */
export const isInUse = (db: Db, modelId: string): boolean =>
  dependents.some(
    ({ table, column }) =>
      valueQuery(db, `select 1 from ${table} where ${column} = :modelId limit 1`).get({ modelId }) !==
      undefined,
  )

/** True when a model has a picture that did not come with this run. */
export const hasOtherPictures = (db: Db, modelId: string, runId: string): boolean =>
  valueQuery(
    db,
    `select 1 from portfolio_items i left join import_pictures p on p.item_id = i.id
      where i.model_id = :modelId and p.run_id is not :runId limit 1`,
  ).get({ modelId, runId }) !== undefined
