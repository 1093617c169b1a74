import type { models } from '../../drizzle/schema'
import { slugOf } from '../../shared/format'
import {
  EXPERIENCE_LEVELS,
  EYE_COLORS,
  HAIR_COLORS,
  type PictureType,
  SKIN_TONES,
  WORK_TYPES,
} from '../../shared/lists'
import { heightCm } from '../../shared/measures'
import { modelSearchText } from '../models/rules'
import { type Chance, chance } from './chance'
import { FAMILIES, MEN, WOMEN } from './names'
import { standIn } from './standIns'

export type CrowdModel = typeof models.$inferSelect

const PLACES = [
  ['Mumbai', 'Maharashtra'],
  ['New Delhi', 'Delhi'],
  ['Bengaluru', 'Karnataka'],
  ['Chennai', 'Tamil Nadu'],
  ['Kolkata', 'West Bengal'],
  ['Hyderabad', 'Telangana'],
  ['Pune', 'Maharashtra'],
  ['Jaipur', 'Rajasthan'],
  ['Kochi', 'Kerala'],
  ['Goa', 'Goa'],
  ['Shillong', 'Meghalaya'],
  ['Imphal', 'Manipur'],
] as const
/** By share. */
const GENDERS = ['female', 'female', 'male', 'male', 'non-binary', 'other'] as const
const LANGUAGES = ['Hindi', 'Tamil', 'Bengali', 'Marathi', 'Punjabi', 'Malayalam', 'Khasi'].map((first) => [
  first,
  'English',
])
const HEIGHTS = ['5ft 6in', '168 cm', '5ft 8in', '174 cm', '5ft 10in', '180 cm', '6ft 1in'].map((height) => ({
  height,
  heightCm: heightCm(height),
}))
const WORKS = WORK_TYPES.flatMap((one, index) =>
  WORK_TYPES.slice(index).map((two) => (one === two ? [one] : [one, two])),
)
const TYPES: readonly PictureType[] = [
  'profile_pic',
  'polaroid_front',
  'gallery',
  'editorial',
  'shirt',
  'saree',
]
const digits = (number: number, length: number) => String(number).padStart(length, '0')
/**
 * The eight digits that a made row's ids, slug and address have from its number, and from nothing else: by them a row
 * is repeated under another number. As many as the command line takes.
 */
const mark = (number: number) => digits(number, 8)
/** As long as every other id, in the order of making, and other at the end, by which people call it. */
export const numberedId = (kind: 'm' | 'b', number: number) => `01kjp0g00zzzzzzz${kind}z${mark(number)}`
const itemId = (number: number, position: number) => `01kjp0g00${mark(number)}zi${digits(position, 7)}`
const fileId = (number: number, position: number) => `demo-${mark(number)}-at${digits(position, 6)}`

/** An unlimited crowd of models, the same each time. `next` gives the following one, by its number from 1. */
export function crowd(start: Date) {
  const die = chance(2_024)
  const from = start.getTime()
  return {
    next(number: number): CrowdModel {
      const gender = die.pick(GENDERS)
      const stageName = `${die.pick(gender === 'male' ? MEN : WOMEN)} ${die.pick(FAMILIES)}`
      const slug = `${slugOf(stageName)}-${mark(number)}`
      return modelOf(number, { gender, stageName, slug }, from, die)
    },
  }
}

type Who = { gender: (typeof GENDERS)[number]; stageName: string; slug: string }

function modelOf(number: number, { gender, stageName, slug }: Who, from: number, die: Chance): CrowdModel {
  const [city, state] = die.pick(PLACES)
  const email = `${slug}@talent.example`
  const at = new Date(from + number * 1_000).toISOString()
  const figure = die.whole(30, 42)
  const weightKg = die.whole(48, 84)
  const stature = die.pick(HEIGHTS)
  return {
    number,
    id: numberedId('m', number),
    accountId: null,
    name: stageName,
    email,
    phone: null,
    stageName,
    slug,
    gender,
    dateOfBirth: `${die.whole(1962, 2006)}-0${die.whole(1, 9)}-1${die.whole(0, 9)}`,
    statedAge: null,
    city,
    state,
    country: 'India',
    languages: die.pick(LANGUAGES),
    workTypes: die.pick(WORKS),
    experienceLevel: die.pick(EXPERIENCE_LEVELS),
    specialSkills: null,
    bio: `${stageName} works from ${city} and prefers daylight.`,
    aboutYou: null,
    whyHire: null,
    dailyRate: die.whole(8, 60) * 1_000,
    height: stature.height,
    heightCm: stature.heightCm,
    weight: `${weightKg} kg`,
    weightKg,
    bust: gender === 'male' ? null : figure,
    chest: gender === 'male' ? figure : null,
    waist: die.whole(23, 36),
    hips: die.whole(33, 44),
    shoeSize: die.whole(4, 11),
    hairColor: die.pick(HAIR_COLORS),
    eyeColor: die.pick(EYE_COLORS),
    skinTone: die.pick(SKIN_TONES),
    instagram: null,
    facebook: null,
    twitter: null,
    youtube: null,
    availability: number % 7 === 0 ? 'booked' : number % 23 === 0 ? 'other' : 'available',
    isActive: number % 20 !== 0,
    isFeatured: number % 997 === 0,
    step1At: null,
    step2At: null,
    step3At: null,
    step4At: null,
    step5At: null,
    onboardedAt: at,
    viewCount: 0,
    searchText: modelSearchText({ stageName, name: stageName, email, city }),
    createdAt: at,
    updatedAt: at,
    version: 1,
  }
}

/** A model's picture at `position`: rows without files, so a stand-in and no widths. */
export function crowdPicture({ number, id: modelId, createdAt }: CrowdModel, position: number) {
  const type = TYPES[Math.min(position, 2) + (position > 2 ? (position - 2) % 4 : 0)] ?? 'gallery'
  const id = fileId(number, position)
  const item = {
    id: itemId(number, position),
    modelId,
    mediaId: id,
    externalUrl: null,
    type,
    isLocked: position > 2 && (number + position) % 11 === 0,
    position,
    createdAt,
  }
  const file = {
    id,
    kind: 'image' as const,
    contentType: 'image/jpeg',
    bytes: 0,
    width: 2000,
    height: 2667,
    thumbhash: standIn(number + position, 2000, 2667),
    widths: [],
    originalName: `${type}.jpg`,
    isPublic: false,
    ownerId: null,
    uploader: null,
    createdAt,
    claimedAt: createdAt,
  }
  return { item, file }
}
