import { ageOn } from '../../shared/age'
import { AGE_MAX } from '../../shared/limits'

/** What an applicant may have said about its age, in one way or another. */
type Stated = { age?: number | null; dateOfBirth?: string | null; notes: string | null }

// Clients of the specification's payload have no field for the age: they write it into the notes (section 9), which have
// no fixed form.
const N = String.raw`(\d{1,3})(?!\d)`
const YEARS = String.raw`[\s-]*(?:years?|yrs?\.?)`

/** `Age: 22` as an entry of its own is as good as a field for it. */
const ENTRY = new RegExp(String.raw`(?:^|[\n;|])[ \t]*age[\s:=–—-]*${N}(?=\s*(?:$|[\n,.;|]))`, 'giu')

/** How people write it in a sentence. */
const IN_A_SENTENCE = [
  String.raw`(?<!\p{L})aged?[\s:=–—-]*(?:is\s+)?${N}`,
  String.raw`(?<!\p{L})I\s?['’]?\s?a?m\s+(?:(?:just|only|now)\s+)?${N}(?=(?:${YEARS})?\s*(?:$|[.,;!\n](?!\d)|and\s|now\s))`,
  String.raw`(?<![\p{L}\d.,])${N}(?:${YEARS}[\s-]*(?:old|of\s+age)|\s*y/?o)(?!\p{L})`,
].map((spelling) => new RegExp(spelling, 'giu'))

/** “Since age 12” tells of an earlier day, “playing age 16” of a part: both would refuse somebody who is of age. */
const NOT_OWN =
  /(?<!\p{L})(?:since|from|at|before|after|until|till|was|when|playing|screen|stage|casting|role|looks?|like)\s+(?:(?:the|an?|only|just)\s+)?$/iu

const ages = (matches: Iterable<RegExpMatchArray>) =>
  [...matches].map(([, age]) => Number(age)).filter((age) => age <= AGE_MAX)

const inSentences = (notes: string) =>
  IN_A_SENTENCE.flatMap((spelling) =>
    ages([...notes.matchAll(spelling)].filter(({ index }) => !NOT_OWN.test(notes.slice(0, index)))),
  )

/**
 * The applicant's age in whole years on `today` (YYYY-MM-DD), by the birth date when there is one, else as stated;
 * null when nothing was said. The youngest of all statements counts, so that none can hide another (P2). Sentences in
 * the notes are read only when nothing else says the age: they may tell of a part, a child or an earlier day. Where in
 * doubt they refuse: who is of age says so in a field.
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
