import { newRating } from '../../../../shared/roster/ratings'
import { protectedProcedure, router } from '../../../core/procedures'
import * as service from './service'

export const adminRatings = router({
  add: protectedProcedure('ratings.add')
    .input(newRating)
    .mutation(({ ctx, input }) => service.addRating(ctx, input)),
})
