import {
  type DayHours,
  HOURS_VIA,
  type HoursEntry,
  type TalentHours,
} from '../../../../../shared/desk/callSheets/hoursLists'
import { choice, count, day, flag, known, list, moment, nullable, object, text } from '../../../../core/codec'
import type { Given } from '../../defineRoute'
import { dataOne, reads } from '../envelope'

const entry = object<HoursEntry>('HoursEntry')({
  number: count,
  on_set: text,
  wrapped: known,
  break_minutes: count,
  is_early: flag,
  paid_minutes: nullable(count),
  via: choice(HOURS_VIA),
  said_by: text,
  reason: known,
  confirmed_at: nullable(moment),
  confirmed_by: known,
  createdAt: moment,
})
const talent = object<TalentHours>('TalentHours')({
  claim_id: text,
  name: text,
  call: text,
  overtime_minutes: nullable(count),
  entries: list(entry),
})
/** The hours of a date; the first entry of a talent is the one that counts. */
export const dayHours = dataOne(
  'hours',
  object<DayHours>('DayHours')({
    date: object<DayHours['date']>()({ _id: text, day }),
    contact: text,
    talents: list(talent),
  }),
)

const readHours = reads(
  'on_set',
  'wrapped',
  'break_minutes',
  'is_early',
  'said_by',
  'is_confirmed',
  'reason',
  'number',
)
export const hoursRequest = ({ id, date_id, ...given }: Given) => ({
  ...readHours(given),
  claimId: id,
  dateId: date_id,
})
