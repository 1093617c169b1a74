import {
  type DayHours,
  type HoursEntry,
  hoursOfFee,
  overtimeOf,
} from '../../../../shared/desk/callSheets/hoursLists'
import type { AppContext } from '../../../core/context'
import type { Db } from '../../../core/db/database'
import { readDeskSettings } from '../../agency/settings/desk.repository'
import { storedFace } from '../../roster/publicRoster/rules'
import { confirmedOn, issuedOf } from '../callSheets/repository'
import { nameOnSheet } from '../callSheets/rules'
import { openDatesOf } from '../jobs/repository'
import * as repository from './repository'

/** The calls of a date's talents, by the sheet that holds, else by the date. */
export function callsOn(db: Db, { id, callTime }: { id: string; callTime: string | null }) {
  const calls = issuedOf(db, id)?.content.calls ?? []
  return (claimId: string): string => calls.find((each) => each.claimId === claimId)?.call || callTime || ''
}

/** What was said, without the ids of its rows. */
export const entryView = ({ id: _, claimDateId: __, ...entry }: repository.EntryRow): HoursEntry => entry

type DateRow = ReturnType<typeof openDatesOf>[number]

/** The hours of everybody who is confirmed for a date. */
export function talentsOn(db: Db, date: DateRow): DayHours['talents'] {
  const said = repository.entriesOfDate(db, date.id)
  const callOf = callsOn(db, date)
  const settings = readDeskSettings(db)
  return confirmedOn(db, date.id).map((person) => {
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
}

type Job = NonNullable<ReturnType<typeof import('../jobs/repository').findWhole>>

/** The hours of one date, with who confirms them. */
export function hoursView({ db }: Pick<AppContext, 'db'>, { job, contact }: Job, date: DateRow): DayHours {
  const sheet = issuedOf(db, date.id)?.content
  return {
    job: { id: job.id, number: job.number, title: job.title },
    dates: openDatesOf(db, job.id).map(({ id, day }) => ({ id, day })),
    date: { id: date.id, day: date.day },
    contact: sheet?.setContact || contact?.name || '',
    contactPhone: (sheet?.setContact ? sheet.setPhone : contact?.phone) || null,
    hasLink: repository.livingLink(db, date.id) !== undefined,
    talents: talentsOn(db, date),
  }
}
