import type { Picture, PublicModel } from '../../shared/models'
import type { RosterSource, StoredEntry } from './repository'
import { ageOn, openPictures } from './rules'

/** A stored picture as pages need it. Only called with pictures whose files were made. */
function pictureView(picture: RosterSource['pictures'][number]): Picture {
  const { id, type, widths } = picture
  return {
    id,
    type,
    width: picture.width ?? 0,
    height: picture.height ?? 0,
    thumbhash: picture.thumbhash ?? '',
    widths,
  }
}

/** The public view of a model without its age, by allow-list: what is not named here never leaves the server. */
export function entryOf({ model, pictures }: RosterSource): Omit<PublicModel, 'age'> {
  const open = openPictures(pictures).map(pictureView)
  return {
    id: model.id,
    slug: model.slug ?? '',
    stageName: model.stageName ?? '',
    city: model.city,
    profileImage: open.find((picture) => picture.type === 'profile_pic') ?? open[0] ?? null,
    images: open,
    availability: model.availability,
    workTypes: model.workTypes,
    gender: model.gender,
    height: model.height,
    bustChest: model.gender === 'male' ? (model.chest ?? model.bust) : (model.bust ?? model.chest),
    waist: model.waist,
    hips: model.hips,
    shoeSize: model.shoeSize,
    hairColor: model.hairColor,
    eyeColor: model.eyeColor,
    bio: model.bio ?? model.aboutYou,
    languages: model.languages,
  }
}

/** A stored entry as a public model, with the age on `today` (YYYY-MM-DD). */
export function publicModel(stored: StoredEntry, today: string): PublicModel {
  const age = stored.birthDate === null ? stored.statedAge : ageOn(today, stored.birthDate)
  return { ...(JSON.parse(stored.entry) as Omit<PublicModel, 'age'>), age }
}
