import {
  AVAILABILITIES,
  EYE_COLORS,
  GENDERS,
  type Gender,
  HAIR_COLORS,
  SKIN_TONES,
  WORK_TYPES,
} from '../../lists'

// The import of a roster: what the screen and the server agree on. Free of zod, so that the screen loads no validators.

/** Bounds of a sheet; checked before any work. */
export const SHEET_MAX_BYTES = 5 * 1024 * 1024
export const SHEET_MAX_ROWS = 2_000
export const SHEET_MAX_COLUMNS = 60
/** The text of all cells together, in bytes of UTF-8. */
export const SHEET_MAX_TEXT = 8 * 1024 * 1024
/** Words of a field that can be given a meaning. */
export const WORDS_MAX = 300
/** How long a finished import can be taken back, and how long its record is kept. */
export const IMPORT_KEPT_DAYS = 14

/** What a column of the sheet can be. */
export const IMPORT_FIELDS = [
  'name',
  'stageName',
  'email',
  'phone',
  'secondPhone',
  'whatsapp',
  'gender',
  'dateOfBirth',
  'age',
  'city',
  'languages',
  'workTypes',
  'dailyRate',
  'height',
  'measurements',
  'bustChest',
  'waist',
  'hips',
  'shoeSize',
  'hairColor',
  'eyeColor',
  'skinTone',
  'instagram',
  'youtube',
  'twitter',
  'bio',
  'privateNote',
  'availability',
  'boards',
  'pictures',
] as const
export type ImportField = (typeof IMPORT_FIELDS)[number]

/** Fields that several columns may be: their texts follow each other, each after the head of its column. */
export const JOINED_FIELDS: readonly ImportField[] = ['privateNote']

/** The fields whose values come from a list of ours. */
export const CHOICE_FIELDS = [
  'gender',
  'workTypes',
  'hairColor',
  'eyeColor',
  'skinTone',
  'availability',
] as const satisfies readonly ImportField[]
export type ChoiceField = (typeof CHOICE_FIELDS)[number]

/** Our values of each such field. */
export const CHOICES: Record<ChoiceField, readonly string[]> = {
  gender: GENDERS,
  workTypes: WORK_TYPES,
  hairColor: HAIR_COLORS,
  eyeColor: EYE_COLORS,
  skinTone: SKIN_TONES,
  availability: AVAILABILITIES,
}

/** What words of the sheet mean, by field: our value, or '' to leave the field empty. Keys as `choiceKey` writes them. */
export type ImportWords = Partial<Record<ChoiceField, Record<string, string>>>

/** What the last import said: fields by the keys of heads, null for a column that is left out. */
export type ImportMeanings = {
  heads: Record<string, ImportField | null>
  words: ImportWords
  isMonthFirst?: boolean
}

export const IMPORT_STATES = ['draft', 'running', 'done', 'cancelled', 'taking-back', 'taken-back'] as const
export type ImportState = (typeof IMPORT_STATES)[number]

export const IMPORT_ROW_STATES = ['waiting', 'made', 'same', 'refused', 'taken-back', 'kept'] as const
export type ImportRowState = (typeof IMPORT_ROW_STATES)[number]

/** Something about a row, said at its field where it has one. */
export type RowProblem = { field: ImportField | null; message: string }

/** What becomes of one row. `row` is its number in the sheet, where the heads are row 1. */
export type RowFate = {
  row: number
  label: string
  fate: 'new' | 'same' | 'refused'
  problems: RowProblem[]
  /** What was read otherwise than written, such as the first of two phone numbers. */
  notes: RowProblem[]
  /** Of a row that is here already: the model, or the row of the sheet. */
  sameAs: { modelId: string; name: string; row: number | null } | null
  /** how a new row was read, where a mistake would be seen */
  read?: RowFacts
}
export type RowFacts = {
  gender: Gender | null
  dateOfBirth: string | null
  heightCm: number | null
  dailyRate: number | null
  city: string | null
}

/** A word of the sheet that none of our lists has; `key` is its name in `ImportWords`. */
export type UnknownWord = { field: ChoiceField; word: string; key: string; rows: number }

/** Fields that a row can be imported without; the others say who somebody is, and that they are of age. */
const NEEDED: readonly (ImportField | null)[] = [
  ...(['name', 'stageName', 'email', 'phone', 'gender', 'dateOfBirth', 'age'] as const),
  null,
]
/** True for a problem in a cell that a row can be imported without. */
export const isOptionalProblem = ({ field }: RowProblem): boolean => !NEEDED.includes(field)

/** What the check says about the whole sheet. */
export type ImportForecast = {
  rows: RowFate[]
  counts: { new: number; same: number; refused: number }
  /** rows that can be imported only without cells that could not be read */
  partly: number
  unknownWords: UnknownWord[]
  /** words of the sheet whose meaning was chosen, in this import or in one before */
  chosenWords: UnknownWord[]
}

/** A line of the list of imports; times are ISO 8601, UTC. */
export type ImportRunLine = {
  id: string
  fileName: string
  state: ImportState
  /** who uploaded it; null once their account is gone */
  by: string | null
  createdAt: string
  startedAt: string | null
  finishedAt: string | null
  counts: Partial<Record<ImportRowState, number>>
}

/** An import with how its sheet is read. */
export type ImportRun = ImportRunLine & {
  /** `isRemembered`: as in the import before this one */
  columns: { head: string; field: ImportField | null; samples: string[]; isRemembered: boolean }[]
  isMonthFirst: boolean
  /** month first, as in the import before this one */
  isOrderRemembered: boolean
  /** whether such rows are imported */
  skipsUnread: boolean
  words: ImportWords
}

/** A model that a run made, with what its pictures may be called. */
export type ImportedPerson = {
  row: number
  modelId: string
  name: string
  stageName: string
  phone: string | null
  state: ImportRowState
  /** assigned: on the roster */
  isActive: boolean
  /** has one that visitors may see */
  hasPicture: boolean
  pictures: string[]
}

/** What a run has done: its models, the rows it left out, and the names of the pictures that came. */
export type ImportResult = {
  people: ImportedPerson[]
  /** rows that were added with something left out or read otherwise than written */
  partly: RowFate[]
  left: RowFate[]
  fileNames: string[]
}
