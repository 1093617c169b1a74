import type { Ratings } from '../../../../shared/ratings'
import type { Given } from '../rows'

/** Section 3, 'Model detail response'. */
export const ratings = ({ average, count, list }: Ratings) => ({
  average,
  count,
  list: list.map(({ id, rating, comment, createdAt }) => ({
    _id: id,
    rating,
    comment,
    created_at: createdAt,
  })),
})

export const ratingAdded = (after: Ratings) => ({ success: true, ratings: ratings(after) })

export const ratingRequest = ({ id, rating, comment }: Given) => ({ id, rating, comment })
