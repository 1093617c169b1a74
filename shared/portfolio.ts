import { z } from 'zod'
import { PORTFOLIO_MAX } from './limits'
import { type MediaKind, PICTURE_TYPES, type PictureType } from './lists'
import type { Picture } from './models'
import { line, link } from './text'

/** Other names under which a type may arrive (contract, 'Where the specification reads two ways'). */
const ALIASES: Record<string, PictureType> = { profile: 'profile_pic', polaroid_side: 'polaroid_left' }

/** A picture's type by any of its names. */
export const pictureType = z.preprocess(
  (given) => (typeof given === 'string' ? (ALIASES[given] ?? given) : given),
  z.enum(PICTURE_TYPES),
)

/** The text parts beside an uploaded file. */
export const portfolioUpload = z.object({
  type: z.preprocess((given) => (given === '' ? undefined : given), pictureType.default('gallery')),
})

/** A portfolio item by its address: specification section 7, `POST /portfolio/upload`. */
export const portfolioLink = z.object({
  url: link.refine((given) => given !== '', 'Enter a web address that starts with https:// or http://'),
  type: z.preprocess((given) => (given === '' ? undefined : given), pictureType.default('gallery')),
  modelId: line(80).nullish(),
})
export type PortfolioLink = z.output<typeof portfolioLink>

export const portfolioItemId = z.object({ id: line(80) })

/** Every item's id once, in the order in which they are to be shown. */
export const portfolioOrder = z.object({ ids: z.array(line(80)).max(PORTFOLIO_MAX) })

/** A portfolio item as its owner sees it. Exactly one of `picture`, `file` and `externalUrl` is there. */
export type PortfolioItem = {
  id: string
  type: PictureType
  isLocked: boolean
  kind: MediaKind | null
  /** the client's own name of the file */
  fileName: string
  /** bytes of all that is stored of it */
  fileSize: number
  contentType: string
  /** ISO 8601, UTC */
  uploadedAt: string
  picture: Picture | null
  /** a video: its id and file below /media, and the signature that opens it while it is private */
  file: { id: string; file: string; query?: string } | null
  externalUrl: string | null
}
