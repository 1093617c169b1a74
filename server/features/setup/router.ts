import { setupVisibility } from '../../../shared/setup'
import { protectedProcedure, router } from '../../core/procedures'
import * as service from './service'

export const adminSetup = router({
  read: protectedProcedure('agencySettings.change').query(({ ctx }) => service.readSetup(ctx)),
  setVisibility: protectedProcedure('agencySettings.change')
    .input(setupVisibility)
    .mutation(({ ctx, input }) => service.setVisibility(ctx, input)),
})
