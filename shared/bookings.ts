import { z } from 'zod'
import { budgetChoices } from './budget'
import { oneOf, oneOfCurrent } from './choices'
import { NAME_MAX, PROSE_MAX } from './limits'
import { type BOOKING_STATUSES, BUDGET_RANGES, BUDGET_UNKNOWN, WORK_TYPES } from './lists'
import { blankAsNull, day, email, honeypot, line, phone, requiredLine, requiredProse } from './text'

/** Optional; blank and null mean none. */
const ifAny = line(NAME_MAX)
  .nullish()
  .transform((given) => blankAsNull(given ?? ''))

/**
 * The specification's ranges are accepted as well, whatever the agency has chosen. So is the short `tbd`, because the
 * specification's label can be read two ways.
 */
const budgetRange = oneOfCurrent(() => [...budgetChoices(), ...BUDGET_RANGES], 'Choose a budget range', {
  tbd: BUDGET_UNKNOWN,
})

export const bookingRequest = z.object({
  clientName: requiredLine(NAME_MAX, 'Enter your name'),
  company: ifAny,
  email,
  phone,
  brand: ifAny,
  modelId: requiredLine(80, 'Choose a model'),
  workType: oneOf(WORK_TYPES, 'Choose a type of work'),
  dateRequired: day,
  budgetRange,
  details: requiredProse(PROSE_MAX, 'Tell us about the project'),
  website: honeypot,
})
export type BookingRequest = z.output<typeof bookingRequest>
export type BookingForm = z.input<typeof bookingRequest>

export const bookingId = z.object({ id: line(64) })

/** A booking request as the agency sees it. `model.id` is null once the model is deleted; times are ISO 8601, UTC. */
export type Booking = Omit<BookingRequest, 'modelId' | 'website'> & {
  id: string
  model: { id: string | null; stageName: string }
  status: (typeof BOOKING_STATUSES)[number]
  /** suspected spam; stored, never dropped (S34) */
  isSpam: boolean
  createdAt: string
}
