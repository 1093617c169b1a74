import { chartHalf, chartWindow } from '../../../../shared/desk/chart/chart'
import { protectedProcedure, router } from '../../../core/procedures'
import * as service from './service'

export const chartReads = router({
  window: protectedProcedure('chart.read')
    .input(chartWindow)
    .query(({ ctx, input }) => service.chartOf(ctx, input)),
  queue: protectedProcedure('chart.read')
    .input(chartHalf)
    .query(({ ctx, input }) => service.queueAt(ctx, input)),
})
