import { chartHold } from '../../../shared/chart'
import { protectedProcedure, router } from '../../core/procedures'
import * as service from './service'

export const chartDecisions = router({
  hold: protectedProcedure('claims.decide')
    .input(chartHold)
    .mutation(({ ctx, input }) => service.holdFor(ctx, input)),
})
