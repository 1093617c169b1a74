import type { PictureType } from '../../shared/lists'
import type { StepsDone } from '../../shared/profile'
import { PROFILE_FACTS, type ProfileFact } from '../../shared/talents'

type Moments = {
  onboardedAt?: string | null
  step1At?: string | null
  step2At?: string | null
  step3At?: string | null
  step4At?: string | null
  step5At?: string | null
}

/**
 * In which steps nothing is left to do: those that were saved, by their moments, or all when onboarding is complete,
 * as the agency may have said of a profile that it made itself (docs/decisions, 0031).
 */
export function stepsDone({ onboardedAt, step1At, step2At, step3At, step4At, step5At }: Moments): StepsDone {
  const isDone = (savedAt: string | null | undefined) => Boolean(onboardedAt ?? savedAt)
  return [isDone(step1At), isDone(step2At), isDone(step3At), isDone(step4At), isDone(step5At)]
}

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

const isGiven = (fact: string | number | null | undefined) =>
  fact !== undefined && fact !== null && fact !== ''

/**
 * Which of the twenty facts that a booker asks for are not given yet, in the order in which they are asked. Bust and
 * chest are one fact, the two texts are one, the polaroids are one: front, a side and back together. `pictures` are
 * those that can be shown: an address elsewhere is none.
 */
export function missingFacts(model: Facts, pictures: readonly { type: PictureType }[]): ProfileFact[] {
  const types = new Set(pictures.map(({ type }) => type))
  const given: Record<ProfileFact, boolean> = {
    stageName: isGiven(model.stageName),
    dateOfBirth: isGiven(model.dateOfBirth),
    gender: isGiven(model.gender),
    city: isGiven(model.city),
    height: isGiven(model.height),
    weight: isGiven(model.weight),
    bustOrChest: isBustOrChestGiven(model),
    waist: isGiven(model.waist),
    hips: isGiven(model.hips),
    shoeSize: isGiven(model.shoeSize),
    hairColor: isGiven(model.hairColor),
    eyeColor: isGiven(model.eyeColor),
    skinTone: isGiven(model.skinTone),
    languages: model.languages.length > 0,
    specialSkills: isGiven(model.specialSkills),
    instagram: isGiven(model.instagram),
    about: isGiven(model.aboutYou) && isGiven(model.whyHire),
    profilePicture: types.has('profile_pic'),
    banner: types.has('banner'),
    polaroids:
      types.has('polaroid_front') &&
      types.has('polaroid_back') &&
      (types.has('polaroid_left') || types.has('polaroid_right')),
  }
  return PROFILE_FACTS.filter((fact) => !given[fact])
}

/** Whose form has neither field (specification section 5) is not asked for it. */
function isBustOrChestGiven({ gender, bust, chest }: Facts): boolean {
  if (gender === 'female') return isGiven(bust)
  return gender === 'male' ? isGiven(chest) : isGiven(gender)
}

/** How complete a profile is, in whole per cent: each of the twenty facts is 5 %. */
export function profileCompletion(model: Facts, pictures: readonly { type: PictureType }[]): number {
  const missing = missingFacts(model, pictures).length
  return Math.round(((PROFILE_FACTS.length - missing) / PROFILE_FACTS.length) * 100)
}
