import { isSingle, PICTURE_TYPES } from '../../../../shared/lists'
import type { PortfolioItem } from '../../../../shared/portfolio'
import { adminModels } from '../../words/adminModels'

export const typeChoices = PICTURE_TYPES.map((value) => ({
  value,
  words: adminModels.images.typeWords(value),
}))

/** What an image may be made: a clip nothing of which there is one picture, but it keeps what it is. */
export const choicesFor = ({ kind, type }: Pick<PortfolioItem, 'kind' | 'type'>) =>
  kind === 'video' ? typeChoices.filter(({ value }) => value === type || !isSingle(value)) : typeChoices
