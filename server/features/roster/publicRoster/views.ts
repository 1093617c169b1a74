import { localDay } from '../../../../shared/format'
import { AVAILABILITIES } from '../../../../shared/lists'
import { mediaPath } from '../../../../shared/paths'
import { ageOn } from '../../../../shared/roster/age'
import { factsOf, publicFields } from '../../../../shared/roster/modelFields'
import type { ModelChoice, Picture, PublicModel } from '../../../../shared/roster/models'
import {
  address,
  always,
  choice,
  fieldCodecs,
  known,
  list,
  nullable,
  object,
  text,
  texts,
} from '../../../core/codec'
import { pictureFile } from '../../media/store/rules'
import type { NotStored } from '../images/downloads.repository'
import { bustOrChest } from '../models/rules'
import type { RosterSource, StoredChoice, StoredEntry } from './repository'
import { openPictures } from './rules'

/** A stored picture for pages. Only for pictures whose files exist. */
function pictureView(picture: RosterSource['pictures'][number]): Picture {
  const { id, type, widths, addedAt } = picture
  return {
    id,
    type,
    width: picture.width ?? 0,
    height: picture.height ?? 0,
    thumbhash: picture.thumbhash ?? '',
    widths,
    // Only for polaroids: clients ask how recent they are.
    ...(type.startsWith('polaroid') ? { addedOn: localDay(new Date(addedAt)) } : {}),
  }
}

/** The public view of a model without its age, by allow-list: fields that are not listed never leave the server. */
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
    ...factsOf(publicFields, {
      ...model,
      bustChest: bustOrChest(model),
      bio: model.bio ?? model.aboutYou,
    }),
  }
}

/** An option of a list. A picture that is still being processed has no width. */
export const choiceView = ({ pictureId, pictureWidth, ...choice }: StoredChoice): ModelChoice => ({
  ...choice,
  picture: pictureId && pictureWidth ? mediaPath(pictureId, `${pictureWidth}.avif`) : null,
})

/**
 * The same in the specification's spelling, with the addresses of the public pictures in their order. The age is added
 * last, for each request, because it changes with time.
 */
export const publicEntry = object<Omit<PublicModel, 'age'> & { urls: readonly string[] }, unknown>()({
  _id: text,
  slug: text,
  stage_name: text,
  city: known,
  profile_image: [nullable(address), ({ urls }) => urls[0] ?? null],
  images: [
    list(object<string, unknown>()({ url: [address, (url) => url], is_locked: always(false) })),
    ({ urls }) => urls,
  ],
  availability_status: [choice(AVAILABILITIES), (entry) => entry.availability],
  type_of_work: [texts, (entry) => entry.workTypes],
  ...fieldCodecs(publicFields),
})

/** Both stored texts of an entry, complete except for the age and the site before the addresses. */
export const entryTexts = (entry: Omit<PublicModel, 'age'>, pictures: SourcePicture[]) => ({
  entry: JSON.stringify(entry),
  restEntry: JSON.stringify(publicEntry.write({ ...entry, urls: openPictures(pictures).map(urlOf) }, null)),
})
type SourcePicture = RosterSource['pictures'][number] | NotStored

/** A path of ours; of a picture that is not stored yet, the address that an administrator gave. */
const urlOf = (picture: SourcePicture) =>
  'address' in picture ? picture.address : mediaPath(picture.id, pictureFile(picture))

/** A stored entry as JSON text, with the age on `today` (YYYY-MM-DD). */
export function entryText([text, birthDate, statedAge]: StoredEntry, today: string): string {
  const age = birthDate === null ? statedAge : ageOn(today, birthDate)
  return `${text.slice(0, -1)},"age":${age}}`
}

/**
 * Inserts the site before the addresses of pictures. The keys are searched with their quotes, because in a text that
 * somebody wrote a quote has a backslash before it. Split and join, because replaceAll takes half as long again.
 */
export const withSite = (texts: string, site: string): string =>
  texts
    .split('"url":"/')
    .join(`"url":"${site}/`)
    .split('"profile_image":"/')
    .join(`"profile_image":"${site}/`)
