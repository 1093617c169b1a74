import type { z } from 'zod'
import { isNoFigure } from '../../../../shared/roster/modelFieldSchemas'
import { titleCase } from '../../../../shared/roster/modelFields'
import {
  aboutFacts,
  basicFacts,
  type OwnProfile,
  ownFields,
  physicalFacts,
  socialFacts,
} from '../../../../shared/roster/profile'
import { profileForm } from '../../copy/profileForm'
import { profileProblem } from '../../lib/forms/profileProblem'
import { aboutTexts, basicTexts, physicalTexts, socialTexts } from '../../lib/forms/profileTexts'

export const typed = {
  basic: (profile: OwnProfile) => ({ ...basicTexts(profile), country: profile.country }),
  physical: physicalTexts,
  social: socialTexts,
  about: aboutTexts,
}

const LABELS = new Map(Object.entries(ownFields).map(([name, { label }]) => [name, titleCase(label)]))
export const labelOf = (name: string) =>
  name === 'whyHire' ? ownFields.whyHire.label : (LABELS.get(name) ?? name)

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

/** The problems of a form, one sentence per field, in field order. */
export function problemsOf(form: FormName, given: Texts): Problem[] {
  const issues = SCHEMAS[form].safeParse(given).error?.issues ?? []
  return Object.entries(given).flatMap(([name, value]) => {
    // The server stores an invalid number as unknown; the form reports it, so that no input is lost.
    if (MEASURES.includes(name) && isNoFigure(value)) return [{ name, message: profileForm.notANumber }]
    const message = profileProblem(name, value, issues)
    return message ? [{ name, message }] : []
  })
}
