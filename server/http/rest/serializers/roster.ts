import { z } from 'zod'
import type { PublicModel } from '../../../../shared/roster/models'
import { list, type ObjectCodec } from '../../../core/codec'
import { publicUrl } from '../../../core/config'
import { modelText } from '../../../features/roster/publicRoster/service'
import { publicEntry, withSite } from '../../../features/roster/publicRoster/views'
import type { Given } from '../defineRoute'
import { reads } from './envelope'

/**
 * The text that the roster stores in this spelling. It also lists pictures that are not stored yet, which the
 * procedure's value does not have. Without pictures for a model that left the roster at this moment.
 */
export const publicModel: ObjectCodec<PublicModel> = {
  schema: publicEntry.schema.extend({ age: z.int().min(18).max(150).nullable() }).meta({ id: 'PublicModel' }),
  write(model, ctx) {
    const text = modelText(ctx, model.id, 'restEntry')
    if (text === null) return { ...publicEntry.write({ ...model, urls: [] }, null), age: model.age }
    return JSON.parse(withSite(text, publicUrl(ctx.config)))
  },
}
export const publicModels = list(publicModel)

const filters = reads('page', 'limit', 'search', 'gender', 'city')
export const modelFilters = (given: Given) => ({ ...filters(given), workType: given.type_of_work })

export const modelById = ({ id }: Given) => ({ key: id })
