import type { PictureType } from '../../shared/lists'

/** Pictures of these types are always locked, whatever was asked (S26). */
export const isIntimate = (type: PictureType) => type.startsWith('nude') || type.startsWith('bikini')
