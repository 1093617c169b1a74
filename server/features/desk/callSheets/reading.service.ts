import type { SheetContent } from '../../../../shared/desk/callSheets/sheetContent'
import type { CallSheetRecord, SheetRecipient } from '../../../../shared/desk/callSheets/sheetViews'
import type { AppContext } from '../../../core/context'
import type { Db } from '../../../core/db/database'
import { contactsOf } from '../clients/repository'
import { openDatesOf } from '../jobs/repository'
import { linksOf, receiptsOf } from './links.repository'
import * as repository from './repository'
import * as views from './views'

const lastFor = (db: Db, { job }: views.Job) =>
  job.clientId === null ? undefined : repository.lastForClient(db, job.clientId)

/** A sheet as it would begin: from the job, its date, and the last sheet for this client. */
export const filledSheet = (db: Db, whole: views.Job, date: views.DateRow): SheetContent =>
  views.filledSheet(whole, date, {
    last: lastFor(db, whole),
    confirmed: repository.confirmedOn(db, date.id),
  })

/** What a sheet says with the talents who are confirmed now, and the day and title as they are. */
export const presentSheet = (
  db: Db,
  whole: views.Job,
  date: views.DateRow,
  content: SheetContent,
): SheetContent => views.presentSheet(whole, date, content, repository.confirmedOn(db, date.id))

/** The call sheet of one date, with who gets it and what became of it. */
export function readSheetOf(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  whole: views.Job,
  date: views.DateRow,
): CallSheetRecord {
  const { job, client } = whole
  const sheets = repository.sheetsOfDate(db, date.id)
  const isBegun = sheets.some(({ sheet }) => sheet.state !== 'superseded')
  const rows = {
    ...{ whole, date, dates: openDatesOf(db, job.id) },
    sheets,
    ofJob: repository.sheetsOfJob(db, job.id),
    confirmed: repository.confirmedOn(db, date.id),
    last: isBegun ? undefined : lastFor(db, whole),
    contacts: client ? contactsOf(db, [client.id]) : [],
    ...{ links: linksOf(db, date.id), receipts: receiptsOf(db, date.id) },
  }
  return views.sheetView(rows, clock())
}

/** Who gets the sheets of a date: its confirmed talents, then everybody who was added. */
export const recipientsOf = (db: Db, dateId: string, issued: views.Issued): SheetRecipient[] =>
  views.recipientsView(repository.confirmedOn(db, dateId), issued, {
    links: linksOf(db, dateId),
    receipts: receiptsOf(db, dateId),
  })
