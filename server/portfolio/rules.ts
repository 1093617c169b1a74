import { type PictureType, SINGLE_PICTURE_TYPES } from '../../shared/lists'

/** Pictures of these types are always locked, whatever was asked (S26). */
export const isIntimate = (type: PictureType) => type.startsWith('nude') || type.startsWith('bikini')

/** One each: a new one takes the old one's place (section 2, Portfolio tab). */
export const isSingle = (type: PictureType) => SINGLE_PICTURE_TYPES.some((single) => single === type)

const MEDIA_PATH = /^\/media\/([A-Za-z0-9_-]{22})(?:\/|$)/

/** The id of a file of ours that an address names; null for an address anywhere else. */
export function ownMediaId(url: string, site: string): string | null {
  const address = new URL(url)
  return address.host === new URL(site).host ? (MEDIA_PATH.exec(address.pathname)?.[1] ?? null) : null
}
