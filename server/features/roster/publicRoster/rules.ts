import { slugOf } from '../../../../shared/format'
import { isIntimate, type PictureType } from '../../../../shared/lists'
import { type Face, type FaceCrop, faceWithin, usualFace } from '../../../../shared/roster/faces'
import type { PublicModel } from '../../../../shared/roster/models'
import { fold } from '../../../../shared/text/fold'

/** On the public roster: assigned by the agency, onboarding complete, and with a name to show. */
export const isPublic = (model: { isActive: boolean; onboardedAt: string | null; slug: string | null }) =>
  model.isActive && model.onboardedAt !== null && model.slug !== null

/** Raise it with every change of what `publish` writes: the next start then rebuilds the roster (0050). */
export const ROSTER_SCHEMA_VERSION = '8'

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

type Stored = Placed & {
  id: string
  width: number | null
  height: number | null
  widths: number[]
  face: FaceCrop | null
}
/** A face is shown with up to 64 pixels, on most screens twice as fine. */
const FACE_PIXELS = 128

/**
 * The face of a model: the square that the agency chose, if that picture is open, or the usual one of the first open
 * picture. None while the files are being made.
 */
export function faceOf(pictures: readonly Stored[]): Face | null {
  const open = openPictures([...pictures]).filter(({ widths }) => widths.length > 0)
  const picture = open.find(({ face }) => face !== null) ?? open[0]
  if (!picture) return null
  const size = { width: picture.width ?? 0, height: picture.height ?? 0 }
  const { left, top, side } = picture.face ? faceWithin(size, picture.face) : usualFace(size)
  const widths = picture.widths.toSorted((a, b) => a - b)
  const sharp = widths.find((width) => (width * side) / 1000 >= FACE_PIXELS) ?? widths.at(-1) ?? 0
  return [picture.id, sharp, left, top, side]
}

/** A stored face, as it was written. */
export const storedFace = (face: string | null): Face | null => (face === null ? null : JSON.parse(face))
