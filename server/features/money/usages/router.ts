import { changedUsage, newUsage, usageId, usagesOf } from '../../../../shared/money/usages'
import { protectedProcedure, router } from '../../../core/procedures'
import * as service from './service'

export const deskUsages = router({
  list: protectedProcedure('money.read')
    .input(usagesOf)
    .query(({ ctx, input }) => service.listUsages(ctx, input)),
  add: protectedProcedure('jobValue.change')
    .input(newUsage)
    .mutation(({ ctx, input }) => service.addUsage(ctx, input)),
  change: protectedProcedure('jobValue.change')
    .input(changedUsage)
    .mutation(({ ctx, input }) => service.changeUsage(ctx, input)),
  remove: protectedProcedure('jobValue.change')
    .input(usageId)
    .mutation(({ ctx, input }) => service.removeUsage(ctx, input)),
  renew: protectedProcedure('jobValue.change')
    .input(usageId)
    .mutation(({ ctx, input }) => service.renewUsage(ctx, input)),
  letEnd: protectedProcedure('jobValue.change')
    .input(usageId)
    .mutation(({ ctx, input }) => service.letUsageEnd(ctx, input)),
})
