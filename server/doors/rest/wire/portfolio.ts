import { mediaPath } from '../../../../shared/paths'
import type { PortfolioItem } from '../../../../shared/portfolio'
import { publicUrl } from '../../../core/config'
import type { Context } from '../../../core/context'
import { pictureFile } from '../../../media/rules'
import type { View } from './envelope'
import { pictureUrl } from './pictures'

/** Where an item's file is found: the picture of the middle size, the video, or the page elsewhere. */
export function itemUrl(item: PortfolioItem, ctx: Pick<Context, 'config'>): string | null {
  if (item.picture) return pictureUrl(item.picture, ctx)
  if (!item.file) return item.externalUrl
  const { id, file, query } = item.file
  return `${publicUrl(ctx.config)}${mediaPath(id, file)}${query ? `?${query}` : ''}`
}

/** Specification section 3, 'Upload response'. `file_name` is the stored name, which is ours. */
export const uploadedItem: View<PortfolioItem> = (item, ctx) => ({
  success: true,
  data: {
    portfolio_item: {
      s3_url: itemUrl(item, ctx),
      original_name: item.fileName,
      file_name: item.picture ? pictureFile(item.picture) : (item.file?.file ?? null),
      file_size: item.fileSize,
      content_type: item.contentType,
      uploaded_at: item.uploadedAt,
    },
  },
})
