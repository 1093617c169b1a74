import { z } from 'zod'
import { NAME_MAX, PROSE_MAX } from './limits'
import { BUDGET_RANGES, WORK_TYPES } from './lists'
import { paging, search } from './paging'
import { blankAsNull, day, email, honeypot, line, phone, requiredLine, requiredProse } from './text'

/** May be left out, blank or null: all of it is nothing. */
const ifAny = line(NAME_MAX)
  .nullish()
  .transform((given) => blankAsNull(given ?? ''))
const budget = 'Choose a budget range'
/** One of the list; the specification's `TBD (To Be Discussed)` reads two ways, so its short name is taken too. */
const budgetRange = z.union(
  [z.enum(BUDGET_RANGES, budget), z.literal('TBD', budget).transform(() => 'TBD (To Be Discussed)' as const)],
  budget,
)

/** What a client sends: specification section 3, 'Booking request payload', with section 5's rules. */
export const bookingRequest = z.object({
  clientName: requiredLine(NAME_MAX, 'Enter your name'),
  company: ifAny,
  email,
  phone,
  brand: ifAny,
  modelId: requiredLine(80, 'Choose a model'),
  workType: z.enum(WORK_TYPES, 'Choose a type of work'),
  dateRequired: day,
  budgetRange,
  details: requiredProse(PROSE_MAX, 'Tell us about the project'),
  website: honeypot,
})
export type BookingRequest = z.output<typeof bookingRequest>
export type BookingForm = z.input<typeof bookingRequest>

/** `GET /admin/bookings`: page, limit, search (client name, email or brand). */
export const bookingFilters = paging().extend({ search })
export type BookingFilters = z.output<typeof bookingFilters>

/** The same without pages: what an export holds. */
export const bookingSearch = bookingFilters.pick({ search: true })
export type BookingSearch = z.output<typeof bookingSearch>

export const bookingId = z.object({ id: line(64) })

/** A booking request as the agency reads it. The `id` of `model` is null when the model has left; moments are ISO 8601, UTC. */
export type Booking = {
  id: string
  clientName: string
  company: string | null
  brand: string | null
  email: string
  phone: string
  model: { id: string | null; stageName: string }
  workType: string
  /** YYYY-MM-DD */
  dateRequired: string
  budgetRange: string
  details: string
  status: string
  /** looks like a machine's; kept, never dropped (S34) */
  isSpam: boolean
  createdAt: string
}
