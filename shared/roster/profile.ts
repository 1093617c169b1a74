import { z } from 'zod'
import { LINK_MAX, NAME_MAX, PLACE_MAX, PROSE_MAX } from '../limits'
import { messages } from '../messages'
import { blankAsNothing, phone, requiredLine, requiredProse, textOrList, textOrNumber } from '../text/text'
import { birthDay, experience, gender, requiredLanguages, stageName } from './modelFieldSchemas'
import { aboutFields, basicFields, type Facts, physicalFields, schemasOf, socialFields } from './modelFields'
import type { PortfolioItem } from './portfolio'

// A value sets the field, an absent one leaves it, null or blank clears it. Messages are the specification's.

const missing = messages.missing.required

/** Basic fields of the dashboard's form and of an artist request. */
export const basicFacts = z.object(schemasOf(basicFields))

/** Physical and professional fields, all optional. */
export const physicalFacts = z.object(schemasOf(physicalFields))
export type PhysicalFacts = z.output<typeof physicalFacts>

export const socialFacts = z.object(schemasOf(socialFields))

export const aboutFacts = z.object(schemasOf(aboutFields))

/** `PUT /user/profile`: everything except the physical fields. Absent fields stay. */
export const profileChanges = basicFacts
  .extend({
    stageName: basicFacts.shape.stageName.optional(),
    dateOfBirth: basicFacts.shape.dateOfBirth.optional(),
    gender: basicFacts.shape.gender.optional(),
    name: requiredLine(NAME_MAX, 'Enter your name').optional(),
    contact: z.preprocess(blankAsNothing, phone.nullish()),
  })
  .extend(socialFacts.shape)
  .extend(aboutFacts.shape)
export type ProfileChanges = z.output<typeof profileChanges>

const version = z.int().min(0).optional()
const versions = z.strictObject({ basic: version, physical: version, social: version, about: version })
export type ProfileVersions = Required<z.output<typeof versions>>
/** The versions that a form started from; a stale one is a conflict. Without versions the last write wins. */
export const seenVersions = { seen: versions.optional() }
export type Seen = { seen?: z.output<typeof versions> | undefined }
export const ownChanges = profileChanges.extend(seenVersions)
export const ownPhysical = physicalFacts.extend(seenVersions)

// Onboarding: the same fields, more of them required.

/** Step 1. The form requires the phone; the specified REST call does not send it. */
export const onboardingBasics = z.object({
  stageName: stageName(missing),
  dateOfBirth: birthDay(missing),
  gender: gender(missing),
  city: requiredLine(PLACE_MAX, missing),
  state: basicFields.state.schema,
  country: basicFields.country.schema,
  phone: z.preprocess(blankAsNothing, phone.nullish()),
})
export type OnboardingBasics = z.output<typeof onboardingBasics>

/** Step 2 requires weight, experience, skills and languages. */
export const onboardingPhysical = physicalFacts.extend({
  weight: textOrNumber(requiredLine(PLACE_MAX, missing)),
  experienceLevel: experience(missing),
  specialSkills: textOrList(requiredProse(PROSE_MAX, missing)),
  languages: requiredLanguages(missing),
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

/** Which of the five steps are done; all of them when the agency completed a profile itself. */
export type StepsDone = [boolean, boolean, boolean, boolean, boolean]

/** The first open step, 1 to 5; null when all are done. */
export function nextStep(done: StepsDone): 1 | 2 | 3 | 4 | 5 | null {
  const at = done.indexOf(false)
  return at === -1 ? null : ((at + 1) as 1 | 2 | 3 | 4 | 5)
}

/** All fields that the talent edits. */
export const ownFields = { ...basicFields, ...physicalFields, ...socialFields, ...aboutFields }

/** A talent's own profile. Measurements are in inches, `null` means unknown; dates are YYYY-MM-DD. */
export type OwnProfile = Facts<typeof ownFields> & {
  modelId: string
  /** versions of the sections, each of which saves separately */
  versions: ProfileVersions
  slug: string | null
  name: string
  email: string | null
  /** E.164 */
  phone: string | null
  profilePic: string | null
  country: string
  isActive: boolean
  steps: StepsDone
}

/** Initial data of the onboarding form. */
export type OnboardingData = { profile: OwnProfile; portfolio: PortfolioItem[] }
