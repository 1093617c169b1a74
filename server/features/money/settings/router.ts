import {
  lastNumbers,
  moneySettings,
  newTaxCode,
  newWithholdingCode,
} from '../../../../shared/money/moneySettings'
import { protectedProcedure, router } from '../../../core/procedures'
import * as service from './service'

export const adminMoneySettings = router({
  get: protectedProcedure('moneySettings.read').query(({ ctx }) => service.readMoneySettings(ctx)),
  save: protectedProcedure('moneySettings.change')
    .input(moneySettings)
    .mutation(({ ctx, input }) => service.saveMoneySettings(ctx, input)),
  sayNumbers: protectedProcedure('moneySettings.change')
    .input(lastNumbers)
    .mutation(({ ctx, input }) => service.sayNumbers(ctx, input)),
  addTaxCode: protectedProcedure('moneySettings.change')
    .input(newTaxCode)
    .mutation(({ ctx, input }) => service.addTaxCode(ctx, input)),
  addWithholdingCode: protectedProcedure('moneySettings.change')
    .input(newWithholdingCode)
    .mutation(({ ctx, input }) => service.addWithholdingCode(ctx, input)),
})
