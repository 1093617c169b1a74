import { media, signupRequestFiles, signupRequests } from '../../../drizzle/schema'
import { NOTICE_VERSION } from '../../../shared/agency/notices'
import { fold } from '../../../shared/text/fold'
import { newId, newSecretName } from '../../core/db/ids'
import { combinedNotes } from '../../features/intake/signupRequests/rules'
import type { Builder } from './accounts'

type Given = Partial<typeof signupRequests.$inferInsert>

/** Inserts an application as if it had been sent now; mails nobody. */
export function aSignupRequest(
  { db, clock }: Builder,
  given: Given = {},
): typeof signupRequests.$inferSelect {
  const values = {
    id: newId(),
    stageName: 'Zoya',
    name: 'Zoya Khan',
    email: 'zoya@example.in',
    contact: '+91 98200 54321',
    age: 22,
    gender: 'Female',
    height: '5ft 9in',
    city: 'Lucknow',
    country: 'India',
    experienceLevel: 'Beginner',
    instagram: '@zoya.khan',
    bio: 'I study textiles and walk everywhere.',
    whyHire: 'I have never seen a face like mine in a campaign.',
    noticeVersion: NOTICE_VERSION,
    createdAt: clock().toISOString(),
    ...given,
  }
  const notes = combinedNotes(values)
  const searchText = fold([values.stageName, values.name, values.email, values.city].join('\n'))
  return db
    .insert(signupRequests)
    .values({ notes, searchText, ...values })
    .returning()
    .get()
}

type GivenFile = Partial<typeof media.$inferInsert> & { position?: number }

/** Adds a file to an application: rows only, unless `id` names files that exist in the store. */
export function aSignupRequestFile({ db, clock }: Builder, applicationId: string, given: GivenFile = {}) {
  const { position = 0, ...file } = given
  const now = clock().toISOString()
  const row = db
    .insert(media)
    .values({
      id: newSecretName(),
      kind: 'document',
      contentType: 'application/pdf',
      bytes: 1,
      originalName: 'portfolio.pdf',
      isPublic: false,
      createdAt: now,
      claimedAt: now,
      ...file,
    })
    .returning()
    .get()
  db.insert(signupRequestFiles).values({ applicationId, mediaId: row.id, position }).run()
  return row
}
