import { PICTURE_TYPES, type PictureType } from '../../../../shared/lists'
import { adminModels } from '../../words/adminModels'

/** Always locked, whatever was asked: the server decides the same (S26). */
export const isIntimate = (type: PictureType) => type.startsWith('nude') || type.startsWith('bikini')

export const typeChoices = PICTURE_TYPES.map((value) => ({
  value,
  words: adminModels.images.typeWords(value),
}))
