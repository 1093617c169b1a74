import { type BookingForm, bookingRequest } from '../../../../shared/bookings'
import { day, requiredLine } from '../../../../shared/text'
import { booking } from '../../copy/booking'
import { rawFormResolver } from '../../lib/formResolver'
import type { BookingDraft } from './bookingDraft'

const schema = bookingRequest.extend({ dateRequired: requiredLine(10, booking.dateMissing).pipe(day) })

export const bookingRules = rawFormResolver<BookingDraft, BookingForm>(schema)
