import { z } from 'zod'
import { PLACE_MAX } from '../../limits'
import { line, numeral, shortList } from '../../text/text'
import { pictureType } from '../portfolio'
import {
  CHOICE_FIELDS,
  IMPORT_FIELDS,
  JOINED_FIELDS,
  SHEET_MAX_COLUMNS,
  WORDS_MAX,
} from './rosterImportFields'

// What the screens of an import send.

export const importId = z.object({ id: line(80) })

const column = z.enum(IMPORT_FIELDS).nullable()
const meanings = z
  .record(line(PLACE_MAX), line(PLACE_MAX))
  .refine((given) => Object.keys(given).length <= WORDS_MAX, `At most ${WORDS_MAX} words`)

/** How the sheet is read; what is absent stays as it was. */
export const importReading = importId.extend({
  columns: shortList(column, SHEET_MAX_COLUMNS, `At most ${SHEET_MAX_COLUMNS} columns`)
    .refine((given) => {
      const named = given.filter((each) => each !== null && !JOINED_FIELDS.includes(each))
      return new Set(named).size === named.length
    }, 'Two columns cannot be the same field')
    .optional(),
  isMonthFirst: z.boolean().optional(),
  skipsUnread: z.boolean().optional(),
  words: z.partialRecord(z.enum(CHOICE_FIELDS), meanings).optional(),
})
export type ImportReading = z.output<typeof importReading>

/** Starting needs the word that everybody in the sheet agreed to be there. */
export const importStart = importId.extend({
  hasConsent: z.literal(true, 'Confirm that everyone in this file has agreed'),
})

/** A picture for a model that the run made; the file comes beside it. */
export const importPicture = importId.extend({
  row: numeral(/^\d{1,7}$/, 'Choose a row'),
  type: pictureType,
  fileName: line(255),
})
export type ImportPicture = z.output<typeof importPicture>
