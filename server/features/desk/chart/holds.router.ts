import { chartHold, holdForecast } from '../../../../shared/desk/chart/chart'
import { protectedProcedure, router } from '../../../core/procedures'
import * as service from './holds.service'

export const chartDecisions = router({
  forecastHold: protectedProcedure('claims.decide')
    .input(holdForecast)
    .query(({ ctx, input }) => service.forecastHold(ctx, input)),
  hold: protectedProcedure('claims.decide')
    .input(chartHold)
    .mutation(({ ctx, input }) => service.holdFor(ctx, input)),
})
