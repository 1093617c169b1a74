import { z } from 'zod'
import { readChoice } from '../../../../shared/roster/imports/rosterImportChoices'
import { unitOf } from '../../../../shared/roster/imports/rosterImportColumns'
import {
  CHOICE_FIELDS,
  type ImportField,
  type ImportWords,
  isOptionalProblem,
  type RowProblem,
} from '../../../../shared/roster/imports/rosterImportFields'
import {
  numbersIn,
  readBoards,
  readEmail,
  readFileNames,
  readLanguages,
} from '../../../../shared/roster/imports/rosterImportLists'
import { type Texts, textsOf } from '../../../../shared/roster/imports/rosterImportTexts'
import {
  type ReadValue,
  readHeight,
  readInches,
  readMeasurements,
  readRupees,
  readShoeSize,
} from '../../../../shared/roster/imports/rosterImportValues'
import { agencyFields, schemasOf } from '../../../../shared/roster/modelFields'
import { modelStanding, newModel } from '../../../../shared/roster/modelRecord'
import { hasDigits } from '../../../../shared/text/digits'
import { toE164 } from '../../../core/text/phones'
import { aboutThem, readBirthDay, readCity, readE164 } from './cells.rules'

// One row of a sheet as a model: the check and the run read it by the same function.

/** How the agency has said that the sheet is to be read. */
export type SheetReading = {
  heads: readonly string[]
  columns: readonly (ImportField | null)[]
  isMonthFirst: boolean
  /** rows are imported without the optional cells that could not be read */
  skipsUnread: boolean
  words: ImportWords
  /** the ids of the agency's boards by their folded names */
  boards: ReadonlyMap<string, string>
}

const { info, physical, social } = agencyFields
const { age, languages, dailyRate, bio } = info
const importedModel = z.object({
  ...newModel.omit({ invite: true, isOnboarded: true }).shape,
  ...schemasOf({ age, languages, dailyRate, bio }),
  ...schemasOf(physical),
  ...schemasOf(social),
  ...schemasOf(agencyFields.private),
  ...modelStanding.pick({ workTypes: true, availability: true }).shape,
})
/** What the forms of a model accept, all in one. */
export type ImportedModel = z.output<typeof importedModel>

export type ReadRow = {
  /** null when a problem keeps the row out */
  model: ImportedModel | null
  /** the model without its optional cells that could not be read; null where there is none, or nothing to leave out */
  partly: ImportedModel | null
  label: string
  problems: RowProblem[]
  notes: RowProblem[]
  unknownWords: { field: (typeof CHOICE_FIELDS)[number]; word: string }[]
  /** words whose meaning somebody chose */
  chosenWords: ReadRow['unknownWords']
  boardIds: string[]
  pictures: string[]
}

type Given = Record<string, unknown>

/** What of a cell is told or kept, so that a sheet of nothing but separators stays small. */
const WORDS_MAX = 20
const FILE_NAMES_MAX = 50

const AS_IT_IS = ['instagram', 'youtube', 'twitter', 'bio', 'privateNote'] as const

const withoutIt = ({ field, message }: RowProblem) => ({ field, message: `${message}. Added without it` })

/** Reads a row; `today` is the day at the agency. */
export function readRow(cells: readonly string[], reading: SheetReading, today: string): ReadRow {
  const problems: RowProblem[] = []
  const texts = textsOf(cells, reading, problems)
  const notes: RowProblem[] = []
  const { given, unknownWords, chosenWords } = readChoices(texts, reading, problems)
  const put = putInto(given, texts, problems, notes)
  readWho(put, given)
  notes.push(...partNumbers(texts))
  readPhones(put, given, texts)
  put('dateOfBirth', (text) => readBirthDay(text, today, reading.isMonthFirst))
  put('age', (text) => ({ value: text.replace(/ ?(years?|yrs?|y)\b.*$/i, '') }))
  put('dailyRate', readRupees, hasDigits)
  readBody(put, given, reading)
  const boards = readBoards(texts.boards ?? '', reading.boards)
  for (const name of boards.unknown.slice(0, WORDS_MAX))
    notes.push({
      field: 'boards',
      message: `There is no board “${name.slice(0, 40)}”. The model is added without it`,
    })

  const whole = importedModel.safeParse(given)
  problems.push(...problemsOf(given, whole.error, problems))
  const partly = problems.length > 0 && problems.every(isOptionalProblem) ? without(given, whole.error) : null
  const isTaken = reading.skipsUnread && partly !== null
  const fileNames = readFileNames(texts.pictures ?? '')
  if (fileNames.length > FILE_NAMES_MAX)
    notes.push({ field: 'pictures', message: `Only the first ${FILE_NAMES_MAX} names are kept` })
  return {
    model: isTaken ? partly : whole.data && problems.length === 0 ? whole.data : null,
    partly,
    label: String(given.stageName ?? '').slice(0, 120),
    problems: isTaken ? [] : problems,
    notes: isTaken ? [...problems.map(withoutIt), ...notes] : notes,
    unknownWords,
    chosenWords,
    boardIds: boards.ids,
    pictures: fileNames.slice(0, FILE_NAMES_MAX),
  }
}

type Put = ReturnType<typeof putInto>

/**
 * Returns a function that puts what a cell says into `given`. A cell that cannot be read is a problem, or a note where
 * the model is added without it.
 */
function putInto(given: Given, texts: Texts, problems: RowProblem[], notes: RowProblem[]) {
  return <Value>(
    field: ImportField,
    read: (text: string) => ReadValue<Value>,
    isNeeded: (text: string) => boolean = () => true,
  ): Value | undefined => {
    const text = texts[field]
    if (text === undefined) return undefined
    const found = read(text)
    if ('problem' in found) {
      const problem = { field, message: found.problem }
      if (isNeeded(text)) problems.push(problem)
      else notes.push(withoutIt(problem))
      return undefined
    }
    if (found.note) notes.push({ field, message: found.note })
    given[field] = found.value
    return found.value
  }
}

function readWho(put: Put, given: Given) {
  const asItIs = (text: string) => ({ value: text })
  put('name', asItIs)
  put('stageName', asItIs)
  given.name ??= given.stageName
  given.stageName ??= given.name
  // A person is not lost for a mistyped address, nor for a word instead of a rate.
  put('email', readEmail, () => false)
  put('languages', (text) => ({ value: readLanguages(text) }))
  for (const field of AS_IT_IS) put(field, asItIs)
  put('city', readCity)
}

function readPhones(put: Put, given: Given, texts: Texts) {
  put('phone', readE164)
  put('secondPhone', readE164)
  if (/^(same|yes)\b/i.test(texts.whatsapp ?? '')) given.whatsapp = given.phone
  else put('whatsapp', readE164)
  // Many sheets have one number, under this head.
  given.phone ??= given.whatsapp
}

function readBody(put: Put, given: Given, { heads, columns }: SheetReading) {
  const unit = (field: ImportField) => unitOf(heads[columns.indexOf(field)] ?? '')
  put('height', readHeight)
  const three = put('measurements', (text) => readMeasurements(text, unit('measurements')))
  if (three) Object.assign(given, { bustChest: three[0], waist: three[1], hips: three[2] })
  for (const field of ['bustChest', 'waist', 'hips'] as const)
    put(field, (text) => readInches(text, unit(field)))
  put('shoeSize', (text) => readShoeSize(text, typeof given.gender === 'string' ? given.gender : null))
}

/** The cells whose words are on our lists, or mean one of them. Adds to `problems` the words that mean nothing. */
function readChoices(texts: Texts, { words }: SheetReading, problems: RowProblem[]) {
  const given: Given = {}
  const unknownWords: ReadRow['unknownWords'] = []
  const chosenWords: ReadRow['chosenWords'] = []
  for (const field of CHOICE_FIELDS) {
    const text = texts[field]
    if (text === undefined) continue
    const { values, unknown, chosen } = readChoice(field, text, words)
    if (unknown.length > WORDS_MAX) {
      problems.push({ field, message: `More than ${WORDS_MAX} words that are not on our list` })
      continue
    }
    chosenWords.push(...chosen.map((word) => ({ field, word })))
    unknownWords.push(...unknown.map((word) => ({ field, word })))
    for (const word of unknown)
      problems.push({ field, message: `“${word.slice(0, 40)}” is not on our list. Say what it means` })
    if (field === 'workTypes') given[field] = values
    else if (values[0]) given[field] = values[0]
  }
  return { given, unknownWords, chosenWords }
}

/** Moves a second number of the phone's cell to its own field. */
function partNumbers(texts: Texts): RowProblem[] {
  const [first, second, ...others] = numbersIn(texts.phone ?? '')
  if (!first || !second || others.length > 0 || texts.secondPhone !== undefined || !toE164(second)) return []
  Object.assign(texts, { phone: first, secondPhone: second })
  return [{ field: 'secondPhone', message: `${second.slice(0, 40)}, from the same cell as the phone` }]
}

/** What the model's own rules refuse, one problem a field; of fields with a known problem nothing more. */
function problemsOf(given: Given, error: z.ZodError | undefined, known: readonly RowProblem[]): RowProblem[] {
  const found = new Map<ImportField, RowProblem>()
  for (const { path, message } of error?.issues ?? []) {
    const field = String(path[0]) as ImportField
    // With one name missing, both are: said once.
    if (field === 'stageName' && given.name === undefined) continue
    if (found.has(field) || known.some((problem) => problem.field === field)) continue
    found.set(field, { field, message: aboutThem(message) })
  }
  return [...found.values()]
}

/** The model without the fields that are named in an error. Cells that could not be read are not in `given`. */
function without(given: Given, error: z.ZodError | undefined): ImportedModel | null {
  const wrong = new Set(error?.issues.map(({ path }) => String(path[0])))
  const rest = Object.entries(given).filter(([field]) => !wrong.has(field))
  return importedModel.safeParse(Object.fromEntries(rest)).data ?? null
}
