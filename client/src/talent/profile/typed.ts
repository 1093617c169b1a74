import type { z } from 'zod'
import {
  aboutFacts,
  basicFacts,
  type OwnProfile,
  physicalFacts,
  socialFacts,
} from '../../../../shared/profile'
import { talent } from '../../words/talent'

const text = (value: string | number | null) => (value === null ? '' : String(value))

/** The fields of the four forms as the server knows the profile (specification sections 3 and 5). */
export const typed = {
  basic: (profile: OwnProfile) => ({
    stageName: text(profile.stageName),
    dateOfBirth: text(profile.dateOfBirth),
    gender: text(profile.gender),
    city: text(profile.city),
    country: profile.country,
  }),
  physical: (profile: OwnProfile) => ({
    height: text(profile.height),
    weight: text(profile.weight),
    experienceLevel: profile.experienceLevel ?? 'beginner',
    specialSkills: text(profile.specialSkills),
    languages: profile.languages.join(', '),
    bust: text(profile.bust),
    chest: text(profile.chest),
    waist: text(profile.waist),
    hips: text(profile.hips),
    shoeSize: text(profile.shoeSize),
    eyeColor: text(profile.eyeColor),
    hairColor: text(profile.hairColor),
    skinTone: text(profile.skinTone),
  }),
  social: (profile: OwnProfile) => ({
    instagram: text(profile.instagram),
    facebook: text(profile.facebook),
    twitter: text(profile.twitter),
  }),
  about: (profile: OwnProfile) => ({ aboutYou: text(profile.aboutYou), whyHire: text(profile.whyHire) }),
}

export type FormName = keyof typeof typed
export type Texts = Record<string, string>

const SCHEMAS: Record<FormName, z.ZodType> = {
  basic: basicFacts,
  physical: physicalFacts,
  social: socialFacts,
  about: aboutFacts,
}
const MEASURES = ['bust', 'chest', 'waist', 'hips', 'shoeSize']

export type Problem = { name: string; message: string }

/** What is wrong with a form's fields, one sentence a field, in their order. */
export function problemsOf(form: FormName, given: Texts): Problem[] {
  const issues = SCHEMAS[form].safeParse(given).error?.issues ?? []
  return Object.entries(given).flatMap(([name, value]) => {
    // The server takes what is no number for unknown; here nothing that was typed may vanish.
    if (MEASURES.includes(name) && Number.isNaN(Number(value)))
      return [{ name, message: talent.profile.notANumber }]
    const issue = issues.find(({ path }) => path[0] === name)
    return issue ? [{ name, message: issue.message }] : []
  })
}
