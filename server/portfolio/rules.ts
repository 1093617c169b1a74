import { isSingle, type MediaKind, type PictureType } from '../../shared/lists'

/** What files of ours a type takes: where there is one of it, it stands for the model, and is a picture. */
export const kindsOf = (type: PictureType): readonly MediaKind[] =>
  isSingle(type) ? ['image'] : ['image', 'video']

const MEDIA_PATH = /^\/media\/([A-Za-z0-9_-]{22})(?:\/|$)/

/** The id of a file of ours that an address names; null for an address anywhere else. */
export function ownMediaId(url: string, site: string): string | null {
  const address = new URL(url)
  return address.host === new URL(site).host ? (MEDIA_PATH.exec(address.pathname)?.[1] ?? null) : null
}
