import type { ImportRun, ImportRunLine } from '../../../shared/rosterImportFields'
import type { Db } from '../../core/db/database'
import type { ImportRow, RunRow } from './repository'
import * as repository from './repository'

const SAMPLES = 4

/** A line of the list of imports. */
export const runLine = (db: Db, run: RunRow, by: string | null): ImportRunLine => ({
  id: run.id,
  fileName: run.fileName,
  state: run.state,
  by,
  createdAt: run.createdAt,
  startedAt: run.startedAt,
  finishedAt: run.finishedAt,
  counts: repository.countRows(db, run.id),
})

/** An import with how its sheet is read and the first cells of each column. */
export const importRun = (db: Db, run: RunRow, by: string | null, rows: ImportRow[]): ImportRun => ({
  ...runLine(db, run, by),
  columns: run.heads.map((head, at) => ({
    head,
    field: run.columns[at] ?? null,
    samples: rows
      .map(({ cells }) => (cells[at] ?? '').trim())
      .filter((cell) => cell !== '')
      .slice(0, SAMPLES),
  })),
  isMonthFirst: run.isMonthFirst,
  skipsUnread: run.skipsUnread,
  words: run.words,
})
