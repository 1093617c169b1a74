import { DIGITALS, PICTURE_TYPES } from '../../../../shared/lists'
import type { AddedDigital } from '../../../../shared/roster/images'
import type { PortfolioItem } from '../../../../shared/roster/portfolio'
import { address, choice, day, flag, list, nullable, object, text } from '../../../core/codec'
import { reads, success, underData } from './envelope'
import { itemUrl } from './portfolio'

/**
 * `url` of a picture that was added by web address is that address as sent, before and after it was fetched;
 * `stored_url` is our own file. A private file's address works for a few minutes and for this session only.
 */
export const modelImage = object<PortfolioItem>('ModelImage')({
  _id: text,
  url: [nullable(address), (item, ctx) => item.download?.address ?? itemUrl(item, ctx)],
  stored_url: [nullable(address), (item, ctx) => (item.picture || item.file ? itemUrl(item, ctx) : null)],
  type: choice(PICTURE_TYPES),
  is_locked: flag,
})

export const images = object<readonly PortfolioItem[]>()({
  success,
  images: [list(modelImage), (items) => items],
})

export const imageRequest = reads('id', 'url', 'type', 'is_locked')
export const imageUploadRequest = reads('id', 'type', 'is_locked')

export const digitalAdded = underData(object<AddedDigital>()({ type: choice(DIGITALS), addedOn: day }))
export const digitalRequest = reads('id', 'type')
