import type { PortfolioItem } from '../../../../shared/portfolio'
import type { Given } from '../rows'
import type { View } from './envelope'
import { itemUrl } from './portfolio'

/** Section 3, 'Model image'. A private file's address works for a few minutes and for this session only. */
export const modelImage: View<PortfolioItem> = (item, ctx) => ({
  _id: item.id,
  url: itemUrl(item, ctx),
  type: item.type,
  is_locked: item.isLocked,
})

export const images: View<PortfolioItem[]> = (items, ctx) => ({
  success: true,
  images: items.map((item) => modelImage(item, ctx)),
})

export const imageRequest = ({ id, url, type, is_locked }: Given) => ({ id, url, type, isLocked: is_locked })
export const imageUploadRequest = ({ id, type, is_locked }: Given) => ({ id, type, isLocked: is_locked })
