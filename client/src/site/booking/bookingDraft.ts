import type { BookingForm } from '../../../../shared/bookings'
import { draftOf } from '../../lib/draft'

/** What stands in the form: the request, except that what is not chosen yet is ''. */
export type BookingDraft = { [Field in keyof Required<BookingForm>]: string }

/** Every field as an empty form has it. */
export const EMPTY: BookingDraft = {
  clientName: '',
  company: '',
  email: '',
  phone: '',
  brand: '',
  modelId: '',
  workType: '',
  dateRequired: '',
  budgetRange: '',
  details: '',
  website: '',
}
export const bookingDraft = draftOf('bookingDraft', EMPTY)
