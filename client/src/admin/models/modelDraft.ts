import { type ModelRecord, modelInfo, modelPhysical, modelSocial } from '../../../../shared/modelRecord'
import { isNoFigure } from '../../../../shared/profile'
import { profileProblem } from '../../lib/profileProblem'
import { adminModels } from '../../words/adminModels'

/** Everything of a model that is edited as text, as it stands in the form. */
export type Draft = {
  stageName: string
  gender: string
  age: string
  dateOfBirth: string
  city: string
  languages: string
  dailyRate: string
  bio: string
  height: string
  bustChest: string
  waist: string
  hips: string
  shoeSize: string
  hairColor: string
  eyeColor: string
  skinTone: string
  instagram: string
  youtube: string
  twitter: string
}
export type FieldName = keyof Draft

/** The three parts that are saved by calls of their own (specification section 7). */
export const PARTS = {
  info: ['stageName', 'gender', 'age', 'dateOfBirth', 'city', 'languages', 'dailyRate', 'bio'],
  physical: ['height', 'bustChest', 'waist', 'hips', 'shoeSize', 'hairColor', 'eyeColor', 'skinTone'],
  social: ['instagram', 'youtube', 'twitter'],
} as const satisfies Record<string, readonly FieldName[]>
export type Part = keyof typeof PARTS
export const isPart = (tab: string): tab is Part => Object.hasOwn(PARTS, tab)

const text = (value: string | number | null) => (value === null ? '' : String(value))

export const draftOf = ({ social, ...model }: ModelRecord): Draft => ({
  stageName: text(model.stageName),
  gender: text(model.gender),
  age: text(model.age),
  dateOfBirth: text(model.dateOfBirth),
  city: text(model.city),
  languages: model.languages.join(', '),
  dailyRate: text(model.dailyRate),
  bio: text(model.bio),
  height: text(model.height),
  bustChest: text(model.bustChest),
  waist: text(model.waist),
  hips: text(model.hips),
  shoeSize: text(model.shoeSize),
  hairColor: text(model.hairColor),
  eyeColor: text(model.eyeColor),
  skinTone: text(model.skinTone),
  instagram: text(social.instagram),
  youtube: text(social.youtube),
  twitter: text(social.twitter),
})

type Saved = Pick<ModelRecord, 'id' | 'version' | 'stageName'>

/** What is sent of the first part: an age that is only counted is not said, nor a stage name that nobody has chosen yet. */
export function infoOf(draft: Draft, { id, version, stageName: before }: Saved) {
  const { stageName, age, ...given } = pick(draft, 'info')
  return {
    id,
    version,
    ...given,
    gender: given.gender,
    ...(stageName.trim() === '' && before === null ? {} : { stageName }),
    ...(draft.dateOfBirth === '' && { age }),
  }
}
export const physicalOf = (draft: Draft, { id, version }: Saved) => ({
  id,
  version,
  ...pick(draft, 'physical'),
})
export const socialOf = (draft: Draft, { id, version }: Saved) => ({ id, version, ...pick(draft, 'social') })

function pick<Name extends Part>(draft: Draft, part: Name) {
  const entries = PARTS[part].map((name) => [name, draft[name]])
  return Object.fromEntries(entries) as Pick<Draft, (typeof PARTS)[Name][number]>
}

const FIGURES: readonly FieldName[] = ['bustChest', 'waist', 'hips', 'shoeSize']

/** What is wrong with one part, by field, before it is sent: the schema is the server's own. */
export function issuesOf(part: Part, draft: Draft, model: Saved): Partial<Record<FieldName, string>> {
  const found = {
    info: () => modelInfo.safeParse(infoOf(draft, model)),
    physical: () => modelPhysical.safeParse(physicalOf(draft, model)),
    social: () => modelSocial.safeParse(socialOf(draft, model)),
  }[part]()
  const issues = found.error?.issues ?? []
  const problem = (name: FieldName) =>
    // The schema takes what is no number for not known; here nothing that was typed may vanish.
    FIGURES.includes(name) && isNoFigure(draft[name])
      ? adminModels.fields.notANumber
      : profileProblem(name, draft[name], issues)
  const problems = PARTS[part].map((name) => [name, problem(name)] as const)
  return Object.fromEntries(problems.filter(([, message]) => message !== undefined))
}
