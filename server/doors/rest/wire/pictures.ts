import type { Picture } from '../../../../shared/models'
import { mediaPath } from '../../../../shared/paths'
import { publicUrl } from '../../../core/config'
import type { Context } from '../../../core/context'
import { pictureFile } from '../../../media/rules'

/** The address of a picture's middle size. */
export function pictureUrl(picture: Picture, ctx: Pick<Context, 'config'>): string {
  const { id, query } = picture
  return `${publicUrl(ctx.config)}${mediaPath(id, pictureFile(picture))}${query ? `?${query}` : ''}`
}
