import { ageOn } from '../../shared/age'
import { AGE_MAX } from '../../shared/limits'

/** What an applicant may have said about its age, in one way or another. */
type Stated = { age?: number | null; dateOfBirth?: string | null; notes: string | null }

// Clients of the specification's payload have no field for the age: they write it into the notes (section 9).
// “Since age 12” tells of an earlier day, and would refuse somebody who is of age.
const EARLIER = String.raw`(?<!\p{L})(?:since|from|at|before|after|until|till)\s+(?:the\s+)?`
const AGE_IN_NOTES = new RegExp(String.raw`age(?<!(?:\p{L}|${EARLIER})age)\s*[:=]?\s*(\d{1,3})(?!\d)`, 'iu')

/**
 * The applicant's age in whole years on `today` (YYYY-MM-DD), by the birth date when there is one, else as stated;
 * null when nothing was said. The youngest of all statements counts, so that none can hide another (P2).
 */
export function statedAge({ age, dateOfBirth, notes }: Stated, today: string): number | null {
  const noted = AGE_IN_NOTES.exec(notes ?? '')?.[1]
  const ages = [
    ...(dateOfBirth ? [ageOn(today, dateOfBirth)] : []),
    ...(age === null || age === undefined ? [] : [age]),
    ...(noted === undefined || Number(noted) > AGE_MAX ? [] : [Number(noted)]),
  ]
  return ages.length === 0 ? null : Math.min(...ages)
}

type Described = {
  age: number | null
  gender: string | null
  experienceLevel: string | null
  whyHire: string | null
}

/** Age, gender, experience and the reason in one text (section 9); null when none of them was given. */
export function combinedNotes({ age, gender, experienceLevel, whyHire }: Described): string | null {
  const lines = [
    age === null ? null : `Age: ${age}`,
    gender && `Gender: ${gender}`,
    experienceLevel && `Experience: ${experienceLevel}`,
    whyHire && `Why join: ${whyHire}`,
  ].filter((line) => line !== null)
  return lines.length === 0 ? null : lines.join('\n')
}

/** How an applicant is called: the stage name or else the full name (section 9). */
export const displayName = ({ stageName, name }: { stageName: string | null; name: string }) =>
  stageName ?? name

/** For so many days an applicant or a model can take an invitation up: long enough to come back from a journey. */
export const INVITATION_DAYS = 14
