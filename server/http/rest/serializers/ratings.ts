import { z } from 'zod'
import type { Rating, Ratings } from '../../../../shared/roster/ratings'
import { count, inside, known, list, moment, nullable, object, plain, text } from '../../../core/codec'
import { reads, success } from './envelope'

const number = plain(z.number())

export const ratings = object<Ratings>('Ratings')({
  average: nullable(number),
  count,
  list: list(object<Rating>()({ _id: text, rating: number, comment: known, created_at: moment })),
})

export const ratingAdded = object<Ratings>()({ success, ratings: inside(ratings) })

export const ratingRequest = reads('id', 'rating', 'comment')
