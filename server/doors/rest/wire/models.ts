import { agency } from '../../../../shared/agency'
import type { ModelDetail, ModelRecord } from '../../../../shared/modelRecord'
import type { Given } from '../rows'
import type { View } from './envelope'
import { modelImage } from './images'
import { ratings } from './ratings'

/** Section 3, 'Model (admin view)'. Assigned is being on this agency's roster (contract). */
export const modelRecord: View<ModelRecord> = (model, ctx) => ({
  _id: model.id,
  model_id: model.id,
  slug: model.slug,
  stage_name: model.stageName,
  name: model.name,
  gender: model.gender,
  age: model.age,
  date_of_birth: model.dateOfBirth,
  city: model.city,
  languages: model.languages,
  daily_rate: model.dailyRate,
  bio: model.bio,
  height: model.height,
  bust_chest: model.bustChest,
  waist: model.waist,
  hips: model.hips,
  shoe_size: model.shoeSize,
  hair_color: model.hairColor,
  eye_color: model.eyeColor,
  skin_tone: model.skinTone,
  social: model.social,
  is_active: model.isActive,
  availability_status: model.availability,
  assigned_to: model.isActive ? agency.name : null,
  portfolio_items: model.images.map((item) => modelImage(item, ctx)),
})

export const modelDetail: View<ModelDetail> = (detail, ctx) => ({
  model: modelRecord(detail.model, ctx),
  user: { _id: detail.user.id, name: detail.user.name, email: detail.user.email },
  ratings: ratings(detail.ratings),
})

export const modelInfoRequest = (given: Given) => ({
  id: given.id,
  stageName: given.stage_name,
  gender: given.gender,
  age: given.age,
  city: given.city,
  languages: given.languages,
  dailyRate: given.daily_rate,
  bio: given.bio,
})

export const modelPhysicalRequest = (given: Given) => ({
  id: given.id,
  height: given.height,
  bustChest: given.bust_chest,
  waist: given.waist,
  hips: given.hips,
  shoeSize: given.shoe_size,
  hairColor: given.hair_color,
  eyeColor: given.eye_color,
  skinTone: given.skin_tone,
})

/** At the top as the table reads, or under `social` as the entity has them. */
export const modelSocialRequest = ({ id, social, ...top }: Given) => {
  const given: Given = typeof social === 'object' && social !== null ? { ...social } : top
  return { id, instagram: given.instagram, youtube: given.youtube, twitter: given.twitter }
}
