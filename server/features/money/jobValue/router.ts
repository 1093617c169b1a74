import { billing, jobOfValue, moneyLineId, newMoneyLine } from '../../../../shared/money/papers'
import { protectedProcedure, router } from '../../../core/procedures'
import * as service from './service'

export const deskJobValue = router({
  value: protectedProcedure('money.read')
    .input(jobOfValue)
    .query(({ ctx, input }) => service.readValue(ctx, { number: input.number }, input.abroad)),
  addLine: protectedProcedure('jobValue.change')
    .input(newMoneyLine)
    .mutation(({ ctx, input }) => service.addLine(ctx, input)),
  removeLine: protectedProcedure('jobValue.change')
    .input(moneyLineId)
    .mutation(({ ctx, input }) => service.removeLine(ctx, input)),
  saveBilling: protectedProcedure('jobValue.change')
    .input(billing)
    .mutation(({ ctx, input }) => service.saveBilling(ctx, input)),
})
