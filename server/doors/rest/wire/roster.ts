import type { PublicModel } from '../../../../shared/models'
import { publicUrl } from '../../../core/config'
import { spelledEntry } from '../../../roster/views'
import type { Given } from '../rows'
import type { View } from './envelope'

/** Spelled by the roster's views, which write the same text beside each public row when it changes. */
export const publicModel: View<PublicModel> = (model, ctx) => ({
  ...spelledEntry(model, publicUrl(ctx.config)),
  age: model.age,
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
