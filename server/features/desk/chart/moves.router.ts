import { chartDays, chartForecast, chartPassing } from '../../../../shared/desk/chart/chartMoves'
import { protectedProcedure, router } from '../../../core/procedures'
import * as service from './moves.service'

const deciding = protectedProcedure('claims.decide')

export const chartMoves = router({
  forecast: deciding.input(chartForecast).query(({ ctx, input }) => service.forecast(ctx, input)),
  setDays: deciding.input(chartDays).mutation(({ ctx, input }) => service.setDays(ctx, input)),
  pass: deciding.input(chartPassing).mutation(({ ctx, input }) => service.pass(ctx, input)),
})
