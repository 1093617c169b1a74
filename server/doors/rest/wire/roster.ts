import type { PublicModel } from '../../../../shared/models'
import type { Given } from '../rows'
import type { View } from './envelope'
import { pictureUrl } from './pictures'

export const publicModel: View<PublicModel> = (model, ctx) => ({
  _id: model.id,
  slug: model.slug,
  stage_name: model.stageName,
  city: model.city,
  profile_image: model.profileImage && pictureUrl(model.profileImage, ctx),
  images: model.images.map((picture) => ({ url: pictureUrl(picture, ctx), is_locked: false })),
  availability_status: model.availability,
  type_of_work: model.workTypes,
  age: model.age,
  gender: model.gender,
  height: model.height,
  bust_chest: model.bustChest,
  waist: model.waist,
  hips: model.hips,
  shoe_size: model.shoeSize,
  hair_color: model.hairColor,
  eye_color: model.eyeColor,
  bio: model.bio,
  languages: model.languages,
})

export const modelFilters = ({ page, limit, search, gender, city, type_of_work }: Given) => ({
  page,
  limit,
  search,
  gender,
  city,
  workType: type_of_work,
})

export const modelById = ({ id }: Given) => ({ key: id })
