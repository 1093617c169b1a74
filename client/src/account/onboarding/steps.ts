import type { z } from 'zod'
import { PHONE_MAX } from '../../../../shared/limits'
import { messages } from '../../../../shared/messages'
import {
  type OwnProfile,
  onboardingAbout,
  onboardingBasics,
  onboardingPhysical,
  onboardingSocial,
} from '../../../../shared/profile'
import { phone, requiredLine } from '../../../../shared/text'
import { profileProblem } from '../../lib/profileProblem'
import { aboutTexts, basicTexts, physicalTexts, socialTexts } from '../../lib/profileTexts'

export type Step = 1 | 2 | 3 | 4 | 5
export const LAST: Step = 5

/** Everything that the five steps ask, as it stands in the fields (specification section 3, Onboarding form). */
export type Typed = ReturnType<typeof typedFrom>
export type FieldName = keyof Typed

/** The fields as the server knows the profile. */
export const typedFrom = (profile: OwnProfile) => ({
  phone: profile.phone ?? '',
  ...basicTexts(profile),
  ...physicalTexts(profile),
  ...socialTexts(profile),
  ...aboutTexts(profile),
})

/** Which fields stand on which step. */
export const FIELDS: Record<Step, readonly FieldName[]> = {
  1: ['stageName', 'dateOfBirth', 'gender', 'city', 'phone'],
  2: [
    'height',
    'weight',
    'experienceLevel',
    'specialSkills',
    'languages',
    'bust',
    'chest',
    'waist',
    'hips',
    'shoeSize',
    'eyeColor',
    'hairColor',
    'skinTone',
  ],
  3: ['instagram', 'facebook', 'twitter'],
  4: [],
  5: ['aboutYou', 'whyHire'],
}

const SCHEMAS: Partial<Record<Step, z.ZodType>> = {
  // The call may go without a phone, the form may not (section 5).
  1: onboardingBasics.extend({ phone: requiredLine(PHONE_MAX, messages.missing.required).pipe(phone) }),
  2: onboardingPhysical,
  3: onboardingSocial,
  5: onboardingAbout,
}

export type Problem = { name: FieldName; message: string }

/** What is wrong with a step's fields, one sentence a field, in their order. */
export function problemsOf(step: Step, typed: Typed): Problem[] {
  const names = FIELDS[step]
  const read = SCHEMAS[step]?.safeParse(Object.fromEntries(names.map((name) => [name, typed[name]])))
  const issues = read?.error?.issues ?? []
  return names.flatMap((name) => {
    const message = profileProblem(name, typed[name], issues)
    return message ? [{ name, message }] : []
  })
}

const MISSING: readonly string[] = [messages.missing.required, messages.onboarding.instagramRequired]

/** The sentence of the 'Missing Information' toast; null when nothing is missing. */
export const missingText = (problems: readonly Problem[]) =>
  problems.find(({ message }) => MISSING.includes(message))?.message ?? null
