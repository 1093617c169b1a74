import type { Booking } from '../../../../shared/bookings'
import type { View } from './envelope'

export const booking: View<Booking> = (row) => ({
  _id: row.id,
  clientName: row.clientName,
  company: row.company,
  brand: row.brand,
  email: row.email,
  phone: row.phone,
  model: { stage_name: row.model.stageName, model_id: row.model.id },
  workType: row.workType,
  dateRequired: row.dateRequired,
  budgetRange: row.budgetRange,
  details: row.details,
  status: row.status,
  created_at: row.createdAt,
})
