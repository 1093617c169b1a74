import { mediaPath } from '../../../../shared/paths'
import type { PortfolioItem } from '../../../../shared/roster/portfolio'
import { address, count, inside, known, moment, nullable, object, text } from '../../../core/codec'
import { publicUrl } from '../../../core/config'
import type { RequestContext } from '../../../core/context'
import { pictureFile } from '../../../features/media/store/rules'
import { success } from './envelope'
import { pictureUrl } from './pictures'

/** Where an item's file is found: the picture of the middle size, the video, or the page elsewhere. */
export function itemUrl(item: PortfolioItem, ctx: Pick<RequestContext, 'config'>): string | null {
  if (item.picture) return pictureUrl(item.picture, ctx)
  if (!item.file) return item.externalUrl
  const { id, file, query } = item.file
  return `${publicUrl(ctx.config)}${mediaPath(id, file)}${query ? `?${query}` : ''}`
}

/** The fields of a stored file. */
export const fileFields = { file_size: count, content_type: text, uploaded_at: moment }

/** `file_name` is the stored name, which is ours. */
export const uploadedItem = object<PortfolioItem>()({
  success,
  data: inside(
    object<PortfolioItem>()({
      portfolio_item: inside(
        object<PortfolioItem>()({
          s3_url: [nullable(address), itemUrl],
          original_name: [text, (item) => item.fileName],
          file_name: [known, ({ picture, file }) => (picture ? pictureFile(picture) : (file?.file ?? null))],
          ...fileFields,
        }),
      ),
    }),
  ),
})
