import { isNoFigure } from '../../../../../shared/roster/modelFieldSchemas'
import { agencyFields, type ModelField, namesOf, textsOf } from '../../../../../shared/roster/modelFields'
import {
  type EditableModel,
  type ModelRecord,
  modelInfo,
  modelPhysical,
  modelPrivate,
  modelSocial,
} from '../../../../../shared/roster/modelRecord'
import { profileProblem } from '../../../lib/forms/profileProblem'
import { adminModels } from './copy'

/** The four parts of a model that are saved separately. */
export const PARTS = {
  info: namesOf(agencyFields.info),
  physical: namesOf(agencyFields.physical),
  social: namesOf(agencyFields.social),
  private: namesOf(agencyFields.private),
}
export type Part = keyof typeof PARTS
export type FieldName = (typeof PARTS)[Part][number]
export const isPart = (tab: string): tab is Part => Object.hasOwn(PARTS, tab)

export const FIELDS: Record<FieldName, ModelField> = {
  ...agencyFields.info,
  ...agencyFields.physical,
  ...agencyFields.social,
  ...agencyFields.private,
}
export function labelOf(name: FieldName): string {
  const { label, unit } = FIELDS[name]
  return unit ? `${label} (${unit})` : label
}

export type Draft = Record<FieldName, string>

export const draftOf = (model: EditableModel): Draft => ({
  ...textsOf(agencyFields.info, { ...model, age: model.statedAge }),
  ...textsOf(agencyFields.physical, model),
  ...textsOf(agencyFields.social, model.social),
  ...textsOf(agencyFields.private, model.private),
})

type Saved = Pick<ModelRecord, 'id' | 'stageName'>

/** The request for the info part. Leaves out a stage name that nobody has chosen yet. */
export function infoOf(draft: Draft, { id, stageName: before }: Saved) {
  const { stageName, ...given } = pick(draft, 'info')
  return {
    id,
    ...given,
    gender: given.gender,
    ...(stageName.trim() === '' && before === null ? {} : { stageName }),
  }
}
export const physicalOf = (draft: Draft, { id }: Saved) => ({ id, ...pick(draft, 'physical') })
export const socialOf = (draft: Draft, { id }: Saved) => ({ id, ...pick(draft, 'social') })
export const privateOf = (draft: Draft, { id }: Saved) => ({ id, ...pick(draft, 'private') })

function pick<Name extends Part>(draft: Draft, part: Name) {
  const entries = PARTS[part].map((name) => [name, draft[name]])
  return Object.fromEntries(entries) as Pick<Draft, (typeof PARTS)[Name][number]>
}

const isFigure = (name: FieldName) => FIELDS[name].input === 'figure'

/** The errors of one part by field, from the server's schema. */
export function issuesOf(part: Part, draft: Draft, model: Saved): Partial<Record<FieldName, string>> {
  const found = {
    info: () => modelInfo.safeParse(infoOf(draft, model)),
    physical: () => modelPhysical.safeParse(physicalOf(draft, model)),
    social: () => modelSocial.safeParse(socialOf(draft, model)),
    private: () => modelPrivate.safeParse(privateOf(draft, model)),
  }[part]()
  const issues = found.error?.issues ?? []
  const problem = (name: FieldName) =>
    // The schema reads an invalid figure as unknown; the form must not drop typed input silently.
    isFigure(name) && isNoFigure(draft[name])
      ? adminModels.fields.notANumber
      : profileProblem(name, draft[name], issues)
  const problems = PARTS[part].map((name) => [name, problem(name)] as const)
  return Object.fromEntries(problems.filter(([, message]) => message !== undefined))
}
