import { isSingle, PICTURE_TYPES } from '../../../../../../shared/lists'
import type { PortfolioItem } from '../../../../../../shared/roster/portfolio'
import { adminModels } from '../copy'

export const typeChoices = PICTURE_TYPES.map((value) => ({
  value,
  words: adminModels.images.typeWords(value),
}))

/** The types an image can be changed to. A video cannot take a single-picture type, but keeps the one it has. */
export const choicesFor = ({ kind, type }: Pick<PortfolioItem, 'kind' | 'type'>) =>
  kind === 'video' ? typeChoices.filter(({ value }) => value === type || !isSingle(value)) : typeChoices
