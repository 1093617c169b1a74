import { localMinute } from '../../../../shared/format'
import type { Booking } from '../../../../shared/intake/bookings'
import { type CsvColumn, timeHead } from '../../../core/files/csv'
import { chatNumber } from '../../../core/text/phones'
import { askedView } from '../../desk/items/rules'
import { storedFace } from '../../roster/publicRoster/rules'
import type { BookingRow } from './repository'

type StoredBooking = {
  booking: BookingRow
  currentName: string | null
  face: string | null
  others: Parameters<typeof askedView>[0][]
}

/** A booking for the agency, with the model's current name or the stored one when the model left. */
export function bookingView({ booking: row, currentName, face, others }: StoredBooking): Booking {
  const { id, clientName, company, brand, email, phone, workType, dateRequired, budgetRange, details } = row
  const stageName = currentName ?? row.modelName
  return {
    id,
    clientName,
    company,
    brand,
    email,
    phone,
    chat: chatNumber(phone),
    model: { id: row.modelId, stageName, face: storedFace(face) },
    others: others.map(askedView),
    workType,
    dateRequired,
    budgetRange,
    details,
    status: row.status,
    isSpam: row.isSpam,
    createdAt: row.createdAt,
  }
}

/** The columns of the list's export, in the order of the screen and with all that the details hold. */
export const bookingColumns: readonly CsvColumn<StoredBooking>[] = [
  ['Client', ({ booking }) => booking.clientName],
  ['Company', ({ booking }) => booking.company],
  ['Brand', ({ booking }) => booking.brand],
  ['Email', ({ booking }) => booking.email],
  ['Phone', ({ booking }) => booking.phone],
  ['Model', ({ booking, currentName }) => currentName ?? booking.modelName],
  ['Also Asked For', ({ others }) => others.map(({ stageName }) => stageName).join(', ')],
  ['Work Type', ({ booking }) => booking.workType],
  ['Date Required', ({ booking }) => booking.dateRequired],
  ['Budget Range', ({ booking }) => booking.budgetRange],
  ['Details', ({ booking }) => booking.details],
  ['Status', ({ booking }) => booking.status],
  ['Spam?', ({ booking }) => (booking.isSpam ? 'Yes' : 'No')],
  [timeHead('Created'), ({ booking }) => localMinute(booking.createdAt)],
]
