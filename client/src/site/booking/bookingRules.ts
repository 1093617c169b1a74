import { zodResolver } from '@hookform/resolvers/zod'
import type { Resolver } from 'react-hook-form'
import { type BookingForm, bookingRequest } from '../../../../shared/bookings'
import { day, requiredLine } from '../../../../shared/text'
import { booking } from '../../words/booking'
import type { BookingDraft } from './bookingDraft'

/** The server takes any real day; that it is not past is this form's own rule, so that nobody slips. */
export function bookingRules(today: string) {
  const schema = bookingRequest.extend({
    dateRequired: requiredLine(10, booking.dateMissing)
      .pipe(day)
      .refine((given) => given >= today, booking.datePast),
  })
  // `raw` hands on what was typed: the server reads it by the same schema. A select's '' is what the schema refuses.
  return zodResolver(schema, undefined, { raw: true }) as unknown as Resolver<
    BookingDraft,
    unknown,
    BookingForm
  >
}
