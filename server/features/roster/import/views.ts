import type {
  ImportField,
  ImportMeanings,
  ImportRowState,
  ImportRun,
  ImportRunLine,
  RowProblem,
} from '../../../../shared/roster/imports/rosterImportFields'
import { headKey } from '../../../../shared/roster/imports/sheetColumns'
import type { CsvColumn } from '../../../core/files/csv'
import type { ImportRow, RowWithModel, RunRow } from './repository'

const SAMPLES = 4
const SAMPLE_MAX = 200
const isRemembered = (known: ImportMeanings['heads'], head: string, field: ImportField | null) =>
  Object.hasOwn(known, headKey(head)) && known[headKey(head)] === field

/** Who uploaded an import, and how many of its rows are in each state. */
type About = Pick<ImportRunLine, 'by' | 'counts'>

/** A line of the list of imports. */
export const runLine = (run: RunRow, { by, counts }: About): ImportRunLine => ({
  id: run.id,
  fileName: run.fileName,
  state: run.state,
  by,
  createdAt: run.createdAt,
  startedAt: run.startedAt,
  finishedAt: run.finishedAt,
  counts,
})

/** An import with how its sheet is read and the first cells of each column. */
export const importRun = (
  run: RunRow,
  about: About,
  rows: ImportRow[],
  known: ImportMeanings,
): ImportRun => ({
  ...runLine(run, about),
  columns: run.heads.map((head, at) => ({
    head,
    field: run.columns[at] ?? null,
    samples: rows
      .map(({ cells }) => (cells[at] ?? '').trim().slice(0, SAMPLE_MAX))
      .filter((cell) => cell !== '')
      .slice(0, SAMPLES),
    isRemembered: isRemembered(known.heads, head, run.columns[at] ?? null),
  })),
  isMonthFirst: run.isMonthFirst,
  isOrderRemembered: run.isMonthFirst && known.isMonthFirst === true,
  skipsUnread: run.skipsUnread,
  words: run.words,
})

const RESULTS: Record<ImportRowState, string> = {
  waiting: 'Not imported',
  made: 'Added',
  same: 'Here already',
  refused: 'Left out',
  'taken-back': 'Taken back',
  kept: 'Kept',
}

/** The columns of an import's report; a cell is called by the head of its column in the sheet. */
export function reportColumns(run: RunRow): readonly CsvColumn<RowWithModel>[] {
  const headOf = (field: RowProblem['field']) => run.heads[run.columns.indexOf(field)]
  const lines = (problems: readonly RowProblem[] = []) =>
    problems
      .map(({ field, message }) => {
        const head = field === null ? undefined : headOf(field)
        return head ? `${head}: ${message}` : message
      })
      .join('; ')
  return [
    ['Row', ({ row }) => row],
    ['Name', ({ model, fate }) => model?.stageName ?? model?.name ?? fate?.label ?? ''],
    ['Result', ({ state }) => RESULTS[state]],
    ['Reason', ({ fate }) => (fate?.sameAs ? sameWords(fate.sameAs) : lines(fate?.problems))],
    ['Cells left out or changed', ({ fate }) => lines(fate?.notes)],
  ]
}

const sameWords = ({ name, row }: { name: string; row: number | null }) =>
  row === null ? `Same as ${name}` : `Same as row ${row}, ${name}`
