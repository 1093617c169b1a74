import type { BookingForm } from '../../../../shared/intake/bookings'
import { draftOf } from '../../lib/forms/draft'

/** The form's values: the request, with '' where nothing is chosen yet. */
export type BookingDraft = { [Field in keyof Required<BookingForm>]: string }

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
