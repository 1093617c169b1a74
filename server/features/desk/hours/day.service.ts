import type { DayHours } from '../../../../shared/desk/callSheets/hoursLists'
import type { AppContext } from '../../../core/context'
import type { Db } from '../../../core/db/database'
import { readDeskSettings } from '../../agency/settings/desk.repository'
import { confirmedOn, issuedOf } from '../callSheets/repository'
import { openDatesOf } from '../jobs/repository'
import * as repository from './repository'
import { contactView, type DateRow, type HoursRows, hoursView, talentsView } from './views'

/** The calls of a date's talents, by the sheet that holds, else by the date. */
export function callsOn(db: Db, { id, callTime }: { id: string; callTime: string | null }) {
  const calls = issuedOf(db, id)?.content.calls ?? []
  return (claimId: string): string => calls.find((each) => each.claimId === claimId)?.call || callTime || ''
}

/** The hours of everybody who is confirmed for a date. */
export const talentsOn = (db: Db, date: DateRow): DayHours['talents'] =>
  talentsView({
    date,
    confirmed: confirmedOn(db, date.id),
    said: repository.entriesOfDate(db, date.id),
    callOf: callsOn(db, date),
    settings: readDeskSettings(db),
  })

/** Whom to ask about the hours of a date: the sheet's contact on set, else the one of the job. */
export const contactOn = (db: Db, whole: HoursRows['whole'], date: DateRow) =>
  contactView(whole, issuedOf(db, date.id)?.content)

/** The hours of one date, with who confirms them. */
export const hoursOn = ({ db }: Pick<AppContext, 'db'>, whole: HoursRows['whole'], date: DateRow): DayHours =>
  hoursView({
    ...{ whole, date },
    dates: openDatesOf(db, whole.job.id),
    sheet: issuedOf(db, date.id)?.content,
    hasLink: repository.livingLink(db, date.id) !== undefined,
    talents: talentsOn(db, date),
  })
