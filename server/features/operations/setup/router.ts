import { passedStep, setupVisibility } from '../../../../shared/operations/setup'
import { protectedProcedure, router } from '../../../core/procedures'
import * as service from './service'

export const adminSetup = router({
  read: protectedProcedure('agencySettings.change').query(({ ctx }) => service.readSetup(ctx)),
  passStep: protectedProcedure('agencySettings.change')
    .input(passedStep)
    .mutation(({ ctx, input }) => service.passStep(ctx, input)),
  setVisibility: protectedProcedure('agencySettings.change')
    .input(setupVisibility)
    .mutation(({ ctx, input }) => service.setVisibility(ctx, input)),
})
