import { inches } from '../../../../shared/format'
import { bothHeights, heightCm, shoeSizes } from '../../../../shared/measures'
import type { PublicModel } from '../../../../shared/models'
import { roster } from '../../words/roster'

type Measured = Pick<PublicModel, 'height' | 'bustChest' | 'waist' | 'hips' | 'shoeSize' | 'gender'>

/** The trade's short form, in centimetres: `180 cm` and `86-61-89`, which says nothing unless all three are known. */
export function shortStats({ height, bustChest, waist, hips }: Measured): string[] {
  const tall = height === null ? null : heightCm(height)
  const heightLine = tall === null ? height : `${tall} cm`
  const three = [bustChest, waist, hips].filter((value) => value !== null)
  const shape = three.map((value) => Math.round(value * 2.54)).join('-')
  return [heightLine, three.length === 3 ? shape : null].filter((line) => line !== null)
}

/** The measurement's name: women's bust, men's chest, both where the profile says neither. */
function bustWords(gender: PublicModel['gender']) {
  const { bust, chest, bustChest } = roster.profile
  if (gender === 'female') return bust
  return gender === 'male' ? chest : bustChest
}

const orNotSet = (value: string | null) => value ?? roster.profile.notSet
const measured = (value: number | null) => orNotSet(value === null ? null : inches(value))

/** A height for reading, or 'Not set'. */
export const heightWords = (height: string | null) => orNotSet(height === null ? null : bothHeights(height))

/** The physical details in the trade's order, centimetres and half inches; height stands above them. */
export function physicalFacts(model: PublicModel) {
  const words = roster.profile
  return [
    { term: bustWords(model.gender), value: measured(model.bustChest), kind: 'data' as const },
    { term: words.waist, value: measured(model.waist), kind: 'data' as const },
    { term: words.hips, value: measured(model.hips), kind: 'data' as const },
    {
      term: words.shoes,
      value: orNotSet(model.shoeSize === null ? null : shoeSizes(model.shoeSize, model.gender)),
      kind: 'data' as const,
    },
    { term: words.hair, value: orNotSet(model.hairColor) },
    { term: words.eyes, value: orNotSet(model.eyeColor) },
  ]
}
