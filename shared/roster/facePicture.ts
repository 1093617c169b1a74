import type { Picture } from './models'
import type { PortfolioItem } from './portfolio'

/** A model's thumbnail in agency lists: the profile picture, or else the first unlocked picture. */
export const facePicture = (images: readonly PortfolioItem[]): Picture | null =>
  (
    images.find(({ type, picture }) => type === 'profile_pic' && picture) ??
    images.find(({ isLocked, picture }) => !isLocked && picture)
  )?.picture ?? null
