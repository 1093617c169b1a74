import { ageOn } from '../../shared/age'
import type { Picture, PublicModel } from '../../shared/models'
import { mediaPath } from '../../shared/paths'
import { pictureFile } from '../media/rules'
import { bustOrChest } from '../models/rules'
import type { RosterSource, StoredEntry } from './repository'
import { openPictures } from './rules'

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
    bustChest: bustOrChest(model),
    waist: model.waist,
    hips: model.hips,
    shoeSize: model.shoeSize,
    hairColor: model.hairColor,
    eyeColor: model.eyeColor,
    bio: model.bio ?? model.aboutYou,
    languages: model.languages,
  }
}

/**
 * The same in the specification's spelling, with the addresses of pictures below `site`. The age comes last, at the
 * request, because it changes by itself.
 */
export function spelledEntry(entry: Omit<PublicModel, 'age'>, site: string) {
  const url = (picture: Picture) => `${site}${mediaPath(picture.id, pictureFile(picture))}`
  return {
    _id: entry.id,
    slug: entry.slug,
    stage_name: entry.stageName,
    city: entry.city,
    profile_image: entry.profileImage && url(entry.profileImage),
    images: entry.images.map((picture) => ({ url: url(picture), is_locked: false })),
    availability_status: entry.availability,
    type_of_work: entry.workTypes,
    gender: entry.gender,
    height: entry.height,
    bust_chest: entry.bustChest,
    waist: entry.waist,
    hips: entry.hips,
    shoe_size: entry.shoeSize,
    hair_color: entry.hairColor,
    eye_color: entry.eyeColor,
    bio: entry.bio,
    languages: entry.languages,
  }
}

/** Both texts of an entry, as they are kept: ready but for the age and for the site before the addresses. */
export const entryTexts = (entry: Omit<PublicModel, 'age'>) => ({
  entry: JSON.stringify(entry),
  restEntry: JSON.stringify(spelledEntry(entry, '')),
})

/** A stored entry as JSON text, with the age on `today` (YYYY-MM-DD). */
export function entryText([text, birthDate, statedAge]: StoredEntry, today: string): string {
  const age = birthDate === null ? statedAge : ageOn(today, birthDate)
  return `${text.slice(0, -1)},"age":${age}}`
}

/**
 * Spelled texts with the site before the addresses of pictures. The keys are looked for with their quotes: in a text
 * that somebody wrote, a quote stands behind a backslash. Split and joined: replaceAll takes half as long again.
 */
export const withSite = (texts: string, site: string): string =>
  texts
    .split('"url":"/')
    .join(`"url":"${site}/`)
    .split('"profile_image":"/')
    .join(`"profile_image":"${site}/`)
