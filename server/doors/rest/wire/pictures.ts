import type { Picture } from '../../../../shared/models'
import { mediaPath } from '../../../../shared/paths'
import { publicUrl } from '../../../core/config'
import type { Context } from '../../../core/context'

/** The stored file of the middle size, as WebP, which every client can show. */
export function pictureFile({ widths }: Pick<Picture, 'widths'>): string {
  return `${widths.find((each) => each >= 960) ?? widths.at(-1) ?? 0}.webp`
}

/** The address of that file. */
export function pictureUrl(picture: Picture, ctx: Pick<Context, 'config'>): string {
  const { id, query } = picture
  return `${publicUrl(ctx.config)}${mediaPath(id, pictureFile(picture))}${query ? `?${query}` : ''}`
}
