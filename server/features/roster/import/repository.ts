import { and, asc, count, desc, eq, getTableColumns, gt, inArray, isNotNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import {
  accounts,
  importPictures,
  importRows,
  importRuns,
  media,
  models,
  portfolioItems,
} from '../../../../drizzle/schema'
import { isIntimate } from '../../../../shared/lists'
import {
  CHOICE_FIELDS,
  IMPORT_FIELDS,
  type ImportMeanings,
  type ImportRowState,
  type ImportState,
} from '../../../../shared/roster/imports/rosterImportFields'
import { type Db, statement } from '../../../core/db/database'
import { readSetting, writeSetting } from '../../../core/db/settings'
import type { Person } from './runs.rules'

export type RunRow = typeof importRuns.$inferSelect
export type ImportRow = typeof importRows.$inferSelect

// — Runs —————————————————————————————————————————————————————————————————————————————————————————————

export const insertRun = (db: Db, run: typeof importRuns.$inferInsert) =>
  db.insert(importRuns).values(run).run()

const addRow = statement(({ $client }) =>
  $client.prepare('insert into import_rows (run_id, row, cells) values (?, ?, ?)'),
)
export const insertRow = (db: Db, runId: string, { row, cells }: Pick<ImportRow, 'row' | 'cells'>) =>
  addRow(db).run(runId, row, JSON.stringify(cells))

export const findRun = (db: Db, id: string) => db.select().from(importRuns).where(eq(importRuns.id, id)).get()

/** The newest runs with the name of who uploaded them. */
export const latestRuns = (db: Db, limit: number) =>
  db
    .select({ run: importRuns, by: accounts.name })
    .from(importRuns)
    .leftJoin(accounts, eq(accounts.id, importRuns.accountId))
    .orderBy(desc(importRuns.id))
    .limit(limit)
    .all()

/** The oldest run that has work to do. */
export const nextRun = (db: Db): RunRow | undefined =>
  db
    .select()
    .from(importRuns)
    .where(inArray(importRuns.state, ['running', 'taking-back']))
    .orderBy(asc(importRuns.createdAt))
    .limit(1)
    .get()

export const changeRun = (db: Db, id: string, changes: Partial<typeof importRuns.$inferInsert>) =>
  db.update(importRuns).set(changes).where(eq(importRuns.id, id)).run()

/** Changes the state of a run that is in one of `from`; false when it is not. */
export const moveRun = (
  db: Db,
  id: string,
  from: readonly ImportState[],
  changes: Partial<typeof importRuns.$inferInsert>,
): boolean =>
  db
    .update(importRuns)
    .set(changes)
    .where(and(eq(importRuns.id, id), inArray(importRuns.state, [...from])))
    .run().changes === 1

/** Its rows and the list of its pictures are deleted by cascade; models and pictures stay. */
export const removeRun = (db: Db, id: string) => db.delete(importRuns).where(eq(importRuns.id, id)).run()

const MEANINGS_KEY = 'roster import meanings'
const meanings = z.object({
  heads: z.record(z.string(), z.enum(IMPORT_FIELDS).nullable()),
  words: z.partialRecord(z.enum(CHOICE_FIELDS), z.record(z.string(), z.string())),
  isMonthFirst: z.boolean().optional(),
})
/** How the last imports were read. */
export const readMeanings = (db: Db): ImportMeanings =>
  readSetting(db, MEANINGS_KEY, meanings) ?? { heads: {}, words: {} }
export const writeMeanings = (db: Db, meanings: ImportMeanings) => writeSetting(db, MEANINGS_KEY, meanings)

// — Rows —————————————————————————————————————————————————————————————————————————————————————————————

/** The first rows of a run in this state, below row `after`. */
export const rowsIn = (db: Db, runId: string, state: ImportRowState, limit: number, after = 0): ImportRow[] =>
  db
    .select()
    .from(importRows)
    .where(and(eq(importRows.runId, runId), eq(importRows.state, state), gt(importRows.row, after)))
    .orderBy(asc(importRows.row))
    .limit(limit)
    .all()

export const findRow = (db: Db, runId: string, row: number) =>
  db
    .select()
    .from(importRows)
    .where(and(eq(importRows.runId, runId), eq(importRows.row, row)))
    .get()

/** How many rows are in each state. */
export const countRows = (db: Db, runId: string): Partial<Record<ImportRowState, number>> =>
  Object.fromEntries(
    db
      .select({ state: importRows.state, rows: count() })
      .from(importRows)
      .where(eq(importRows.runId, runId))
      .groupBy(importRows.state)
      .all()
      .map(({ state, rows }) => [state, rows]),
  )

export const changeRow = (
  db: Db,
  { runId, row }: Pick<ImportRow, 'runId' | 'row'>,
  changes: Partial<typeof importRows.$inferInsert>,
) =>
  db
    .update(importRows)
    .set(changes)
    .where(and(eq(importRows.runId, runId), eq(importRows.row, row)))
    .run()

const { cells: _, ...withoutCells } = getTableColumns(importRows)
const { id, name, stageName, phone, isActive } = getTableColumns(models)
const shownOfModel = { id, name, stageName, phone, isActive }

/** The first rows of a run below row `after`, without their cells, and who was made of them. */
export const rowsWithModels = (db: Db, runId: string, limit: number, after: number) =>
  db
    .select({ ...withoutCells, model: shownOfModel })
    .from(importRows)
    .leftJoin(models, eq(models.id, importRows.modelId))
    .where(and(eq(importRows.runId, runId), gt(importRows.row, after)))
    .orderBy(asc(importRows.row))
    .limit(limit)
    .all()
export type RowWithModel = ReturnType<typeof rowsWithModels>[number]

// — People ———————————————————————————————————————————————————————————————————————————————————————————

/** The ids of a run's models that have a picture which visitors may see. */
export const modelsWithPicture = (db: Db, runId: string): Set<string> =>
  new Set(
    db
      .select({ modelId: importRows.modelId, type: portfolioItems.type })
      .from(importRows)
      .innerJoin(portfolioItems, eq(portfolioItems.modelId, importRows.modelId))
      .innerJoin(media, eq(media.id, portfolioItems.mediaId))
      .where(and(eq(importRows.runId, runId), eq(portfolioItems.isLocked, false), eq(media.kind, 'image')))
      .all()
      .flatMap(({ modelId, type }) => (modelId === null || isIntimate(type) ? [] : [modelId])),
  )

/** Every model by what tells people apart; those of this run with their rows. */
export const everybody = (db: Db, runId: string): Person[] =>
  db
    .select({
      modelId: models.id,
      name: models.name,
      stageName: models.stageName,
      email: sql<string | null>`coalesce(${accounts.email}, ${models.email})`,
      phone: sql<string | null>`coalesce(${accounts.phone}, ${models.phone})`,
      dateOfBirth: models.dateOfBirth,
      row: importRows.row,
    })
    .from(models)
    .leftJoin(accounts, eq(accounts.id, models.accountId))
    .leftJoin(importRows, and(eq(importRows.modelId, models.id), eq(importRows.runId, runId)))
    .orderBy(asc(models.number))
    .all()

/** The addresses of all accounts. */
export const accountEmails = (db: Db): Set<string> =>
  new Set(
    db
      .select({ email: accounts.email })
      .from(accounts)
      .where(isNotNull(accounts.email))
      .all()
      .flatMap(({ email }) => (email === null ? [] : [email])),
  )

// — Pictures —————————————————————————————————————————————————————————————————————————————————————————

export const insertPicture = (db: Db, row: typeof importPictures.$inferInsert) =>
  db.insert(importPictures).values(row).run()

/** The pictures that came with a run. */
export const picturesOf = (db: Db, runId: string) =>
  db.select().from(importPictures).where(eq(importPictures.runId, runId)).all()

/** A picture of this name that the run has brought already. */
export const findPicture = (db: Db, runId: string, fileName: string) =>
  db
    .select()
    .from(importPictures)
    .where(and(eq(importPictures.runId, runId), eq(importPictures.fileName, fileName)))
    .get()
