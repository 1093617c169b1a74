import type { Picture } from './models'
import type { PortfolioItem } from './portfolio'

/** The picture by which the agency knows a model in a list: the profile picture, or the first that is not locked. */
export const facePicture = (images: readonly PortfolioItem[]): Picture | null =>
  (
    images.find(({ type, picture }) => type === 'profile_pic' && picture) ??
    images.find(({ isLocked, picture }) => !isLocked && picture)
  )?.picture ?? null
