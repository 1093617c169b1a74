import { half, inches } from '../../../../../shared/format'
import { region } from '../../../../../shared/region'
import { bothHeights, feet, heightCm, shoeSizes } from '../../../../../shared/roster/measures'
import type { PublicModel } from '../../../../../shared/roster/models'
import { roster } from '../copy'

type Measured = Pick<PublicModel, 'height' | 'bustChest' | 'waist' | 'hips' | 'shoeSize' | 'gender'>

const inInches = () => region.measures === 'inches'
const figure = (value: number) => (inInches() ? half(value) : Math.round(value * 2.54))

/** The trade's short form in the agency's unit, `180 cm` and `86-61-89`; empty unless all three are known. */
export function shortStats({ height, bustChest, waist, hips }: Measured): string[] {
  const tall = height === null ? null : heightCm(height)
  const heightLine = tall === null ? height : inInches() ? feet(tall) : `${tall} cm`
  const three = [bustChest, waist, hips].filter((value) => value !== null)
  const shape = three.map(figure).join('-')
  return [heightLine, three.length === 3 ? shape : null].filter((line) => line !== null)
}

/** The same with a word at each measurement, `Bust 81`. */
export function longStats(model: Measured): string[] {
  const copy = roster.profile
  const [tall] = shortStats({ ...model, waist: null })
  const three: [string, number | null][] = [
    [bustWords(model.gender), model.bustChest],
    [copy.waist, model.waist],
    [copy.hips, model.hips],
  ]
  const known = three.flatMap(([word, value]) => (value === null ? [] : `${word} ${figure(value)}`))
  return [...(tall ? [tall] : []), ...(known.length === 0 ? [] : [known.join(' · ')])]
}

/** The label: women's bust, men's chest, both when the gender is unknown. */
function bustWords(gender: PublicModel['gender']) {
  const { bust, chest, bustChest } = roster.profile
  if (gender === 'female') return bust
  return gender === 'male' ? chest : bustChest
}

const orNotSet = (value: string | null) => value ?? roster.profile.notSet
const measured = (value: number | null) => orNotSet(value === null ? null : inches(value))

export const heightWords = (height: string | null) => orNotSet(height === null ? null : bothHeights(height))

/** The physical details in the trade's order, in both units. Height is shown above them. */
export function physicalFacts(model: PublicModel) {
  const copy = roster.profile
  return [
    { term: bustWords(model.gender), value: measured(model.bustChest), kind: 'data' as const },
    { term: copy.waist, value: measured(model.waist), kind: 'data' as const },
    { term: copy.hips, value: measured(model.hips), kind: 'data' as const },
    {
      term: copy.shoes,
      value: orNotSet(model.shoeSize === null ? null : shoeSizes(model.shoeSize, model.gender)),
      kind: 'data' as const,
    },
    { term: copy.hair, value: orNotSet(model.hairColor) },
    { term: copy.eyes, value: orNotSet(model.eyeColor) },
  ]
}
