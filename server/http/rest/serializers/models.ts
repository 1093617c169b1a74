import { z } from 'zod'
import { agency } from '../../../../shared/agency'
import { AVAILABILITIES } from '../../../../shared/lists'
import { agencyFields } from '../../../../shared/roster/modelFields'
import type { ModelDetail, ModelRecord } from '../../../../shared/roster/modelRecord'
import {
  choice,
  count,
  fieldCodecs,
  flag,
  known,
  list,
  nullable,
  object,
  plain,
  text,
} from '../../../core/codec'
import type { Given } from '../defineRoute'
import { modelImage } from './images'
import { readFields } from './modelFields'
import { ratings } from './ratings'

/** Assigned means: on this agency's roster. */
export const modelRecord = object<ModelRecord>('Model')({
  _id: text,
  model_id: [text, (model) => model.id],
  slug: known,
  stage_name: known,
  name: text,
  ...fieldCodecs(agencyFields.info),
  age: nullable(plain(z.int().min(0).max(150))),
  daily_rate: nullable(count),
  ...fieldCodecs(agencyFields.physical),
  social: object<ModelRecord['social']>()(fieldCodecs(agencyFields.social)),
  is_active: flag,
  availability_status: [choice(AVAILABILITIES), (model) => model.availability],
  assigned_to: [known, (model) => (model.isActive ? agency.name : null)],
  portfolio_items: [list(modelImage), (model) => model.images],
})

export const modelDetail = object<ModelDetail>()({
  model: modelRecord,
  user: object<ModelDetail['user']>()({ _id: known, name: text, email: known }),
  ratings,
})

const { dateOfBirth: _, ...infoGiven } = agencyFields.info
const readInfo = readFields(infoGiven)
export const modelInfoRequest = (given: Given) => ({ id: given.id, ...readInfo(given) })

const readPhysical = readFields(agencyFields.physical)
export const modelPhysicalRequest = (given: Given) => ({ id: given.id, ...readPhysical(given) })

const readSocial = readFields(agencyFields.social)
/** At the top as the table reads, or under `social` as the entity has them. */
export const modelSocialRequest = ({ id, social, ...top }: Given) => {
  const given: Given = typeof social === 'object' && social !== null ? { ...social } : top
  return { id, ...readSocial(given) }
}
