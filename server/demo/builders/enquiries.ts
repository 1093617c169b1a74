import { enquiries } from '../../../drizzle/schema'
import { NOTICE_VERSION } from '../../../shared/notices'
import { newId } from '../../core/ids'
import { enquirySearchText } from '../../enquiries/rules'
import type { Builder } from './accounts'

type Given = Partial<typeof enquiries.$inferInsert>

/** Puts an enquiry into the database as if it had been sent now; mails nobody. */
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
  return db
    .insert(enquiries)
    .values({ searchText: enquirySearchText(values), ...values })
    .returning()
    .get()
}
