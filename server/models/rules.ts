import { fold } from '../../shared/fold'

type Searched = {
  stageName: string | null
  name: string
  email: string | null
  city: string | null
}

/** What the agency's own search of models looks into: stage name, name, e-mail and city, folded. */
export const modelSearchText = ({ stageName, name, email, city }: Searched): string =>
  fold([stageName, name, email, city].map((part) => part ?? '').join('\n'))

/** The last eight characters of its id: how the agency calls a model in a table (section 2, Admin Model Management). */
export const modelCode = (id: string) => id.slice(-8)

type Figures = { gender: string | null; bust: number | null; chest: number | null }

/**
 * The one figure that is shown: the chest of men, the bust of women, whichever is known of everybody else. A figure of
 * the other kind is kept from before a change of gender, and is nobody's any more.
 */
export function bustOrChest({ gender, bust, chest }: Figures): number | null {
  if (gender === 'male') return chest
  return gender === 'female' ? bust : (bust ?? chest)
}

/** Where a figure that is given as one is kept: the other is cleared, so that clearing really clears. */
export const keptAs = (gender: string | null, figure: number | null): Pick<Figures, 'bust' | 'chest'> =>
  gender === 'male' ? { chest: figure, bust: null } : { bust: figure, chest: null }
