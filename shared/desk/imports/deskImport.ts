import { z } from 'zod'
import { NAME_MAX } from '../../limits'
import { SHEET_MAX_COLUMNS } from '../../roster/imports/rosterImportFields'
import { id, line, numeral } from '../../text/text'
import { isDay } from '../../time/days'
import { decisionKey } from '../claims'
import { DESK_IMPORT_FIELDS, type DeskColumns, SHEET_FORMS, UNMARKED } from './deskImportLists'

// The import of options and bookouts: what the screen sends, as fields of a form beside the file.

const isField = (given: string): given is (typeof DESK_IMPORT_FIELDS)[number] =>
  (DESK_IMPORT_FIELDS as readonly string[]).includes(given)

/** The field of each column in order, empty for none: `talent,,from`. */
const columns = line(SHEET_MAX_COLUMNS * 20)
  .refine((given) => {
    const named = given.split(',').filter((each) => each !== '')
    return named.every(isField) && new Set(named).size === named.length
  }, 'Two columns cannot be the same field')
  .transform((given): DeskColumns => given.split(',').map((each) => (isField(each) ? each : null)))

const NAMES_MAX = 200
/** Talents by names of the sheet: `{"Ana":"<id>"}`; without an id the name is left out. */
const chosen = line(NAMES_MAX * 200).transform((given, ctx): Record<string, string> => {
  try {
    return z.record(line(NAME_MAX), line(80)).parse(JSON.parse(given === '' ? '{}' : given))
  } catch {
    ctx.addIssue({ code: 'custom', message: 'Choose the talents again' })
    return z.NEVER
  }
})

const reading = {
  /** without it the form is guessed */
  form: z.enum(SHEET_FORMS).optional(),
  /** without columns their heads are read */
  columns: columns.optional(),
  chosen: chosen.default({}),
  unmarked: z.enum(UNMARKED).default(''),
  /** the job of a mark beside which nothing is named; without one such cells are left out */
  unnamed: line(NAME_MAX).default(''),
  /** the last day of the options; without one they end as every new option does */
  endsOn: line(20)
    .refine((given) => given === '' || isDay(given), 'Choose a day')
    .default(''),
}

export const deskImportCheck = z.object(reading)
export type DeskImportReading = z.output<typeof deskImportCheck>

const count = numeral(/^\d{1,6}$/, 'Send how many')
export const deskImportRun = z.object({
  ...reading,
  /** how many lines the check would add: another outcome is refused */
  expected: count,
  decisionKey,
})
export type DeskImportRun = z.output<typeof deskImportRun>

export const deskImportId = z.object({ id })
