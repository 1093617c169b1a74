import { z } from 'zod'
import { NAME_MAX, PROSE_MAX } from '../limits'
import { type BOOKING_STATUSES, BUDGET_RANGES, BUDGET_UNKNOWN, WORK_TYPES } from '../lists'
import { SHORTLIST_MAX } from '../pages/listAddress'
import type { AskedModel } from '../roster/faces'
import { listedOrOwn } from '../text/choices'
import { blankAsNull, day, email, honeypot, line, phone, requiredLine, requiredProse } from '../text/text'
import { budgetChoices } from './budget'

/** Optional; blank and null mean none. */
const ifAny = line(NAME_MAX)
  .nullish()
  .transform((given) => blankAsNull(given ?? ''))

/** The form offers the list; a text of an API client's own is stored as sent. */
const workType = requiredLine(NAME_MAX, 'Choose a type of work').transform((given) =>
  listedOrOwn(WORK_TYPES, given),
)

/** The specification's ranges are known as well, whatever the agency offers, and the short `tbd`. */
const budgetRange = requiredLine(NAME_MAX, 'Choose a budget range').transform((given) =>
  given.toLowerCase() === 'tbd' ? BUDGET_UNKNOWN : listedOrOwn([...budgetChoices(), ...BUDGET_RANGES], given),
)

export const bookingRequest = z.object({
  clientName: requiredLine(NAME_MAX, 'Enter your name'),
  company: ifAny,
  email,
  phone,
  brand: ifAny,
  modelId: requiredLine(80, 'Choose a model'),
  workType,
  dateRequired: day,
  budgetRange,
  details: requiredProse(PROSE_MAX, 'Tell us about the project'),
  website: honeypot,
})
export type BookingRequest = z.output<typeof bookingRequest>

/** A whole shortlist in one request: the model of the form, and the others, which the specified row does not take. */
export const shortlistRequest = bookingRequest.extend({
  otherIds: z.array(requiredLine(80, 'Choose a model')).max(SHORTLIST_MAX - 1),
})
export type ShortlistRequest = z.output<typeof shortlistRequest>
export type BookingForm = z.input<typeof bookingRequest>

export const bookingId = z.object({ id: line(64) })

/** A booking request as the agency sees it. `model.id` is null once the model is deleted; times are ISO 8601, UTC. */
export type Booking = Omit<BookingRequest, 'modelId' | 'website'> & {
  id: string
  /** their number as WhatsApp takes it, with its country */
  chat: string | null
  model: AskedModel
  /** who else is asked for, in the order of the shortlist */
  others: AskedModel[]
  status: (typeof BOOKING_STATUSES)[number]
  /** suspected spam; stored, never dropped (S34) */
  isSpam: boolean
  createdAt: string
}
