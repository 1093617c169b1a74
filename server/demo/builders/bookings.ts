import { bookings } from '../../../drizzle/schema'
import { NOTICE_VERSION } from '../../../shared/agency/notices'
import { fold } from '../../../shared/text/fold'
import { newId } from '../../core/db/ids'
import { openDeskItem } from '../../features/desk/items/repository'
import type { Builder } from './accounts'
import { deskStateOf } from './deskItems'

const ANSWER_HOURS = 48

type Given = Partial<typeof bookings.$inferInsert>

/** Inserts a booking request as if it had been sent now; mails nobody. */
export function aBooking({ db, clock }: Builder, given: Given = {}): typeof bookings.$inferSelect {
  const values = {
    id: newId(),
    clientName: 'Devika Rao',
    email: 'devika@kori.example',
    phone: '+91 98200 12345',
    modelName: 'Asha',
    workType: 'Editorial' as const,
    dateRequired: clock().toISOString().slice(0, 10),
    budgetRange: '$1,000-$2,500' as const,
    details: 'Eight pages in daylight, one day and a fitting.',
    noticeVersion: NOTICE_VERSION,
    createdAt: clock().toISOString(),
    ...given,
  }
  const searchText = fold([values.clientName, values.email, values.brand ?? ''].join('\n'))
  const row = db
    .insert(bookings)
    .values({ searchText, ...values })
    .returning()
    .get()
  openDeskItem(db, 'booking', row, ANSWER_HOURS, deskStateOf(row.status))
  return row
}
