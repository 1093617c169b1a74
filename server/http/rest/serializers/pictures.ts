import { mediaPath } from '../../../../shared/paths'
import type { Picture } from '../../../../shared/roster/models'
import { publicUrl } from '../../../core/config'
import type { RequestContext } from '../../../core/context'
import { pictureFile } from '../../../features/media/store/rules'

/** Our own path as an absolute address; external addresses unchanged. */
export const wholeAddress = (place: string | null, ctx: Pick<RequestContext, 'config'>): string | null =>
  place?.startsWith('/') ? `${publicUrl(ctx.config)}${place}` : place

/** The address of a picture's middle size. */
export function pictureUrl(picture: Picture, ctx: Pick<RequestContext, 'config'>): string {
  const { id, query } = picture
  return `${publicUrl(ctx.config)}${mediaPath(id, pictureFile(picture))}${query ? `?${query}` : ''}`
}
