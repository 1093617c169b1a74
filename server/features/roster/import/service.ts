import { setImmediate } from 'node:timers/promises'
import { localDay } from '../../../../shared/format'
import type { ImportReading } from '../../../../shared/roster/imports/rosterImport'
import { rememberedColumns } from '../../../../shared/roster/imports/rosterImportColumns'
import {
  type ImportForecast,
  type ImportResult,
  type ImportRun,
  type ImportRunLine,
  SHEET_MAX_BYTES,
  type UnknownWord,
  WORDS_MAX,
} from '../../../../shared/roster/imports/rosterImportFields'
import { choiceKey } from '../../../../shared/text/choices'
import type { AppContext, SignedInContext } from '../../../core/context'
import { type Db, transaction } from '../../../core/db/database'
import { newId } from '../../../core/db/ids'
import { conflict, invalid, notFound, tooLarge } from '../../../core/errors'
import { csv } from '../../../core/files/csv'
import { serverMessages } from '../../../core/messages'
import { TaskKilledError, TaskRefusedError } from '../../../core/processes/childProcessQueue'
import { forOneTurn, turns } from '../../../core/processes/turns'
import { audit } from '../../../core/security/audit'
import { findAccount } from '../../access/accounts/repository'
import { shownName } from '../../media/store/rules'
import { boardsByName } from '../boards/repository'
import * as repository from './repository'
import { type ImportedModel, type ReadRow, readRow } from './rules'
import { describedOf, fateOf, peopleIndex } from './runs.rules'
import { importRun, reportColumns, runLine } from './views'

const LISTED = 20
/** The first rows, from which the samples of a column are. */
const SAMPLED = 100
/** Rows that are taken out of the database at once: each may have the text of a whole sheet. */
const PORTION = 20

const words = serverMessages.sheets
const REFUSALS: Record<string, string> = {
  kind: words.kind,
  'old-excel': words.oldExcel,
  damaged: words.damaged,
  unpacked: words.unpacked,
  rows: words.rows,
  columns: words.columns,
  cell: words.cell,
  text: words.text,
  empty: words.empty,
}

/**
 * Stores an uploaded spreadsheet as a draft, read as the last one was, and other columns guessed. Throws 400 for no file, or for one that is no
 * sheet, 413 over the limits.
 */
export async function uploadSheet(ctx: SignedInContext): Promise<{ id: string }> {
  const { name, heads, rows } = await readUploadedSheet(ctx)
  const id = newId()
  const now = ctx.clock()
  const known = repository.readMeanings(ctx.db)
  const run = {
    id,
    accountId: ctx.session.account.id,
    fileName: shownName(name),
    // Until all rows are stored: what an end of the process leaves is no draft.
    state: 'cancelled' as const,
    heads,
    columns: rememberedColumns(heads, known.heads),
    words: known.words,
    isMonthFirst: known.isMonthFirst ?? false,
    createdAt: now.toISOString(),
  }
  repository.insertRun(ctx.db, run)
  await storeRows(ctx.db, id, rows)
  transaction(ctx.db, () => {
    repository.moveRun(ctx.db, id, ['cancelled'], { state: 'draft' })
    audit(ctx.db, now, 'roster uploaded', ctx.session.account, id)
  })
  return { id }
}

/** Stores the rows in transactions of one turn each: 8 MB in one would hold up other requests. */
async function storeRows(db: Db, id: string, rows: readonly Pick<repository.ImportRow, 'row' | 'cells'>[]) {
  const left = rows.values()
  for (let stored = 0; stored < rows.length; await setImmediate())
    transaction(db, () => {
      for (const row of forOneTurn(left)) {
        repository.insertRow(db, id, row)
        stored++
      }
    })
}

/** The name and the rows of the uploaded CSV or XLSX file. Throws 400 for no file or no sheet, 413 over the limits. */
export async function readUploadedSheet(
  { upload, sheets, log }: SignedInContext,
  how: 'read' | 'readWhole' = 'read',
) {
  if (!upload) throw invalid('file', serverMessages.noFile)
  if (upload.size === 0) throw invalid('file', serverMessages.emptyFile)
  if (upload.size > SHEET_MAX_BYTES) throw tooLarge(words.tooLarge)
  try {
    return { name: upload.name, ...(await sheets[how](upload.path)) }
  } catch (error) {
    if (error instanceof TaskRefusedError) throw invalid('file', REFUSALS[error.reason] ?? words.damaged)
    if (!(error instanceof TaskKilledError)) throw error
    log.warn({ err: error }, 'a spreadsheet was given up')
    throw tooLarge(words.unpacked)
  }
}

/** The newest imports. */
export const listRuns = ({ db }: Pick<AppContext, 'db'>): ImportRunLine[] =>
  repository
    .latestRuns(db, LISTED)
    .map(({ run, by }) => runLine(run, { by, counts: repository.countRows(db, run.id) }))

/** Finds an import. Throws notFound. */
export function findRun(db: Db, id: string): repository.RunRow {
  const run = repository.findRun(db, id)
  if (!run) throw notFound('Import')
  return run
}

const uploaderOf = (db: Db, { accountId }: repository.RunRow) =>
  accountId === null ? null : (findAccount(db, accountId)?.name ?? null)

/** One import with how its sheet is read. Throws notFound. */
export function readRun({ db }: Pick<AppContext, 'db'>, id: string): ImportRun {
  const run = findRun(db, id)
  const rows = run.state === 'draft' ? repository.rowsIn(db, id, 'waiting', SAMPLED) : []
  const about = { by: uploaderOf(db, run), counts: repository.countRows(db, id) }
  return importRun(run, about, rows, repository.readMeanings(db))
}

/** Saves how the sheet of a draft is read. Throws notFound, 409 once it has started. */
export function setReading(ctx: SignedInContext, { id, ...reading }: ImportReading): ImportRun {
  transaction(ctx.db, () => {
    const run = findRun(ctx.db, id)
    if (run.state !== 'draft') throw conflict(words.started)
    const { columns, isMonthFirst = run.isMonthFirst, skipsUnread = run.skipsUnread } = reading
    repository.changeRun(ctx.db, id, {
      columns: columns ? run.heads.map((_, at) => columns[at] ?? null) : run.columns,
      isMonthFirst,
      skipsUnread,
      words: reading.words ? { ...run.words, ...reading.words } : run.words,
    })
  })
  return readRun(ctx, id)
}

/** What the run will do with every row, without doing it: nothing is written. Throws notFound. */
export async function checkRun(ctx: Pick<AppContext, 'db' | 'clock'>, id: string): Promise<ImportForecast> {
  const { db } = ctx
  const run = findRun(db, id)
  const turn = turns()
  const index = peopleIndex([])
  for (const person of repository.everybody(db, id)) {
    await turn()
    index.add(person)
  }
  const emails = repository.accountEmails(db)
  const reading = { ...run, boards: boardsByName(db) }
  const today = localDay(ctx.clock())
  const counts = { new: 0, same: 0, refused: 0 }
  const unknown = new Map<string, UnknownWord>()
  const chosen = new Map<string, UnknownWord>()
  const rows = []
  let partly = 0
  for (const { row, cells } of waitingRows(db, id)) {
    await turn()
    const read = readRow(cells, reading, today)
    const fateWith = (model: ImportedModel | null) =>
      fateOf(row, { ...read, model }, index, (email) => emails.has(email))
    const fate = fateWith(read.model)
    if (read.partly && fateWith(read.partly).fate === 'new') partly++
    if (read.model && fate.fate === 'new') index.add({ ...describedOf(read.model), modelId: '', row })
    countWords(unknown, read.unknownWords)
    countWords(chosen, read.chosenWords)
    counts[fate.fate]++
    rows.push(fate)
  }
  return { rows, counts, partly, unknownWords: mostFirst(unknown), chosenWords: mostFirst(chosen) }
}

/** The rows that `next` takes out of the database below row `after`, a few at a time. */
function* portions<Row extends { row: number }>(next: (after: number) => Row[]): Generator<Row[]> {
  for (let rows = next(0), last = rows.at(-1); last; rows = next(last.row), last = rows.at(-1)) yield rows
}
function* waitingRows(db: Db, id: string) {
  for (const rows of portions((after) => repository.rowsIn(db, id, 'waiting', PORTION, after))) yield* rows
}
const rowsWithModels = (db: Db, id: string) =>
  portions((after) => repository.rowsWithModels(db, id, PORTION, after))

type Words = Map<string, UnknownWord>
function countWords(words: Words, met: ReadRow['unknownWords']) {
  for (const { field, word } of met) {
    const key = choiceKey(word)
    const name = `${field} ${key}`
    words.set(name, { field, word, key, rows: (words.get(name)?.rows ?? 0) + 1 })
  }
}
/** Only as many as can be given a meaning. */
const mostFirst = (words: Words) =>
  [...words.values()].toSorted((a, b) => b.rows - a.rows).slice(0, WORDS_MAX)

/** What a run has made and left out. Throws notFound. */
export async function readResult({ db }: Pick<AppContext, 'db'>, id: string): Promise<ImportResult> {
  findRun(db, id)
  const turn = turns()
  const withPicture = repository.modelsWithPicture(db, id)
  const fileNames = repository.picturesOf(db, id).map(({ fileName }) => fileName)
  const result: ImportResult = { people: [], partly: [], left: [], fileNames }
  for (const rows of rowsWithModels(db, id)) {
    await turn()
    for (const { row, state, fate, pictures, model } of rows) {
      if (fate && (state === 'same' || state === 'refused')) result.left.push(fate)
      if (!model) continue
      const { id: modelId, name, phone, isActive } = model
      const stageName = model.stageName ?? name
      const hasPicture = withPicture.has(modelId)
      result.people.push({ row, modelId, name, stageName, phone, state, isActive, hasPicture, pictures })
      if (fate) result.partly.push({ ...fate, label: stageName })
    }
  }
  return result
}

/** What became of every row, as CSV; audited (S37). Throws notFound. */
export function exportReport(ctx: SignedInContext, id: string): AsyncIterable<string> {
  const run = findRun(ctx.db, id)
  audit(ctx.db, ctx.clock(), 'list exported', ctx.session.account, id, 'roster import')
  return csv(reportColumns(run), rowsWithModels(ctx.db, id))
}
