import { type BookingForm, bookingRequest } from '../../../../shared/intake/bookings'
import { day, requiredLine } from '../../../../shared/text/text'
import { rawFormResolver } from '../../lib/forms/formResolver'
import type { BookingDraft } from './bookingDraft'
import { booking } from './copy'

const schema = bookingRequest.extend({ dateRequired: requiredLine(10, booking.dateMissing).pipe(day) })

export const bookingRules = rawFormResolver<BookingDraft, BookingForm>(schema)
