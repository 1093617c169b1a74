import type { DeskSettings } from '../../../../shared/agency/deskSettings'
import {
  type DayHours,
  type HoursEntry,
  hoursOfFee,
  overtimeOf,
} from '../../../../shared/desk/callSheets/hoursLists'
import type { SheetContent } from '../../../../shared/desk/callSheets/sheetContent'
import { storedFace } from '../../roster/publicRoster/rules'
import type { confirmedOn } from '../callSheets/repository'
import { nameOnSheet } from '../callSheets/rules'
import type { findWhole, openDatesOf } from '../jobs/repository'
import type { EntryRow, entriesOfDate } from './repository'

export type DateRow = ReturnType<typeof openDatesOf>[number]

/** What was said, without the ids of its rows. */
export const entryView = ({ id: _, claimDateId: __, ...entry }: EntryRow): HoursEntry => entry

export type TalentsOfDate = {
  date: DateRow
  confirmed: ReturnType<typeof confirmedOn>
  said: ReturnType<typeof entriesOfDate>
  /** the call of a talent, by its claim */
  callOf: (claimId: string) => string
  settings: DeskSettings
}

/** The hours of everybody who is confirmed for a date. */
export const talentsView = ({
  date,
  confirmed,
  said,
  callOf,
  settings,
}: TalentsOfDate): DayHours['talents'] =>
  confirmed.map((person) => {
    const { claim } = person
    const entries = said.flatMap(({ entry, claimId }) => (claimId === claim.id ? [entryView(entry)] : []))
    const paid = entries[0]?.paidMinutes ?? null
    const hours = hoursOfFee(claim.feeUnit, date.part, settings)
    return {
      claimId: claim.id,
      name: nameOnSheet(person),
      face: storedFace(person.face),
      call: callOf(claim.id),
      entries,
      overtimeMinutes: paid === null || hours === null ? null : overtimeOf(paid, hours),
    }
  })

export type HoursRows = {
  whole: Pick<NonNullable<ReturnType<typeof findWhole>>, 'job' | 'contact'>
  date: DateRow
  /** all dates of the job */
  dates: readonly DateRow[]
  /** the sheet that holds */
  sheet: SheetContent | undefined
  hasLink: boolean
  talents: DayHours['talents']
}

/** The hours of one date, with who confirms them. */
export const hoursView = ({ whole, date, dates, sheet, hasLink, talents }: HoursRows): DayHours => ({
  job: { id: whole.job.id, number: whole.job.number, title: whole.job.title },
  dates: dates.map(({ id, day }) => ({ id, day })),
  date: { id: date.id, day: date.day },
  ...contactView(whole, sheet),
  hasLink,
  talents,
})

/** Whom to ask about the hours: the sheet's contact on set, else the one of the job. */
export const contactView = ({ contact }: HoursRows['whole'], sheet: HoursRows['sheet']) => ({
  contact: sheet?.setContact || contact?.name || '',
  contactPhone: (sheet?.setContact ? sheet.setPhone : contact?.phone) || null,
})
