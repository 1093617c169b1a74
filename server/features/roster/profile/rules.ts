import type { PictureType } from '../../../../shared/lists'
import { looks, namesOf } from '../../../../shared/roster/modelFields'
import type { ownFields, StepsDone } from '../../../../shared/roster/profile'
import type { ComposedFact, ProfileFact } from '../../../../shared/roster/talents'

type Moments = {
  onboardedAt?: string | null
  step1At?: string | null
  step2At?: string | null
  step3At?: string | null
  step4At?: string | null
  step5At?: string | null
}

/**
 * Which steps are complete: those with a time, or all when onboarding is complete, which the agency can set
 * (docs/decisions, 0031).
 */
export function stepsDone({ onboardedAt, step1At, step2At, step3At, step4At, step5At }: Moments): StepsDone {
  const isDone = (savedAt: string | null | undefined) => Boolean(onboardedAt ?? savedAt)
  return [isDone(step1At), isDone(step2At), isDone(step3At), isDone(step4At), isDone(step5At)]
}

/** Only the figure for this gender: bust of women, chest of men, either of others. */
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

/** The facts of a complete profile, in form order. */
const PROFILE_FACTS: readonly ProfileFact[] = [
  ...(['stageName', 'dateOfBirth', 'gender', 'city', 'height', 'weight', 'bustOrChest'] as const),
  ...(['waist', 'hips', 'shoeSize'] as const),
  ...namesOf(looks),
  ...(['languages', 'specialSkills', 'instagram', 'about', 'profilePicture', 'banner', 'polaroids'] as const),
]

type Facts = Partial<Record<keyof typeof ownFields, string | number | readonly string[] | null>>
type Pictures = readonly { type: PictureType }[]

const isGiven = (fact: Facts[keyof Facts]) =>
  Array.isArray(fact) ? fact.length > 0 : fact !== undefined && fact !== null && fact !== ''

/** Facts made of more than one field: when they count as given. */
const COMPOSED: Record<ComposedFact, (model: Facts, types: Set<PictureType>) => boolean> = {
  bustOrChest: isBustOrChestGiven,
  about: ({ aboutYou, whyHire }) => isGiven(aboutYou) && isGiven(whyHire),
  profilePicture: (_, types) => types.has('profile_pic'),
  banner: (_, types) => types.has('banner'),
  polaroids: (_, types) =>
    types.has('polaroid_front') &&
    types.has('polaroid_back') &&
    (types.has('polaroid_left') || types.has('polaroid_right')),
}

/**
 * Which facts are missing, in form order. Bust and chest count as one fact, both texts as one,
 * and the polaroids (front, side, back) as one. `pictures` are the stored ones.
 */
export function missingFacts(model: Facts, pictures: Pictures): ProfileFact[] {
  const types = new Set(pictures.map(({ type }) => type))
  return PROFILE_FACTS.filter((fact) =>
    fact in COMPOSED ? !COMPOSED[fact as ComposedFact](model, types) : !isGiven(model[fact as keyof Facts]),
  )
}

/** Genders whose form has neither field are not asked. */
function isBustOrChestGiven({ gender, bust, chest }: Facts): boolean {
  if (gender === 'female') return isGiven(bust)
  return gender === 'male' ? isGiven(chest) : isGiven(gender)
}

/** Completion in whole per cent: each fact counts the same. */
export function profileCompletion(model: Facts, pictures: Pictures): number {
  const missing = missingFacts(model, pictures).length
  return Math.round(((PROFILE_FACTS.length - missing) / PROFILE_FACTS.length) * 100)
}
