import type { Picture } from '../../../../shared/models'
import { mediaPath } from '../../../../shared/paths'
import { publicUrl } from '../../../core/config'
import type { Context } from '../../../core/context'

/** A picture's address: the file of the middle size, as WebP, which every client can show. */
export function pictureUrl({ id, widths, query }: Picture, ctx: Pick<Context, 'config'>): string {
  const width = widths.find((each) => each >= 960) ?? widths.at(-1) ?? 0
  return `${publicUrl(ctx.config)}${mediaPath(id, `${width}.webp`)}${query ? `?${query}` : ''}`
}
