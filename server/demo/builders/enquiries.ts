import { enquiries } from '../../../drizzle/schema'
import { NOTICE_VERSION } from '../../../shared/agency/notices'
import { newId } from '../../core/db/ids'
import { openDeskItem } from '../../features/desk/items/repository'
import { enquirySearchText } from '../../features/intake/enquiries/rules'
import type { Builder } from './accounts'
import { deskStateOf } from './deskItems'

const ANSWER_HOURS = 48

type Given = Partial<typeof enquiries.$inferInsert>

/** Inserts an enquiry as if it had been sent now; mails nobody. */
export function anEnquiry({ db, clock }: Builder, given: Given = {}): typeof enquiries.$inferSelect {
  const values = {
    id: newId(),
    name: 'Devika Rao',
    email: 'devika@kori.example',
    subject: 'brand' as const,
    message: 'We are casting for a cotton campaign in April and would like to meet three of your faces.',
    noticeVersion: NOTICE_VERSION,
    createdAt: clock().toISOString(),
    ...given,
  }
  const row = db
    .insert(enquiries)
    .values({ searchText: enquirySearchText(values), ...values })
    .returning()
    .get()
  openDeskItem(db, 'enquiry', row, ANSWER_HOURS, deskStateOf(row.status))
  return row
}
