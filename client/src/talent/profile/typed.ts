import type { z } from 'zod'
import {
  aboutFacts,
  basicFacts,
  isNoFigure,
  type OwnProfile,
  physicalFacts,
  socialFacts,
} from '../../../../shared/profile'
import { profileProblem } from '../../lib/profileProblem'
import { aboutTexts, basicTexts, physicalTexts, socialTexts } from '../../lib/profileTexts'
import { talent } from '../../words/talent'

/** The fields of the four forms as the server knows the profile (specification sections 3 and 5). */
export const typed = {
  basic: (profile: OwnProfile) => ({ ...basicTexts(profile), country: profile.country }),
  physical: physicalTexts,
  social: socialTexts,
  about: aboutTexts,
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
    if (MEASURES.includes(name) && isNoFigure(value)) return [{ name, message: talent.profile.notANumber }]
    const message = profileProblem(name, value, issues)
    return message ? [{ name, message }] : []
  })
}
