import type { PictureType } from '../../shared/lists'
import type { StepsDone } from '../../shared/profile'

type Steps = {
  step1At?: string | null
  step2At?: string | null
  step3At?: string | null
  step4At?: string | null
  step5At?: string | null
}

/** Which steps were saved, from the moments at which they were. */
export const stepsDone = ({ step1At, step2At, step3At, step4At, step5At }: Steps): StepsDone => [
  Boolean(step1At),
  Boolean(step2At),
  Boolean(step3At),
  Boolean(step4At),
  Boolean(step5At),
]

/** Only the figure that is asked of this gender: bust of women, chest of men, whichever came of everybody else. */
export function fittingBustAndChest<Facts extends { bust?: unknown; chest?: unknown }>(
  gender: string | null,
  facts: Facts,
): Facts {
  const { bust, chest, ...others } = facts
  return {
    ...others,
    ...(gender !== 'male' && bust !== undefined && { bust }),
    ...(gender !== 'female' && chest !== undefined && { chest }),
  } as Facts
}

type Facts = Partial<
  Record<
    | 'stageName'
    | 'dateOfBirth'
    | 'gender'
    | 'city'
    | 'height'
    | 'weight'
    | 'bust'
    | 'chest'
    | 'waist'
    | 'hips'
    | 'shoeSize'
    | 'hairColor'
    | 'eyeColor'
    | 'skinTone'
    | 'specialSkills'
    | 'instagram'
    | 'aboutYou'
    | 'whyHire',
    string | number | null
  >
> & { languages: readonly string[] }

/**
 * How complete a profile is, in whole per cent: twenty facts that a booker asks for, 5 % each. The polaroids are one
 * fact, front, a side and back together.
 */
export function profileCompletion(model: Facts, pictures: readonly { type: PictureType }[]): number {
  const types = new Set(pictures.map(({ type }) => type))
  const isGiven = (fact: string | number | null | undefined) =>
    fact !== undefined && fact !== null && fact !== ''
  const facts = [
    isGiven(model.stageName),
    isGiven(model.dateOfBirth),
    isGiven(model.gender),
    isGiven(model.city),
    isGiven(model.height),
    isGiven(model.weight),
    isGiven(model.bust) || isGiven(model.chest),
    isGiven(model.waist),
    isGiven(model.hips),
    isGiven(model.shoeSize),
    isGiven(model.hairColor),
    isGiven(model.eyeColor),
    isGiven(model.skinTone),
    model.languages.length > 0,
    isGiven(model.specialSkills),
    isGiven(model.instagram),
    isGiven(model.aboutYou) && isGiven(model.whyHire),
    types.has('profile_pic'),
    types.has('banner'),
    types.has('polaroid_front') &&
      types.has('polaroid_back') &&
      (types.has('polaroid_left') || types.has('polaroid_right')),
  ]
  return Math.round((facts.filter(Boolean).length / facts.length) * 100)
}
