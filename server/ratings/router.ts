import { newRating } from '../../shared/ratings'
import { adminProcedure, router } from '../core/procedures'
import * as service from './service'

export const adminRatings = router({
  add: adminProcedure.input(newRating).mutation(({ ctx, input }) => service.addRating(ctx, input)),
})
