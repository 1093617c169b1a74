import { z } from 'zod'
import {
  LANGUAGE_MAX,
  LANGUAGES_MAX,
  LINK_MAX,
  MEASUREMENT_MAX,
  NAME_MAX,
  PLACE_MAX,
  PROSE_MAX,
  SHOE_SIZE_MAX,
  STAGE_NAME_MAX,
  STAGE_NAME_MIN,
} from './limits'
import {
  EXPERIENCE_LEVELS,
  type ExperienceLevel,
  EYE_COLORS,
  GENDERS,
  type Gender,
  HAIR_COLORS,
  SKIN_TONES,
} from './lists'
import { messages } from './messages'
import type { PortfolioItem } from './portfolio'
import { clearableLine, clearableProse, day, length, line, phone, requiredLine, requiredProse } from './text'

// Value sets, absent leaves, null or blank clears. The texts are the specification's, section 5.

const missing = messages.missing.required
/** Blank, zero and null arrive for what was not filled in. */
const blank = (given: unknown) => (typeof given === 'string' && given.trim() === '' ? null : given)

const place = clearableLine(PLACE_MAX)
const handle = clearableLine(LINK_MAX)
const words = clearableProse(PROSE_MAX)

const stageName = (required: string) =>
  requiredLine(STAGE_NAME_MAX, required).refine(
    (given) => given === '' || length(given) >= STAGE_NAME_MIN,
    messages.profile.stageNameShort,
  )
/** Of a day of birth that nobody living has; not among the messages, because every visitor would load it. */
export const BIRTH_YEAR = 'Check the year of the date of birth'
/** A calendar takes `98` for the year 98, which is no mistake of writing a date. */
export const birthDate = (required = 'Enter a date as YYYY-MM-DD') =>
  z
    .string(required)
    .refine((given) => !/^(0\d|1[0-8])\d\d-/.test(given.trim()), BIRTH_YEAR)
    .pipe(day)
const birthDay = (required: string) => z.preprocess((given) => blank(given) ?? undefined, birthDate(required))
const gender = (required: string) =>
  z.preprocess(
    (given) => (typeof given === 'string' ? given.trim().toLowerCase() : given),
    z.enum(GENDERS, required),
  )

/** A bare figure as people write it, `25.5` or `25,5`; NaN when it is none. */
function figure(text: string): number {
  const given = text.trim().replace(/^(\d+),(\d\d?)$/, '$1.$2')
  return Number(given || Number.NaN)
}

/** True of something typed for a measurement that is no number, which the schemas take for not known. */
export const isNoFigure = (text: string) => text.trim() !== '' && Number.isNaN(figure(text))

/** An inch figure; 0 and what is no number mean unknown (contract). More than any body measures is refused. */
const measurement = (max: number) =>
  z.preprocess((given) => {
    if (given === undefined || given === null) return given
    const value = typeof given === 'string' ? figure(given) : given
    return typeof value !== 'number' || Number.isNaN(value) || value === 0 ? null : value
  }, z.number().positive('Enter a number above 0').max(max, `At most ${max}`).nullish())

/** One of a list, ignoring case; American `Gray` is kept as `Grey` (contract). */
const oneOf = <Value extends string>(list: readonly [Value, ...Value[]]) =>
  z.preprocess((given) => {
    if (typeof given !== 'string') return given
    const wanted = given
      .trim()
      .toLowerCase()
      .replace(/^gray$/, 'grey')
    return wanted === '' ? null : (list.find((value) => value.toLowerCase() === wanted) ?? given)
  }, z.enum(list, `Choose one of: ${list.join(', ')}`).nullish())

const asList = (given: unknown) => (typeof given === 'string' ? given.split(',') : given)
const distinct = (given: string[]) => [...new Set(given.filter((each) => each !== ''))]
const languageList = z
  .array(line(LANGUAGE_MAX))
  .transform(distinct)
  .refine((given) => given.length <= LANGUAGES_MAX, `At most ${LANGUAGES_MAX} languages`)
/** Entered comma-separated, or given as a list. */
const languages = z.preprocess(asList, languageList.nullish())

const experience = (required: string) => z.preprocess(blank, z.enum(EXPERIENCE_LEVELS, required))

/** Basic facts of the dashboard and artist form. */
export const basicFacts = z.object({
  stageName: stageName(messages.profile.stageNameShort),
  dateOfBirth: birthDay(messages.profile.birthRequired),
  gender: gender(messages.profile.genderRequired),
  city: place,
  state: place,
  country: place,
})

/** Physical and professional facts: all optional. */
export const physicalFacts = z.object({
  height: place,
  weight: place,
  experienceLevel: z.preprocess(blank, z.enum(EXPERIENCE_LEVELS).nullish()),
  specialSkills: words,
  languages,
  bust: measurement(MEASUREMENT_MAX),
  chest: measurement(MEASUREMENT_MAX),
  waist: measurement(MEASUREMENT_MAX),
  hips: measurement(MEASUREMENT_MAX),
  shoeSize: measurement(SHOE_SIZE_MAX),
  eyeColor: oneOf(EYE_COLORS),
  hairColor: oneOf(HAIR_COLORS),
  skinTone: oneOf(SKIN_TONES),
})
export type PhysicalFacts = z.output<typeof physicalFacts>

/** Social media: all optional in the dashboard. */
export const socialFacts = z.object({ instagram: handle, facebook: handle, twitter: handle })

/** About the talent: all optional in the dashboard. */
export const aboutFacts = z.object({ aboutYou: words, whyHire: words })

/** Any part of a profile but the physical facts: `PUT /user/profile`. What is absent stays. */
export const profileChanges = basicFacts
  .extend({
    stageName: basicFacts.shape.stageName.optional(),
    dateOfBirth: basicFacts.shape.dateOfBirth.optional(),
    gender: basicFacts.shape.gender.optional(),
    name: requiredLine(NAME_MAX, 'Enter your name').optional(),
    contact: z.preprocess(blank, phone.nullish()),
  })
  .extend(socialFacts.shape)
  .extend(aboutFacts.shape)
export type ProfileChanges = z.output<typeof profileChanges>

/** The version that a form was filled from; another one now is a conflict. Without one the last writer wins. */
export const seenVersion = { version: z.number().int().min(1).max(1_000_000_000).optional() }
export const ownChanges = profileChanges.extend(seenVersion)
export const ownPhysical = physicalFacts.extend(seenVersion)

// — Onboarding: the same facts, more of them required —————————————————————————————————————————————————

/** Step 1. The form asks for the phone, the specification's call does not carry it. */
export const onboardingBasics = z.object({
  stageName: stageName(missing),
  dateOfBirth: birthDay(missing),
  gender: gender(missing),
  city: requiredLine(PLACE_MAX, missing),
  state: place,
  country: place,
  phone: z.preprocess(blank, phone.nullish()),
})
export type OnboardingBasics = z.output<typeof onboardingBasics>

/** Step 2: weight, experience, skills and languages are required (section 5). */
export const onboardingPhysical = physicalFacts.extend({
  weight: requiredLine(PLACE_MAX, missing),
  experienceLevel: experience(missing),
  specialSkills: requiredProse(PROSE_MAX, missing),
  languages: z.preprocess(
    asList,
    z
      .array(z.string(), missing)
      .pipe(languageList)
      .refine((given) => given.length > 0, missing),
  ),
})

/** Step 3. */
export const onboardingSocial = socialFacts.extend({
  instagram: requiredLine(LINK_MAX, messages.onboarding.instagramRequired),
})

/** Step 5. */
export const onboardingAbout = z.object({
  aboutYou: requiredProse(PROSE_MAX, missing),
  whyHire: requiredProse(PROSE_MAX, missing),
})

// — What a talent reads of itself ————————————————————————————————————————————————————————————————————

/** Which of the five steps are done; all of them when the agency said so of a profile that it made itself. */
export type StepsDone = [boolean, boolean, boolean, boolean, boolean]

/** The step to go on with, 1 to 5; null when all are done (specification section 4). */
export function nextStep(done: StepsDone): 1 | 2 | 3 | 4 | 5 | null {
  const at = done.indexOf(false)
  return at === -1 ? null : ((at + 1) as 1 | 2 | 3 | 4 | 5)
}

/** A talent's own profile. Measurements are inches, `null` is unknown; days are YYYY-MM-DD. */
export type OwnProfile = {
  modelId: string
  /** counts the changes, by whomever */
  version: number
  slug: string | null
  name: string
  email: string | null
  /** E.164 */
  phone: string | null
  profilePic: string | null
  stageName: string | null
  dateOfBirth: string | null
  gender: Gender | null
  city: string | null
  state: string | null
  country: string
  isActive: boolean
  height: string | null
  weight: string | null
  experienceLevel: ExperienceLevel | null
  specialSkills: string | null
  languages: string[]
  bust: number | null
  chest: number | null
  waist: number | null
  hips: number | null
  shoeSize: number | null
  eyeColor: string | null
  hairColor: string | null
  skinTone: string | null
  instagram: string | null
  facebook: string | null
  twitter: string | null
  aboutYou: string | null
  whyHire: string | null
  steps: StepsDone
}

/** Everything the onboarding form is filled with. */
export type OnboardingData = { profile: OwnProfile; portfolio: PortfolioItem[] }
