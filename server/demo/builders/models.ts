import { eq, type SQL } from 'drizzle-orm'
import { media, models, portfolioItems } from '../../../drizzle/schema'
import { isIntimate, type PictureType } from '../../../shared/lists'
import type { FaceCrop } from '../../../shared/roster/faces'
import { fold } from '../../../shared/text/fold'
import { transaction } from '../../core/db/database'
import { newId, newSecretName } from '../../core/db/ids'
import { freeSlug } from '../../features/roster/publicRoster/rules'
import { publish } from '../../features/roster/publicRoster/service'
import type { Builder } from './accounts'

type Given = Partial<typeof models.$inferInsert>

/** Inserts a model with its pictures, on the public roster unless the values say otherwise. */
export function aModel(
  app: Builder,
  given: Given = {},
  pictures: readonly GivenPicture[] = [],
): typeof models.$inferSelect {
  const { db, clock } = app
  const now = clock().toISOString()
  const stageName = given.stageName === undefined ? 'Asha' : given.stageName
  const isTaken = (slug: string) =>
    db.select({ id: models.id }).from(models).where(eq(models.slug, slug)).get() !== undefined
  const values = {
    id: newId(),
    name: 'Asha Rao',
    gender: 'female' as const,
    dateOfBirth: '2000-05-17',
    city: 'Mumbai',
    isActive: true,
    onboardedAt: now,
    createdAt: now,
    updatedAt: now,
    ...given,
    stageName,
    slug: given.slug ?? (stageName === null ? null : freeSlug(stageName, isTaken)),
  }
  const searchText = fold([values.stageName, values.name, values.email, values.city].join('\n'))
  return transaction(db, () => {
    const row = db
      .insert(models)
      .values({ ...values, searchText })
      .returning()
      .get()
    for (const [position, picture] of pictures.entries()) addPicture(app, row.id, position, picture)
    publish(db, row.id)
    return row
  })
}

type GivenPicture = Partial<typeof media.$inferInsert> & {
  type?: PictureType
  isLocked?: boolean
  face?: FaceCrop | null
}

/** Gives a model a picture: rows only, unless `id` names files that are in the store already. */
export function aPicture(app: Builder, modelId: string, given: GivenPicture = {}) {
  return transaction(app.db, () => {
    const position = app.db.$count(portfolioItems, eq(portfolioItems.modelId, modelId))
    const picture = addPicture(app, modelId, position, given)
    publish(app.db, modelId)
    return picture
  })
}

function addPicture(
  { db, clock }: Builder,
  modelId: string,
  position: number | SQL<number>,
  given: GivenPicture,
) {
  const { type = 'gallery', isLocked = false, face = null, ...file } = given
  const now = clock().toISOString()
  const mediaRow = db
    .insert(media)
    .values({
      id: newSecretName(),
      kind: 'image',
      contentType: 'image/jpeg',
      bytes: 1,
      width: 2000,
      height: 2667,
      thumbhash: 'YJqGPQw7sFlslqhFafSE+Q6oJ1h2iHB2Rw==',
      widths: [240, 480, 640, 960, 1080, 2000],
      originalName: `${type}.jpg`,
      isPublic: false,
      createdAt: now,
      claimedAt: now,
      ...file,
    })
    .returning()
    .get()
  const item = db
    .insert(portfolioItems)
    .values({
      id: newId(),
      modelId,
      mediaId: mediaRow.id,
      type,
      isLocked: isLocked || isIntimate(type),
      position,
      createdAt: now,
      face,
    })
    .returning()
    .get()
  return { item, media: mediaRow }
}
