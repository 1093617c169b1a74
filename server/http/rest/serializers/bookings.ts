import type { Booking } from '../../../../shared/intake/bookings'
import { BOOKING_STATUSES } from '../../../../shared/lists'
import { choice, day, known, moment, object, text } from '../../../core/codec'

export const booking = object<Booking>('Booking')({
  _id: text,
  clientName: text,
  company: known,
  brand: known,
  email: text,
  phone: text,
  model: object<Booking['model']>()({ stage_name: text, model_id: [known, (row) => row.id] }),
  workType: text,
  dateRequired: day,
  budgetRange: text,
  details: text,
  status: choice(BOOKING_STATUSES),
  created_at: moment,
})
