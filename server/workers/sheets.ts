import { readFile } from 'node:fs/promises'
import { Uint8ArrayReader, ZipReader } from '@zip.js/zip.js'
import { parse } from 'csv-parse/sync'
import { readSheet } from 'read-excel-file/node'
import { PROSE_MAX } from '../../shared/limits'
import {
  SHEET_MAX_COLUMNS,
  SHEET_MAX_ROWS,
  SHEET_MAX_TEXT,
} from '../../shared/roster/imports/rosterImportFields'
import { type SheetExtras, sheetExtras } from './sheetExtras'

// Runs in a child process with bounds on time and memory: a spreadsheet is untrusted input.

/** Why a file is no sheet that we read. */
export type SheetRefusal =
  | 'kind'
  | 'old-excel'
  | 'damaged'
  | 'unpacked'
  | 'rows'
  | 'columns'
  | 'cell'
  | 'text'
  | 'empty'

/** A sheet that is refused. */
export class SheetRefused extends Error {
  constructor(readonly reason: SheetRefusal) {
    super(reason)
  }
}

/** Heads, and the rows that have any text, each with its number in the file. */
export type SheetText = { heads: string[]; rows: { row: number; cells: string[] }[] }

const ZIP = Buffer.from('PK\u0003\u0004')
const OLD_OFFICE = Buffer.from('d0cf11e0', 'hex') // .xls, and an .xlsx with a password
/** What all parts of an .xlsx together may unpack to. */
const UNPACKED_MAX_BYTES = 40 * 1024 * 1024
const ENTRIES_MAX = 500

/** The first sheet of a CSV or XLSX file as text. Throws SheetRefused. */
export async function read({ path }: { path: string }): Promise<SheetText> {
  const { grid } = await gridOf(path)
  return bounded(grid)
}

/**
 * The same with all that stands above the heads as rows, merged cells filled, and notes on cells below their text.
 * Throws SheetRefused.
 */
export async function readWhole({ path }: { path: string }): Promise<SheetText> {
  const { grid, bytes } = await gridOf(path)
  const sheet = limited(grid, -1)
  if (!bytes) return sheet
  withExtras(new Map(sheet.rows.map(({ row, cells }) => [row - 1, cells])), await extrasOf(bytes))
  // An area may be merged over the whole sheet.
  refuseLong(sheet.rows)
  return sheet
}

/** All cells of a file, and the file where it is an .xlsx. */
async function gridOf(path: string): Promise<{ grid: string[][]; bytes: Buffer | null }> {
  const bytes = await readFile(path)
  const starts = (with_: Buffer) => bytes.subarray(0, with_.length).equals(with_)
  if (starts(OLD_OFFICE)) throw new SheetRefused('old-excel')
  return starts(ZIP) ? { grid: await readXlsx(bytes), bytes } : { grid: readCsv(bytes), bytes: null }
}

async function extrasOf(bytes: Buffer): Promise<SheetExtras> {
  try {
    return await sheetExtras(bytes)
  } catch {
    throw new SheetRefused('damaged')
  }
}

/** Writes the text of a merged area into each of its cells, and notes below the text of theirs. */
function withExtras(rows: ReadonlyMap<number, string[]>, { merges, notes }: SheetExtras) {
  for (const { row, column, text } of notes) {
    const cells = rows.get(row)
    if (cells?.[column] !== undefined) cells[column] = `${cells[column]}\n${text}`.trim()
  }
  for (const { top, left, bottom, right } of merges) {
    const text = rows.get(top)?.[left] ?? ''
    for (let row = top; row <= bottom && row - top < SHEET_MAX_ROWS; row++) {
      const cells = rows.get(row)
      cells?.fill(text, left, Math.min(right + 1, cells.length))
    }
  }
}

// — CSV ——————————————————————————————————————————————————————————————————————————————————————————————

function readCsv(bytes: Buffer): string[][] {
  const text = decoded(bytes)
  if (text.includes('\u0000')) throw new SheetRefused('kind')
  try {
    return parse(text, {
      delimiter: delimiterOf(text),
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      max_record_size: SHEET_MAX_COLUMNS * PROSE_MAX,
    }) as string[][]
  } catch {
    throw new SheetRefused('damaged')
  }
}

/** UTF-8 or UTF-16 by its mark; else UTF-8, or what Windows writes where it is not. */
function decoded(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The separator that is most frequent in the first line with any. */
function delimiterOf(text: string): string {
  const start = text.slice(0, 20_000).split(/\r?\n/)
  for (const line of start) {
    const bare = line.replace(/"[^"]*"/g, '')
    const counts = [',', ';', '\t'].map((each) => [each, bare.split(each).length - 1] as const)
    const [best] = counts.toSorted((a, b) => b[1] - a[1])
    if (best && best[1] > 0) return best[0]
  }
  return ','
}

// — XLSX —————————————————————————————————————————————————————————————————————————————————————————————

async function readXlsx(bytes: Buffer): Promise<string[][]> {
  await refuseBomb(bytes)
  try {
    const rows = await readSheet(bytes, { parseNumber: (text) => text, trim: false })
    return rows.map((cells) => cells.map(asText))
  } catch {
    throw new SheetRefused('damaged')
  }
}

function asText(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10)
  return typeof cell === 'boolean' ? (cell ? 'Yes' : 'No') : String(cell)
}

/** Throws for an archive whose list promises more than a sheet needs; what a false list hides ends the process. */
async function refuseBomb(bytes: Buffer) {
  const zip = new ZipReader(new Uint8ArrayReader(bytes))
  let count = 0
  let unpacked = 0
  let isWorkbook = false
  try {
    for await (const { filename, uncompressedSize } of zip.getEntriesGenerator()) {
      count += 1
      unpacked += uncompressedSize
      if (count > ENTRIES_MAX || unpacked > UNPACKED_MAX_BYTES) throw new SheetRefused('unpacked')
      isWorkbook ||= filename === 'xl/workbook.xml'
    }
  } catch (error) {
    throw error instanceof SheetRefused ? error : new SheetRefused('damaged')
  }
  if (!isWorkbook) throw new SheetRefused('kind')
}

// — Both —————————————————————————————————————————————————————————————————————————————————————————————

const filled = (cells: readonly string[]) => cells.filter((cell) => cell.trim() !== '').length

/** Heads are the first row with two cells or more: above it may stand a title. */
function bounded(grid: string[][]): SheetText {
  const at = grid.findIndex((cells) => filled(cells) > 1)
  if (at < 0) throw new SheetRefused('empty')
  return limited(grid, at)
}

/** The rows below the one of the heads, within all limits. */
function limited(grid: string[][], at: number): SheetText {
  const heads = grid[at] ?? []
  const last = (cells: readonly string[]) => cells.findLastIndex((cell) => cell.trim() !== '') + 1
  const width = at < 0 ? grid.reduce((most, cells) => Math.max(most, last(cells)), 0) : last(heads)
  if (width > SHEET_MAX_COLUMNS) throw new SheetRefused('columns')
  const rows = grid.flatMap((cells, index) =>
    index > at && filled(cells) > 0
      ? [{ row: index + 1, cells: Array.from({ length: width }, (_, column) => cells[column] ?? '') }]
      : [],
  )
  if (rows.length === 0) throw new SheetRefused('empty')
  if (rows.length > SHEET_MAX_ROWS) throw new SheetRefused('rows')
  if (rows.some(({ cells }) => cells.some((cell) => cell.length > PROSE_MAX))) throw new SheetRefused('cell')
  refuseLong(rows)
  return { heads: heads.slice(0, width).map((head) => head.trim().slice(0, 200)), rows }
}

/** Throws for cells that have too much text together. */
function refuseLong(rows: SheetText['rows']) {
  // Thousands of cells of an .xlsx can share one text, which each of them has as its own from here on.
  let text = 0
  for (const { cells } of rows)
    for (const cell of cells) {
      text += Buffer.byteLength(cell)
      if (text > SHEET_MAX_TEXT) throw new SheetRefused('text')
    }
}
