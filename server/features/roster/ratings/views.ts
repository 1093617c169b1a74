import type { Rating } from '../../../../shared/roster/ratings'
import type { RatingRow } from './repository'

/** Without the author. */
export const ratingView = ({ id, rating, comment, createdAt }: RatingRow): Rating => ({
  id,
  rating,
  comment,
  createdAt,
})
