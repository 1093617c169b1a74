import { z } from 'zod'
import { NAME_MAX, PROSE_MAX } from './limits'
import { BUDGET_RANGES, WORK_TYPES } from './lists'
import { paging, search } from './paging'
import { blankAsNull, day, email, honeypot, line, phone, requiredLine, requiredProse } from './text'

/** What a client sends: specification section 3, 'Booking request payload', with section 5's rules. */
export const bookingRequest = z.object({
  clientName: requiredLine(NAME_MAX, 'Enter your name'),
  company: line(NAME_MAX).optional().default('').transform(blankAsNull),
  email,
  phone,
  brand: line(NAME_MAX).optional().default('').transform(blankAsNull),
  modelId: requiredLine(80, 'Choose a model'),
  workType: z.enum(WORK_TYPES, 'Choose a type of work'),
  dateRequired: day,
  budgetRange: z.enum(BUDGET_RANGES, 'Choose a budget range'),
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
