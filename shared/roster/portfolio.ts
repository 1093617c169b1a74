import { z } from 'zod'
import { PORTFOLIO_MAX } from '../limits'
import {
  type DownloadFailure,
  type DownloadStatus,
  type MediaKind,
  PICTURE_TYPES,
  type PictureType,
} from '../lists'
import { oneOf } from '../text/choices'
import { line, link, shortList } from '../text/text'
import type { FaceCrop } from './faces'
import type { Picture } from './models'

/** Further accepted spellings of a type. */
const ALIASES: Record<string, PictureType> = { profile: 'profile_pic', polaroid_side: 'polaroid_left' }

/** A picture type by name or alias. */
export const pictureType = oneOf(PICTURE_TYPES, undefined, ALIASES)

export const portfolioUpload = z.object({
  type: z.preprocess((given) => (given === '' ? undefined : given), pictureType.default('gallery')),
})

/** `POST /portfolio/upload`: adds an item by its web address. */
export const portfolioLink = z.object({
  url: link.refine((given) => given !== '', 'Enter a web address that starts with https:// or http://'),
  type: z.preprocess((given) => (given === '' ? undefined : given), pictureType.default('gallery')),
  modelId: line(80).nullish(),
})
export type PortfolioLink = z.output<typeof portfolioLink>

export const portfolioItemId = z.object({ id: line(80) })

/** All item ids, each once, in display order. */
export const portfolioOrder = z.object({
  ids: shortList(line(80), PORTFOLIO_MAX, `At most ${PORTFOLIO_MAX}`),
})

/** A picture that an administrator added by web address: the address, and the state of its download. */
export type PictureDownload = {
  address: string
  status: DownloadStatus
  /** set for a failed download, and only for administrators */
  failure: DownloadFailure | null
}

/** A portfolio item as its owner sees it. Exactly one of `picture`, `file` and `externalUrl` is set. */
export type PortfolioItem = {
  id: string
  type: PictureType
  isLocked: boolean
  kind: MediaKind | null
  /** the client's file name */
  fileName: string
  /** bytes of all its stored files */
  fileSize: number
  contentType: string
  /** ISO 8601, UTC */
  uploadedAt: string
  picture: Picture | null
  /** a video: its address under /media, and the signature while it is private */
  file: { id: string; file: string; query?: string } | null
  externalUrl: string | null
  /** only for the agency */
  download: PictureDownload | null
  /** the square that the agency chose as the model's face; null on every other picture */
  face: FaceCrop | null
}
