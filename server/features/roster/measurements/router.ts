import { measuredModel, measuringFilters, newReading } from '../../../../shared/roster/measurements'
import { protectedProcedure, router } from '../../../core/procedures'
import * as service from './service'

export const deskMeasuring = router({
  list: protectedProcedure('measurements.read')
    .input(measuringFilters)
    .query(({ ctx, input }) => service.listMeasuring(ctx, input)),
  history: protectedProcedure('measurements.read')
    .input(measuredModel)
    .query(({ ctx, input }) => service.listReadings(ctx, input.modelId)),
  save: protectedProcedure('measurements.add')
    .input(newReading)
    .mutation(({ ctx, input }) => service.saveReading(ctx, input)),
})
