// The import of options and bookouts: lists and answers. Free of zod, so that the screen loads no validators.

/** `grid`: a row a talent, a column a day. `list`: a row an option, a confirmed job or a bookout. */
export const SHEET_FORMS = ['grid', 'list'] as const
export type SheetForm = (typeof SHEET_FORMS)[number]

/** What a column of a list can be. */
export const DESK_IMPORT_FIELDS = [
  'talent',
  'client',
  'job',
  'from',
  'to',
  'kind',
  'rank',
  'booker',
  'fee',
  'city',
  'notes',
] as const
export type DeskImportField = (typeof DESK_IMPORT_FIELDS)[number]
export type DeskColumns = (DeskImportField | null)[]

export const DESK_IMPORT_STATES = ['running', 'done', 'taken-back'] as const
type DeskImportState = (typeof DESK_IMPORT_STATES)[number]

/** What a mark in a cell, or the word in the column of kinds, stands for. */
export type EntryKind = 'option' | 'confirmed' | 'bookout'

/** What a job without a mark in its cell is; empty: it is left out. */
export const UNMARKED = ['', 'option', 'confirmed'] as const
export type Unmarked = (typeof UNMARKED)[number]

export type DeskImportCounts = {
  options: number
  confirmed: number
  bookouts: number
  jobs: number
  clients: number
  left: number
}

/** `new`: it will be added. `same`: the desk has it already. `left`: it is left out, and `words` say why. */
const ENTRY_FATES = ['new', 'same', 'left'] as const
export type EntryFate = (typeof ENTRY_FATES)[number]

/** One option, confirmed job or bookout of the sheet: days that follow each other in one row are one line. */
export type EntryLine = {
  row: number
  talent: string
  /** the days as words: `5–7 Dec` */
  days: string
  /** as it stands in the sheet */
  text: string
  /** as it was understood: `1st option · Ambar lookbook` */
  read: string
  fate: EntryFate
  /** why it is left out, or what will be otherwise than written */
  words: string
}

/** A name of the sheet that is nobody's, or that several talents have. */
export type UnclearName = {
  name: string
  rows: number
  /** several talents with this name; none where nobody has it */
  candidates: { id: string; name: string }[]
  /** the talent who was chosen, or empty */
  chosen: string
}

/** What the check says; nothing was written. */
export type DeskForecast = {
  form: SheetForm
  /** of a list; the grid's are days */
  columns: { head: string; field: DeskImportField | null; samples: string[] }[]
  /** the first and the last day of a grid */
  days: { from: string; to: string; count: number } | null
  lines: EntryLine[]
  counts: DeskImportCounts
  /** rows that say nothing to import */
  emptyRows: number
  names: UnclearName[]
  /** who may be chosen for a name that is nobody's */
  talents: { id: string; name: string }[]
  newClients: string[]
  newJobs: string[]
  /** whether cells have a job without a mark, or a mark without a job */
  asks: { unmarked: boolean; unnamed: boolean }
}

/** `left`: talents about whom somebody decided while the import ran; nothing of theirs was made. */
export type DeskImported = { id: string; counts: DeskImportCounts; left: string[] }

/** What somebody decided or changed since about something that an import made, which therefore stays. */
export type StandingPart = { what: string; why: string }

/** A line of the list of imports. */
export type DeskImportLine = {
  id: string
  fileName: string
  by: string | null
  createdAt: string
  state: DeskImportState
  counts: DeskImportCounts
  canBeTakenBack: boolean
}
