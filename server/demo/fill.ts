import { slugOf } from '../../shared/format'
import {
  BUDGET_RANGES,
  EXPERIENCE_LEVELS,
  EYE_COLORS,
  HAIR_COLORS,
  type PictureType,
  SKIN_TONES,
  WORK_TYPES,
} from '../../shared/lists'
import { heightCm } from '../../shared/roster/measures'
import { type Db, transaction } from '../core/db/database'
import { StartupError } from '../core/startupError'
import { isEmptyDatabase } from '../features/operations/system/repository'
import { optimizeSearch } from '../features/roster/publicRoster/repository'
import { storeRosterVersion } from '../features/roster/publicRoster/service'
import { aBooking } from './builders/bookings'
import { aModel } from './builders/models'
import { BOOKINGS, bookingStatus, briefs, clients } from './clients'

import { FAMILIES, MEN, WOMEN } from './names'
import { standIn } from './pictures/placeholders'
import { type Random, random } from './random'

export type Amounts = { models: number; bookings: number; pictures: number }
type Model = { id: string; stageName: string | null }

const START = Date.parse('2025-01-01T00:00:00.000Z')

/**
 * Fills an empty database with so many models, bookings and pictures (rows without files), the same people each time,
 * all or nothing. `tell` gets the number of rows done and in total. Throws a StartupError when the database has any
 * data.
 */
export function fill(db: Db, amounts: Amounts, tell: (done: number, of: number) => void = () => {}) {
  if (!isEmptyDatabase(db))
    throw new StartupError('This database already has data. Only an empty one can be filled.')
  if (amounts.models === 0 && amounts.pictures > 0)
    throw new StartupError('Pictures need models: add --models as well.')
  const of = amounts.models + amounts.bookings + amounts.pictures
  let done = 0
  const count = (rows: number) => {
    done += rows
    tell(done, of)
  }
  transaction(db, () => {
    storeRosterVersion(db)
    const models = addModels(db, amounts, count)
    addBookings(db, amounts.bookings, models, count)
    if (models.length > 0) optimizeSearch(db)
  })
}

type Count = (rows: number) => void

/** The builders' clock: each row is a second younger than the one before. */
const at = (number: number) => () => new Date(START + number * 1_000)

function addModels(db: Db, { models, pictures }: Amounts, count: Count): Model[] {
  const die = random(2_024)
  const each = Math.floor(pictures / models)
  return Array.from({ length: models }, (_, index) => {
    const own = index < pictures - each * models ? each + 1 : each
    const frames = Array.from({ length: own }, (_, position) => pictureOf(index + 1, position))
    const model = aModel({ db, clock: at(index) }, person(index + 1, die), frames)
    count(1 + own)
    return { id: model.id, stageName: model.stageName }
  })
}

const PLACES = [
  ['Mumbai', 'Maharashtra'],
  ['New Delhi', 'Delhi'],
  ['Bengaluru', 'Karnataka'],
  ['Chennai', 'Tamil Nadu'],
  ['Kolkata', 'West Bengal'],
  ['Hyderabad', 'Telangana'],
  ['Jaipur', 'Rajasthan'],
  ['Kochi', 'Kerala'],
  ['Imphal', 'Manipur'],
] as const
/** By share. */
const GENDERS = ['female', 'female', 'male', 'male', 'non-binary', 'other'] as const
const LANGUAGES = ['Hindi', 'Tamil', 'Bengali', 'Marathi', 'Punjabi', 'Malayalam', 'Khasi']
const HEIGHTS = ['5ft 6in', '168 cm', '5ft 8in', '174 cm', '5ft 10in', '180 cm', '6ft 1in']

function person(number: number, die: Random) {
  const gender = die.pick(GENDERS)
  const stageName = `${die.pick(gender === 'male' ? MEN : WOMEN)} ${die.pick(FAMILIES)}`
  // Numbered, so that no slug has to be tried again and again.
  const slug = `${slugOf(stageName)}-${String(number).padStart(8, '0')}`
  const [city, state] = die.pick(PLACES)
  const figure = die.whole(30, 42)
  const weightKg = die.whole(48, 84)
  const height = die.pick(HEIGHTS)
  return {
    name: stageName,
    stageName,
    slug,
    email: `${slug}@talent.example`,
    gender,
    dateOfBirth: `${die.whole(1962, 2006)}-0${die.whole(1, 9)}-1${die.whole(0, 9)}`,
    city,
    state,
    country: 'India',
    languages: [die.pick(LANGUAGES), 'English'],
    workTypes: [...new Set([die.pick(WORK_TYPES), die.pick(WORK_TYPES)])],
    experienceLevel: die.pick(EXPERIENCE_LEVELS),
    bio: `${stageName} works from ${city} and prefers daylight.`,
    dailyRate: die.whole(8, 60) * 1_000,
    height,
    heightCm: heightCm(height),
    weight: `${weightKg} kg`,
    weightKg,
    [gender === 'male' ? 'chest' : 'bust']: figure,
    waist: die.whole(23, 36),
    hips: die.whole(33, 44),
    shoeSize: die.whole(4, 11),
    hairColor: die.pick(HAIR_COLORS),
    eyeColor: die.pick(EYE_COLORS),
    skinTone: die.pick(SKIN_TONES),
    availability: number % 7 === 0 ? ('booked' as const) : ('available' as const),
    isActive: number % 20 !== 0,
    isFeatured: number % 997 === 0,
  }
}

const FIRST: readonly PictureType[] = ['profile_pic', 'polaroid_front']
const MORE: readonly PictureType[] = ['gallery', 'editorial', 'shirt', 'saree']

/** A picture without files: a placeholder and no widths. */
const pictureOf = (number: number, position: number) => ({
  type: FIRST[position] ?? MORE[position % MORE.length] ?? 'gallery',
  isLocked: position > 2 && (number + position) % 11 === 0,
  thumbhash: standIn(number + position, 2000, 2667),
  widths: [],
})

const KINDS = Object.keys(briefs) as (keyof typeof briefs)[]

function addBookings(db: Db, amount: number, models: readonly Model[], count: Count) {
  const die = random(7)
  for (let number = 1; number <= amount; number++) {
    const { name: clientName, ...client } = die.pick(clients)
    const model = models.length > 0 ? die.pick(models) : null
    const workType = die.pick(KINDS)
    const app = { db, clock: at(number * 10) }
    aBooking(app, {
      ...client,
      clientName,
      modelId: model?.id ?? null,
      modelName: model?.stageName ?? 'Anybody',
      workType,
      budgetRange: die.pick(BUDGET_RANGES),
      details: die.pick(briefs[workType]),
      status: bookingStatus(number % BOOKINGS),
      noticeVersion: null,
    })
    count(1)
  }
}
