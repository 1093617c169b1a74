import type { AgencyPicture } from '../../../../shared/agency/agencySettings'
import { count, flag, inside, list, object, text } from '../../../core/codec'
import { success } from './envelope'

/** A picture of the agency's settings, as they take it. */
export const agencyPicture = object<AgencyPicture>()({
  success,
  picture: inside(
    object<AgencyPicture>()({
      _id: text,
      width: count,
      height: count,
      widths: list(count),
      is_transparent: flag,
    }),
  ),
})
