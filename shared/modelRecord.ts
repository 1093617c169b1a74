import { z } from 'zod'
import { adultAge } from './applications'
import { DAILY_RATE_MAX, LINK_MAX, NAME_MAX, PLACE_MAX, PROSE_MAX } from './limits'
import { AVAILABILITIES, type Availability, GENDERS, type Gender, WORK_TYPES } from './lists'
import { messages } from './messages'
import { modelStatus } from './models'
import type { PortfolioItem } from './portfolio'
import { basicFacts, birthDate, physicalFacts } from './profile'
import type { Ratings } from './ratings'
import { clearableLine, clearableProse, email, line, numeral, phone, requiredLine } from './text'

// A model as the agency keeps it (specification section 3, 'Model (admin view)'). Value sets, absent leaves, null or
// blank clears.

const blank = (given: unknown) => (typeof given === 'string' && given.trim() === '' ? null : given)
const handle = clearableLine(LINK_MAX)

export const modelId = z.object({ id: line(80) })

/** The site's own forms say which version they started from; a save over a newer one is a 409. */
const versioned = modelId.extend({ version: z.int().min(1).optional() })
export type Versioned = z.output<typeof versioned>

export const statusChange = modelId.extend({ status: modelStatus })

const gender = z.preprocess(
  (given) => (typeof given === 'string' ? (blank(given.trim().toLowerCase()) as string | null) : given),
  z.enum(GENDERS, messages.profile.genderRequired).nullish(),
)
const birthDay = z.preprocess(blank, birthDate().nullish())
const wholeRupees = numeral(/^\d{1,9}$/, 'Enter whole rupees')

/** `PUT /admin/models/{id}/info`. The stated age counts only while no date of birth is known. */
export const modelInfo = versioned.extend({
  stageName: basicFacts.shape.stageName.optional(),
  gender,
  age: z.preprocess(blank, adultAge.nullish()),
  dateOfBirth: birthDay,
  city: clearableLine(PLACE_MAX),
  languages: physicalFacts.shape.languages,
  dailyRate: z.preprocess(
    blank,
    wholeRupees
      .pipe(
        z.int('Enter whole rupees').min(0, 'Enter whole rupees').max(DAILY_RATE_MAX, 'Enter whole rupees'),
      )
      .nullish(),
  ),
  bio: clearableProse(PROSE_MAX),
})
export type ModelInfo = z.output<typeof modelInfo>

/** `PUT /admin/models/{id}/physical`: inches; 0 means unknown. */
export const modelPhysical = versioned.extend({
  ...physicalFacts.pick({
    height: true,
    waist: true,
    hips: true,
    shoeSize: true,
    hairColor: true,
    eyeColor: true,
    skinTone: true,
  }).shape,
  bustChest: physicalFacts.shape.bust,
})
export type ModelPhysical = z.output<typeof modelPhysical>

/** `PUT /admin/models/{id}/social`. */
export const modelSocial = versioned.extend({ instagram: handle, youtube: handle, twitter: handle })
export type ModelSocial = z.output<typeof modelSocial>

/** How a model stands with the agency: what opens the booking button, what it is booked for, where it is shown. */
export const modelStanding = versioned.extend({
  availability: z.enum(AVAILABILITIES).optional(),
  workTypes: z.array(z.enum(WORK_TYPES)).max(WORK_TYPES.length).optional(),
  isFeatured: z.boolean().optional(),
  isOnboarded: z.boolean().optional(),
})
export type ModelStanding = z.output<typeof modelStanding>

/** A model that the agency makes itself. With `invite` its person is mailed the way to an account of their own. */
export const newModel = z.object({
  name: requiredLine(NAME_MAX, messages.missing.required),
  stageName: basicFacts.shape.stageName,
  gender,
  dateOfBirth: birthDay,
  city: clearableLine(PLACE_MAX),
  email: z.preprocess(blank, email.nullish()),
  phone: z.preprocess(blank, phone.nullish()),
  isOnboarded: z.boolean().default(true),
  invite: z.boolean().default(false),
})
export type NewModel = z.output<typeof newModel>

/** Measurements are inches, `null` is not known; days are YYYY-MM-DD, moments ISO 8601 in UTC. */
export type ModelRecord = {
  id: string
  slug: string | null
  stageName: string | null
  name: string
  /** where its person is reached; not the public's to know */
  email: string | null
  phone: string | null
  gender: Gender | null
  age: number | null
  dateOfBirth: string | null
  city: string | null
  languages: string[]
  /** whole rupees */
  dailyRate: number | null
  bio: string | null
  height: string | null
  bustChest: number | null
  waist: number | null
  hips: number | null
  shoeSize: number | null
  hairColor: string | null
  eyeColor: string | null
  skinTone: string | null
  social: { instagram: string | null; youtube: string | null; twitter: string | null }
  isActive: boolean
  availability: Availability
  workTypes: string[]
  isFeatured: boolean
  isOnboarded: boolean
  /** everybody can see it: assigned, onboarded and with a stage name */
  isPublic: boolean
  /** somebody signs in as this model */
  hasAccount: boolean
  createdAt: string
  version: number
  images: PortfolioItem[]
}

/** `GET /admin/models/{id}`. */
export type ModelDetail = {
  model: ModelRecord
  user: { id: string | null; name: string; email: string | null }
  ratings: Ratings
  /** until when the latest invitation works; null without one that waits */
  invitedUntil: string | null
}

/** To whom an invitation goes; the address becomes the model's. */
export const modelInvitation = modelId.extend({ email })
