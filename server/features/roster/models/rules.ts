import { AGE_MAX, AGE_MIN } from '../../../../shared/limits'
import { messages } from '../../../../shared/messages'
import { ageOn } from '../../../../shared/roster/age'
import { BIRTH_YEAR } from '../../../../shared/roster/modelFieldSchemas'
import { fold } from '../../../../shared/text/fold'

type Searched = {
  stageName: string | null
  name: string
  email: string | null
  city: string | null
}

/** The agency's search text: stage name, name, e-mail and city, folded. */
export const modelSearchText = ({ stageName, name, email, city }: Searched): string =>
  fold([stageName, name, email, city].map((part) => part ?? '').join('\n'))

/** Why somebody born on this day cannot be a model of ours on `today` (P2); null when they can. */
export function ageProblem(today: string, born: string): string | null {
  const age = ageOn(today, born)
  if (age < AGE_MIN) return messages.profile.underage
  return age > AGE_MAX ? BIRTH_YEAR : null
}

/** The model's short code in tables: the last eight characters of its id. */
export const modelCode = (id: string) => id.slice(-8)

type Figures = { gender: string | null; bust: number | null; chest: number | null }

/**
 * The figure that is shown: the chest of men, the bust of women, either of others. The other figure may
 * remain from before a change of gender.
 */
export function bustOrChest({ gender, bust, chest }: Figures): number | null {
  if (gender === 'male') return chest
  return gender === 'female' ? bust : (bust ?? chest)
}

/** Stores a figure by gender and clears the other one, so that clearing works. */
export const keptAs = (gender: string | null, figure: number | null): Pick<Figures, 'bust' | 'chest'> =>
  gender === 'male' ? { chest: figure, bust: null } : { bust: figure, chest: null }

/** How long an invitation is valid. */
export const INVITATION_MS = 14 * 86_400_000
