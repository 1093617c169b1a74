import type { models } from '../../drizzle/schema'
import { slugOf } from '../../shared/format'
import { heightCm } from '../../shared/roster/measures'
import { transaction } from '../core/db/database'
import type { Builder } from './builders/accounts'
import { aModel, aPicture } from './builders/models'
import { aRating } from './builders/ratings'
import { viewsOf } from './builders/views'
import type { Calendar } from './calendar'
import { type Person, people, TALENT } from './people'
import { demoFrames } from './pictures/frames'
import type { Album } from './pictures/photos'
import { type Random, random } from './random'
import { remarks } from './ratings'

const STATES: Record<string, string> = {
  Mumbai: 'Maharashtra',
  Pune: 'Maharashtra',
  'New Delhi': 'Delhi',
  Bengaluru: 'Karnataka',
  Chennai: 'Tamil Nadu',
  Kolkata: 'West Bengal',
  Hyderabad: 'Telangana',
  Jaipur: 'Rajasthan',
  Kochi: 'Kerala',
  Goa: 'Goa',
  Ahmedabad: 'Gujarat',
  Lucknow: 'Uttar Pradesh',
  Shillong: 'Meghalaya',
  Imphal: 'Manipur',
  Guwahati: 'Assam',
  Chandigarh: 'Chandigarh',
  Srinagar: 'Jammu and Kashmir',
}

const phoneOf = (place: number) => `+91 55550 1${String(place + 1).padStart(4, '0')}`
/** For an account a number is stored as E.164, so that one can sign in with it. */
export const TALENT_PHONE = phoneOf(people.findIndex(({ stageName }) => stageName === TALENT)).replaceAll(
  ' ',
  '',
)

/** The figures of the talent's dashboard. */
const TALENT_VIEWS = 127
const VIEW_DAYS = 60

/** Their first picture shows a back or only an outline, so the agency chose the front polaroid, which is their second. */
const HIDDEN_AT_FIRST = new Set([
  'Devan Kurup',
  'Leima Devi Ningthoujam',
  'Mrinal Saikia',
  'Ritu Solanki',
  'Thoibi Laishram',
])
const ON_A_POLAROID = { left: 220, top: 150, side: 560 }

type DemoModel = typeof models.$inferSelect
/** Everybody by stage name and by full name (two are called Kabir). */
export type Cast = ReadonlyMap<string, DemoModel>

/** The roster with its pictures, ratings and views. The newest is the first of `people`. */
export function seedRoster(
  app: Builder,
  calendar: Calendar,
  album: Album,
  by: { talentId: string; authors: string[] },
): Cast {
  const cast = new Map<string, DemoModel>()
  const frames = demoFrames()
  transaction(app.db, () => {
    for (const index of people.keys()) {
      const place = people.length - 1 - index
      const person = people[place] as Person
      const die = random(100 + place)
      const accountId = person.stageName === TALENT ? by.talentId : null
      const row = aModel(app, modelOf(person, place, calendar, die, accountId))
      cast.set(person.stageName, row).set(person.name, row)
      for (const [position, frame] of (frames[place] ?? []).entries()) {
        const name = `models/${slugOf(person.name)}/${position + 1}-${frame.type.replaceAll('_', '-')}`
        const photo = album.take(name, orderOf(person, place, position))
        const isFace = position === 1 && HIDDEN_AT_FIRST.has(person.name)
        aPicture(app, row.id, {
          ...frame,
          ...photo,
          ownerId: accountId,
          face: isFace ? ON_A_POLAROID : null,
        })
      }
      rate(app, row.id, place, calendar, die, by.authors)
      const views = person.stageName === TALENT ? TALENT_VIEWS : die.whole(12, 96)
      viewsOf(
        app,
        row.id,
        Array.from({ length: views }, () => calendar.day(-die.whole(0, VIEW_DAYS))),
      )
    }
  })
  return cast
}

function modelOf(person: Person, place: number, calendar: Calendar, die: Random, accountId: string | null) {
  const [bustOrChest, waist, hips, shoeSize] = person.body
  const [hairColor, eyeColor, skinTone] = person.look
  const handle = `tehkhana.${person.name.toLowerCase().replace(/[^a-z]+/g, '.')}`
  const joined = calendar.ago(12 + place * 9 + die.next() * 6)
  const isMale = person.gender === 'male'
  const weightKg = weightOf(person)
  return {
    name: person.name,
    accountId,
    email: accountId ? 'naina@tehkhana.example' : `${handle.slice('tehkhana.'.length)}@talent.example`,
    phone: accountId ? TALENT_PHONE : phoneOf(place),
    stageName: person.stageName,
    gender: person.gender,
    dateOfBirth: calendar.born(person.age, person.birthday),
    city: person.city,
    state: STATES[person.city] ?? null,
    languages: [...person.languages],
    workTypes: [...person.work],
    experienceLevel: person.level,
    specialSkills: person.skills ?? null,
    bio: person.bio,
    ...(accountId && talentWords),
    dailyRate: person.rate,
    height: person.height,
    heightCm: heightCm(person.height),
    // Some give it in pounds, some not at all.
    ...(weightKg !== null && place % 8 !== 2
      ? { weight: place % 5 === 4 ? `${Math.round(weightKg * 2.2046)} lbs` : `${weightKg} kg`, weightKg }
      : {}),
    bust: isMale ? null : bustOrChest,
    chest: isMale ? bustOrChest : null,
    waist,
    hips,
    shoeSize,
    hairColor,
    eyeColor,
    skinTone,
    instagram: `@${handle}`,
    youtube: place % 4 === 0 ? `https://www.youtube.com/@${handle}` : null,
    twitter: place % 3 === 1 ? `@${handle.replaceAll('.', '_')}` : null,
    availability: person.availability ?? ('available' as const),
    isActive: !person.unassigned,
    isFeatured: person.featured ?? false,
    step1At: joined,
    step2At: joined,
    step3At: joined,
    step4At: joined,
    step5At: joined,
    onboardedAt: joined,
    createdAt: joined,
    updatedAt: joined,
  }
}

const talentWords = {
  aboutYou:
    'I studied cartography and worked two years in an archive. I like early calls, long walks between locations and people who say what they want.',
  whyHire:
    'I am on time, I read the call sheet, and I can do the same movement forty times without it looking like forty.',
}

/** Whole kilograms that fit the height and the waist; null when the waist is not known. */
function weightOf({ height, body: [, waist], gender }: Person): number | null {
  const cm = heightCm(height)
  if (cm === null || waist === null) return null
  const [share, narrow] = gender === 'male' ? [0.84, 30] : [0.74, 25]
  return Math.round((cm - 100) * share + (waist - narrow) * 2.4)
}

/** Featured models first, one complete before the next; a portfolio has less than 20. */
const orderOf = (person: Person, place: number, position: number) =>
  (person.featured ? 100 : 1_000) + place * 20 + position

function rate(
  app: Builder,
  modelId: string,
  place: number,
  calendar: Calendar,
  die: Random,
  authors: string[],
) {
  const count = place % 11 === 10 ? 0 : die.whole(2, 6)
  for (let index = 0; index < count; index++) {
    const remark = remarks[(place * 5 + index * 7) % remarks.length]
    if (!remark) continue
    aRating(app, modelId, {
      rating: remark[0],
      comment: remark[1],
      authorId: die.pick(authors),
      createdAt: calendar.ago(4 + index * 31 + die.next() * 20),
    })
  }
}
