import { AGE_MAX, DECISION_UNDO_MS } from '../../../../shared/limits'
import { EXPERIENCE_LEVELS, GENDERS } from '../../../../shared/lists'
import { ageOn } from '../../../../shared/roster/age'
import { heightCm } from '../../../../shared/roster/measures'
import { spelledLike } from '../../../../shared/text/choices'

type Stated = { age?: number | null; dateOfBirth?: string | null; notes: string | null }

// The specified payload has no field for the age, so clients write it into the notes, which have no fixed
// form.
const N = String.raw`(\d{1,3})(?!\d)`
const YEARS = String.raw`[\s-]*(?:years?|yrs?\.?)`

/** `Age: 22` on a line or between separators counts like a field. */
const ENTRY = new RegExp(String.raw`(?:^|[\n;|])[ \t]*age[\s:=–—-]*${N}(?=\s*(?:$|[\n,.;|]))`, 'giu')

/** Phrases in a sentence. */
const IN_A_SENTENCE = [
  String.raw`(?<!\p{L})aged?[\s:=–—-]*(?:is\s+)?${N}`,
  String.raw`(?<!\p{L})I\s?['’]?\s?a?m\s+(?:(?:just|only|now)\s+)?${N}(?=(?:${YEARS})?\s*(?:$|[.,;!\n](?!\d)|and\s|now\s))`,
  String.raw`(?<![\p{L}\d.,])${N}(?:${YEARS}[\s-]*(?:old|of\s+age)|\s*y/?o)(?!\p{L})`,
].map((spelling) => new RegExp(spelling, 'giu'))

/** “Since age 12” is about the past, “playing age 16” about a part: both would refuse adults. */
const NOT_OWN =
  /(?<!\p{L})(?:since|from|at|before|after|until|till|was|when|playing|screen|stage|casting|role|looks?|like)\s+(?:(?:the|an?|only|just)\s+)?$/iu

const ages = (matches: Iterable<RegExpMatchArray>) =>
  [...matches].map(([, age]) => Number(age)).filter((age) => age <= AGE_MAX)

const inSentences = (notes: string) =>
  IN_A_SENTENCE.flatMap((spelling) =>
    ages([...notes.matchAll(spelling)].filter(({ index }) => !NOT_OWN.test(notes.slice(0, index)))),
  )

/**
 * The applicant's age on `today` (YYYY-MM-DD), by birth date, else as stated; null when unknown. The lowest
 * statement counts, so that none can hide another (P2). Sentences in the notes are read only when nothing
 * else gives the age, and refuse when in doubt: adults can use a field.
 */
export function statedAge({ age, dateOfBirth, notes }: Stated, today: string): number | null {
  const text = notes ?? ''
  const stated = [
    ...(dateOfBirth ? [ageOn(today, dateOfBirth)] : []),
    ...(age === null || age === undefined ? [] : [age]),
    ...ages(text.matchAll(ENTRY)),
  ]
  const said = stated.length > 0 ? stated : inSentences(text)
  return said.length === 0 ? null : Math.min(...said)
}

type Applied = {
  age: number | null
  bio: string | null
  city: string | null
  country: string | null
  experienceLevel: string | null
  gender: string | null
  height: string | null
  instagram: string | null
  state: string | null
}

/** What an applicant wrote, as fields of a model. */
export const modelFacts = (applied: Applied) => ({
  gender: spelledLike(GENDERS, applied.gender ?? ''),
  city: applied.city,
  state: applied.state,
  ...(applied.country !== null && { country: applied.country }),
  statedAge: applied.age,
  height: applied.height,
  heightCm: applied.height === null ? null : heightCm(applied.height),
  experienceLevel: spelledLike(EXPERIENCE_LEVELS, applied.experienceLevel ?? ''),
  instagram: applied.instagram,
  aboutYou: applied.bio,
})

type Described = {
  age: number | null
  gender: string | null
  experienceLevel: string | null
  whyHire: string | null
}

/** Age, gender, experience and reason as one text; null when all are missing. */
export function combinedNotes({ age, gender, experienceLevel, whyHire }: Described): string | null {
  const lines = [
    age === null ? null : `Age: ${age}`,
    gender && `Gender: ${gender}`,
    experienceLevel && `Experience: ${experienceLevel}`,
    whyHire && `Why join: ${whyHire}`,
  ].filter((line) => line !== null)
  return lines.length === 0 ? null : lines.join('\n')
}

/** The stage name, else the full name. */
export const displayName = ({ stageName, name }: { stageName: string | null; name: string }) =>
  stageName ?? name

/** The time at which a decision's mail is due and undoing ends; `decidedAt` is ISO 8601. */
export const undoEnd = (decidedAt: string) => new Date(Date.parse(decidedAt) + DECISION_UNDO_MS)

/** For how many milliseconds after `now` a decision can still be undone. */
export const undoableMs = (decidedAt: string | null, now: Date) =>
  decidedAt === null
    ? 0
    : Math.min(Math.max(undoEnd(decidedAt).getTime() - now.getTime(), 0), DECISION_UNDO_MS)
