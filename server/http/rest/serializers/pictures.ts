import type { AgencyPicture } from '../../../../shared/agency/agencySettings'
import { mediaPath } from '../../../../shared/paths'
import type { Picture } from '../../../../shared/roster/models'
import { count, flag, inside, list, object, text } from '../../../core/codec'
import { publicUrl } from '../../../core/config'
import type { RequestContext } from '../../../core/context'
import { pictureFile } from '../../../features/media/store/rules'
import { success } from './envelope'

/** Our own path as an absolute address; external addresses unchanged. */
export const wholeAddress = (place: string | null, ctx: Pick<RequestContext, 'config'>): string | null =>
  place?.startsWith('/') ? `${publicUrl(ctx.config)}${place}` : place

/** The address of a picture's middle size. */
export function pictureUrl(picture: Picture, ctx: Pick<RequestContext, 'config'>): string {
  const { id, query } = picture
  return `${publicUrl(ctx.config)}${mediaPath(id, pictureFile(picture))}${query ? `?${query}` : ''}`
}

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
