import type { Rating } from '../../shared/ratings'
import type { RatingRow } from './repository'

/** Who wrote it stays with the agency's own table. */
export const ratingView = ({ id, rating, comment, createdAt }: RatingRow): Rating => ({
  id,
  rating,
  comment,
  createdAt,
})
