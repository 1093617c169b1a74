import { subscribers } from '../../../drizzle/schema'
import { NOTICE_VERSION } from '../../../shared/agency/notices'
import { newSecretName } from '../../core/db/ids'
import { sha256 } from '../../core/security/secrets'
import type { Builder } from './accounts'

type Given = Partial<typeof subscribers.$inferInsert>

/** Inserts a newsletter subscriber as if they had subscribed now; mails nobody. */
export function aSubscriber({ db, clock }: Builder, given: Given = {}): typeof subscribers.$inferSelect {
  return db
    .insert(subscribers)
    .values({
      email: 'noor@example.in',
      tokenHash: sha256(newSecretName()),
      noticeVersion: NOTICE_VERSION,
      consentedAt: clock().toISOString(),
      ...given,
    })
    .returning()
    .get()
}
