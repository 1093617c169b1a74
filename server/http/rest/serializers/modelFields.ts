import { type ModelFields, namesOf, physicalFields, restName } from '../../../../shared/roster/modelFields'
import type { Given } from '../defineRoute'

/** Reads a list's fields under their names in REST; nothing else of the request has an effect. */
export const readFields =
  <Fields extends ModelFields>(fields: Fields) =>
  (given: Given) =>
    Object.fromEntries(namesOf(fields).map((name) => [name, given[restName(fields, name)]]))

const { height, weight, experienceLevel, specialSkills, languages, bust, waist, hips } = physicalFields
const upToHips = { height, weight, experienceLevel, specialSkills, languages, bust, waist, hips }
/** With the chest after the hips, as the specification has it. */
export const physicalAnswer = { ...upToHips, ...physicalFields }
