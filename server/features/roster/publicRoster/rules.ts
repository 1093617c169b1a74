import { slugOf } from '../../../../shared/format'
import { isIntimate, type PictureType } from '../../../../shared/lists'
import type { Face, Picture, PublicModel } from '../../../../shared/roster/models'
import { fold } from '../../../../shared/text/fold'

/** On the public roster: assigned by the agency, onboarding complete, and with a name to show. */
export const isPublic = (model: { isActive: boolean; onboardedAt: string | null; slug: string | null }) =>
  model.isActive && model.onboardedAt !== null && model.slug !== null

/** Raise it with every change of what `publish` writes: the next start then rebuilds the roster (0050). */
export const ROSTER_SCHEMA_VERSION = '6'

type Placed = { type: PictureType; isLocked: boolean; position: number }

/** Profile picture first, then the other unlocked ones, in the model's own order; locked ones never. */
export function openPictures<Item extends Placed>(pictures: Item[]): Item[] {
  const open = pictures.filter((picture) => !picture.isLocked && !isIntimate(picture.type))
  const isProfile = (picture: Item) => Number(picture.type === 'profile_pic')
  return open.toSorted((a, b) => isProfile(b) - isProfile(a) || a.position - b.position)
}

// Words that are addresses below /models or /public/models.
const RESERVED = new Set(['featured', 'related'])
/** For a stage name without a letter or a digit. */
const NAMELESS = 'model'

/** The first free slug of a stage name: `asha-rao`, then `asha-rao-2` and so on. */
export function freeSlug(stageName: string, isTaken: (slug: string) => boolean): string {
  const base = slugOf(stageName) || NAMELESS
  if (!RESERVED.has(base) && !isTaken(base)) return base
  for (let counter = 2; ; counter++) {
    if (!isTaken(`${base}-${counter}`)) return `${base}-${counter}`
  }
}

/** The slug changes with the stage name, and only then: addresses that people know stay. */
export function slugFor(
  model: { slug: string | null; stageName: string | null },
  stageName: string | null,
  isTaken: (slug: string) => boolean,
): string | null {
  if (stageName === null) return model.slug
  const isSame = model.slug !== null && slugOf(model.stageName ?? '') === slugOf(stageName)
  return isSame ? model.slug : freeSlug(stageName, isTaken)
}

/** The searched text of an entry: in lower case without accents. */
export const searchText = (entry: Pick<PublicModel, 'stageName' | 'city' | 'workTypes'>) =>
  fold([entry.stageName, entry.city, ...entry.workTypes].join('\n'))

/** The face of an entry's `profileImage`, as JSON; none while its files are being made. */
export function faceOf(profileImage: string | null): Face | null {
  const found: Pick<Picture, 'id' | 'widths'> | null = profileImage === null ? null : JSON.parse(profileImage)
  return found && found.widths.length > 0 ? [found.id, Math.min(...found.widths)] : null
}
