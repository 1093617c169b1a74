import { z } from 'zod'
import { SHEET_MAX_COLUMNS, SHEET_MAX_ROWS } from '../../roster/imports/rosterImportFields'
import { line, numeral } from '../../text/text'
import { decisionKey } from '../claims'
import { CLIENT_FACTS, type ClientFact, CONTACT_LINES, type ContactLine } from '../deskLists'

// The import of clients: what the screen and the server agree on. Bounds of a sheet are those of the roster's.

/** What a column of the sheet can be. */
export const CLIENT_IMPORT_FIELDS = [
  'name',
  'kind',
  ...(Object.keys(CLIENT_FACTS) as ClientFact[]),
  'contactName',
  'email',
  ...(Object.keys(CONTACT_LINES) as ContactLine[]),
] as const
export type ClientImportField = (typeof CLIENT_IMPORT_FIELDS)[number]
export type ClientColumns = (ClientImportField | null)[]

const isField = (given: string): given is ClientImportField =>
  (CLIENT_IMPORT_FIELDS as readonly string[]).includes(given)

/** The field of each column in order, empty for none: `name,,city`. A form field beside the file. */
const columns = line(SHEET_MAX_COLUMNS * 20)
  .refine((given) => {
    const named = given.split(',').filter((each) => each !== '')
    return named.every(isField) && new Set(named).size === named.length
  }, 'Two columns cannot be the same field')
  .transform((given): ClientColumns => given.split(',').map((each) => (isField(each) ? each : null)))

/** Without columns their heads are read. */
export const clientCheck = z.object({ columns: columns.optional() })
export type ClientCheck = z.output<typeof clientCheck>
const count = numeral(/^\d{1,5}$/, 'Send how many')
export const clientImport = z.object({
  columns,
  /** what the check said: another outcome is refused */
  clients: count.refine((given) => given <= SHEET_MAX_ROWS, 'Too many'),
  contacts: count,
  decisionKey,
})
export type ClientImport = z.output<typeof clientImport>

/** `contact`: the client is here already, its contact is new. `unclear`: somebody has to look; nothing is added. */
export const CLIENT_FATES = ['new', 'contact', 'same', 'unclear'] as const
export type ClientFate = (typeof CLIENT_FATES)[number]
/** What becomes of one row. `row` is its number in the sheet, where the heads are row 1. */
export type ClientRowFate = { row: number; name: string; fate: ClientFate; words: string }

/** What the check says; nothing was written. */
export type ClientForecast = {
  columns: { head: string; field: ClientImportField | null; samples: string[] }[]
  rows: ClientRowFate[]
  counts: Record<ClientFate, number>
  /** how many would be added */
  clients: number
  contacts: number
}
export type ClientsImported = { clients: number; contacts: number; left: ClientRowFate[] }
