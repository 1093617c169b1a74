import type { Picture } from '../../../../shared/roster/models'
import type { PictureDownload, PortfolioItem } from '../../../../shared/roster/portfolio'
import { fileType } from '../../media/store/rules'
import type { ListedItem } from './repository'

/** An item as its owner sees it; `query` signs private files, `download` is for the agency. */
export function portfolioItem(
  { item, media }: Pick<ListedItem, 'item' | 'media'>,
  query: string | undefined,
  download: PictureDownload | null = null,
): PortfolioItem {
  const signed = query === undefined ? {} : { query }
  const picture: Picture | null =
    media?.kind === 'image'
      ? {
          id: media.id,
          type: item.type,
          width: media.width ?? 0,
          height: media.height ?? 0,
          thumbhash: media.thumbhash ?? '',
          widths: media.widths,
          ...signed,
        }
      : null
  const file = media && !picture ? (fileType(media.contentType)?.file ?? '') : ''
  return {
    id: item.id,
    type: item.type,
    isLocked: item.isLocked,
    kind: media?.kind ?? null,
    fileName: media?.originalName ?? item.externalUrl ?? '',
    fileSize: media?.bytes ?? 0,
    contentType: media?.contentType ?? '',
    uploadedAt: item.createdAt,
    picture,
    file: media && file !== '' ? { id: media.id, file, ...signed } : null,
    externalUrl: item.externalUrl,
    download,
    face: item.face,
  }
}
