import type { Booking } from '../../shared/bookings'
import type { BookingRow } from './repository'

/** A booking as the agency reads it. The model's name as it is now, or as it was when the model left. */
export function bookingView(row: BookingRow, currentName: string | null): Booking {
  const { id, clientName, company, brand, email, phone, workType, dateRequired, budgetRange, details } = row
  const stageName = currentName ?? row.modelName
  return {
    id,
    clientName,
    company,
    brand,
    email,
    phone,
    model: { id: row.modelId, stageName },
    workType,
    dateRequired,
    budgetRange,
    details,
    status: row.status,
    createdAt: row.createdAt,
  }
}
