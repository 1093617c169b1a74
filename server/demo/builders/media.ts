import { media } from '../../../drizzle/schema'
import { newSecretName } from '../../core/db/ids'
import type { Builder } from './accounts'

type Given = Partial<typeof media.$inferInsert>

/** A claimed picture that belongs to no model: a moodboard, a slide. Rows only, as with `aPicture`. */
export function aStoredPicture({ db, clock }: Builder, given: Given = {}): typeof media.$inferSelect {
  const now = clock().toISOString()
  const values = {
    id: newSecretName(),
    kind: 'image' as const,
    contentType: 'image/jpeg',
    bytes: 1,
    width: 2000,
    height: 1333,
    thumbhash: 'YJqGPQw7sFlslqhFafSE+Q6oJ1h2iHB2Rw==',
    widths: [240, 480, 640, 960, 1080, 2000],
    originalName: 'picture.jpg',
    isPublic: true,
    createdAt: now,
    claimedAt: now,
    ...given,
  }
  return db.insert(media).values(values).returning().get()
}
