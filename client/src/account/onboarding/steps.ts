import type { z } from 'zod'
import { PHONE_MAX } from '../../../../shared/limits'
import { messages } from '../../../../shared/messages'
import { aboutFields, namesOf, physicalFields, socialFields } from '../../../../shared/roster/modelFields'
import {
  type OwnProfile,
  onboardingAbout,
  onboardingBasics,
  onboardingPhysical,
  onboardingSocial,
  ownFields,
} from '../../../../shared/roster/profile'
import { hasDigits } from '../../../../shared/text/digits'
import { phone, requiredLine } from '../../../../shared/text/text'
import { profileProblem } from '../../lib/forms/profileProblem'
import { aboutTexts, basicTexts, physicalTexts, socialTexts } from '../../lib/forms/profileTexts'
import { account } from '../copy'

export type Step = 1 | 2 | 3 | 4 | 5
export const LAST: Step = 5

export type Typed = ReturnType<typeof typedFrom>
export type FieldName = keyof Typed

export const typedFrom = (profile: OwnProfile) => ({
  phone: profile.phone ?? '',
  ...basicTexts(profile),
  ...physicalTexts(profile),
  ...socialTexts(profile),
  ...aboutTexts(profile),
})

export const FIELDS: Record<Step, readonly FieldName[]> = {
  1: ['stageName', 'dateOfBirth', 'gender', 'city', 'phone'],
  2: namesOf(physicalFields),
  3: namesOf(socialFields),
  4: [],
  5: namesOf(aboutFields),
}

/** The steps that have fields, as the profile sections that are saved separately. */
export const SECTION_OF = { 1: 'basic', 2: 'physical', 3: 'social', 5: 'about' } as const
export type Section = (typeof SECTION_OF)[keyof typeof SECTION_OF]
export const SECTIONS: Record<Section, readonly FieldName[]> = {
  basic: FIELDS[1],
  physical: FIELDS[2],
  social: FIELDS[3],
  about: FIELDS[5],
}

export function labelOf(name: FieldName): string {
  if (name === 'phone') return account.onboarding.phone
  return name === 'city' ? account.onboarding.location : ownFields[name].label
}

const NO_PHONE = 'Enter a valid phone number'

const SCHEMAS: Partial<Record<Step, z.ZodType>> = {
  // The API accepts a phone that is missing or has no digit; this form does not.
  1: onboardingBasics.extend({
    phone: requiredLine(PHONE_MAX, messages.missing.required).pipe(phone).refine(hasDigits, NO_PHONE),
  }),
  2: onboardingPhysical,
  3: onboardingSocial,
  5: onboardingAbout,
}

export type Problem = { name: FieldName; message: string }

/** The problems of a step, one sentence per field, in field order. */
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

/** The text of the 'Missing Information' toast; null when nothing is missing. */
export const missingText = (problems: readonly Problem[]) =>
  problems.find(({ message }) => MISSING.includes(message))?.message ?? null
