import { ageOn } from '../../shared/age'
import { AGE_MAX } from '../../shared/limits'

/** What an applicant may have said about its age, in one way or another. */
type Stated = { age?: number | null; dateOfBirth?: string | null; notes: string | null }

// Clients of the specification's payload have no field for the age: they write it into the notes (section 9), which have
// no fixed form. A span that ends at 18 or later is not an age but those that somebody can look.
const N = String.raw`(\d{1,3})(?!\d|\s*(?:[-–—]|to\s)\s*(?:1[89]|[2-9]\d)(?!\d|\s*kg))`
const AGE = String.raw`(?<!\p{L})age`
const YEARS = String.raw`[\s-]{0,3}(?:years?|yrs?\.?)(?!\p{L})`
const I_AM = String.raw`(?<!\p{L})I\s?['’]?\s?a?m(?:\s+(?:just|only|now))?`

/** The age as an entry of its own, `Age: 22`: as good as a field for it. */
const ENTRY = new RegExp(
  String.raw`(?<=^|[\n;|])[ \t]*${AGE}\s*(?:[:=][\s–—-]*${N}|[\s–—-]*${N}(?=\s*(?:$|[\n,.;|)])))`,
  'giu',
)

// “My 5 year old”, “looks a 16 year old”: behind such a word an age is one's own only where the sentence begins or says so.
const ANOTHERS = String.raw`(?:(?<!^|[\n.,:;!?(]|${I_AM})\s+an?|\b(?:the|my|our|his|her|their|have|has|to|of))\s+`
/** How an age is written in a sentence. */
const IN_A_SENTENCE = [
  String.raw`${AGE}d?[\s:=–—-]{0,4}(?:is\s+)?${N}`,
  String.raw`${I_AM}\s+${N}(?=(?:${YEARS})?\s*(?:$|[,.;!)\n](?!\d)|(?:and|but|from|now)\s))`,
  String.raw`(?<![\p{L}\d.,]|\d\s*[-–—]\s*|${ANOTHERS})${N}(?:${YEARS}[\s-]{0,3}(?:old|of\s+age)|\s*y\s?/?\s?o)(?!\p{L})`,
].map((spelling) => new RegExp(spelling, 'giu'))

/** What stands before an age that is not the applicant's of today. */
const NOT_OWN = [
  // “Since age 12” tells of an earlier day, and would refuse somebody who is of age.
  /(?<!\p{L})(?:since|from|at|before|after|until|till|by|than|under|over|above|below|was|were|when|turned)\s+(?:(?:the|only|just|about)\s+)?$/iu,
  // What a casting goes by: “playing age”, “screen age”, the role of a student aged 16.
  /(?<!\p{L})(?:play(?:s|ed|ing|able)?|screen|stage|casting|character|role|looks?|looking|like)[\s:/–—-]*$/iu,
  /(?<!\p{L})(?:play(?:s|ed|ing)?\s+(?:an?|the)|portray\p{L}*|(?:role|part|character)\s+of)\s[^,.;!?\n|]*$/iu,
  // Somebody else, as long as the sentence does not come back to its writer.
  /(?<!\p{L})(?:my|our|have|of|with)\s+(?:\p{L}+\s+){0,2}(?:daughter|son|child|kid|sister|brother|niece|nephew|cousin|baby|friend|student)s?(?!\p{L})(?:(?!\bI\b|\bmy\s+age\b)[^.!?;\n|])*$/iu,
  /(?<!\p{L})(?:children|kids|girls|boys|students|s?he\s+is|s?he['’]s|they\s+are)\s+$/iu,
]
const SENTENCE_MAX = 120 // so far back somebody else is looked for

const numbers = (matches: Iterable<RegExpMatchArray>) =>
  [...matches].map(([, one, other]) => Number(one ?? other)).filter((age) => age <= AGE_MAX)

function inSentences(notes: string): number[] {
  const isOwn = ({ index = 0 }: RegExpMatchArray) => {
    const before = notes.slice(Math.max(0, index - SENTENCE_MAX), index)
    return !NOT_OWN.some((said) => said.test(before))
  }
  return IN_A_SENTENCE.flatMap((spelling) => numbers([...notes.matchAll(spelling)].filter(isOwn)))
}

/**
 * The applicant's age in whole years on `today` (YYYY-MM-DD), by the birth date when there is one, else as stated;
 * null when nothing was said. The youngest of all statements counts, so that none can hide another (P2). Sentences in
 * the notes are read only when nothing else says the age: they may tell of a role, a child or an earlier day.
 */
export function statedAge({ age, dateOfBirth, notes }: Stated, today: string): number | null {
  const text = notes ?? ''
  const stated = [
    ...(dateOfBirth ? [ageOn(today, dateOfBirth)] : []),
    ...(age === null || age === undefined ? [] : [age]),
    ...numbers(text.matchAll(ENTRY)),
  ]
  const ages = stated.length > 0 ? stated : inSentences(text)
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
