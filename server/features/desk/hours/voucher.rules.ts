import { agency, bookingsEmail } from '../../../../shared/agency'
import {
  type DayHours,
  durationWords,
  type HoursEntry,
  hoursWords,
  type TalentHours,
} from '../../../../shared/desk/callSheets/hoursLists'
import { deskMomentOnPaper, plainDay } from '../../../../shared/desk/dayWords'
import { settable, settableLine } from '../../../core/text/settable'
import type { CallSheetPlan, PlanPart } from '../../../workers/callSheet/plan'

type Confirmed = HoursEntry & { confirmedAt: string }
const isConfirmed = (entry: HoursEntry | undefined): entry is Confirmed => entry?.confirmedAt != null

function partOf({ name, entries }: TalentHours, at: number): PlanPart[] {
  const [last, ...before] = entries
  if (!isConfirmed(last)) return []
  const said = before.find(({ wrapped }) => wrapped !== null)
  const rows = [
    { lead: '', words: hoursWords(last) },
    { lead: 'Counted', words: last.paidMinutes === null ? '' : durationWords(last.paidMinutes) },
    { lead: 'Confirmed', words: `${last.confirmedBy}, ${deskMomentOnPaper(last.confirmedAt)}` },
    { lead: 'Said before', words: said ? `${said.saidBy || 'Talent'}: ${hoursWords(said)}` : '' },
    { lead: 'Why', words: last.reason ?? '' },
  ]
  return [
    {
      title: `${at + 1}. ${settable(name)}`,
      rows: rows.flatMap(({ lead, words }) => (words ? [{ lead, words: settable(words) }] : [])),
    },
  ]
}

/** The voucher of a date: who confirmed which hours, no fee and no phone. Null before anything is confirmed. */
export function voucherPlan(
  { job, date, talents }: Pick<DayHours, 'job' | 'date' | 'talents'>,
  place: string,
): CallSheetPlan | null {
  const parts = talents.flatMap(partOf)
  if (parts.length === 0) return null
  return {
    documentTitle: `Hours, ${plainDay(date.day)}`,
    agency: {
      name: settable(agency.name),
      contact: settableLine([agency.contact.phone, bookingsEmail()]),
    },
    head: `Voucher ${job.number}`,
    production: settable(job.title),
    day: plainDay(date.day),
    name: '',
    label: 'Confirmed',
    call: `${parts.length}/${talents.length}`,
    changes: '',
    place: [settable(place) || '-'],
    reach: null,
    talents: null,
    parts,
    foot: 'Hours as they were confirmed. A correction makes a new voucher.',
  }
}
