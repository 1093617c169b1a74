import { z } from 'zod'
import { PROSE_MAX, RATING_MAX, RATING_MIN } from '../limits'
import { blankAsNull, line, numeral, prose } from '../text/text'

const RANGE = `Enter a number from ${RATING_MIN} to ${RATING_MAX}`

/** `POST /admin/models/{id}/ratings`: 1 to 5, with an optional comment. */
export const newRating = z.object({
  id: line(80),
  rating: numeral(/^\d(\.\d{1,2})?$/, RANGE).pipe(
    z.number(RANGE).min(RATING_MIN, RANGE).max(RATING_MAX, RANGE),
  ),
  comment: prose(PROSE_MAX)
    .nullish()
    .transform((given) => blankAsNull(given ?? '')),
})
export type NewRating = z.output<typeof newRating>

export type Rating = {
  id: string
  rating: number
  comment: string | null
  /** ISO 8601, UTC */
  createdAt: string
}

/** A model's ratings, newest first; the average has one decimal and is 0 without ratings. */
export type Ratings = { average: number; count: number; list: Rating[] }
