/** Completed years on `today`, both as YYYY-MM-DD; the birthday counts. */
export function ageOn(today: string, born: string): number {
  const years = Number(today.slice(0, 4)) - Number(born.slice(0, 4))
  return today.slice(5) < born.slice(5) ? years - 1 : years
}

/** What a model's age follows from. `statedAgeOn` is the day on which the agency gave the age; null for an applicant's. */
export type AgeFacts = { dateOfBirth: string | null; statedAge: number | null; statedAgeOn: string | null }

/**
 * The day from which a model's years are counted: an age that the agency gave on a day is a birth that many years before
 * it, and stands before the date of birth.
 */
export function countedFrom({ dateOfBirth, statedAge, statedAgeOn }: AgeFacts): string | null {
  if (statedAge === null || statedAgeOn === null) return dateOfBirth
  return `${Number(statedAgeOn.slice(0, 4)) - statedAge}${statedAgeOn.slice(4)}`
}

/** A model's age on `today`; an applicant's own word counts where there is no date of birth. */
export function modelAge(today: string, facts: AgeFacts): number | null {
  const born = countedFrom(facts)
  return born === null ? facts.statedAge : ageOn(today, born)
}

/** Whether a model's age was given, and is not counted from the date of birth. */
export const isStated = ({ dateOfBirth, statedAge, statedAgeOn }: AgeFacts) =>
  statedAge !== null && (statedAgeOn !== null || dateOfBirth === null)
