import { claimDays } from '../../../shared/claims'
import { protectedProcedure, router } from '../../core/procedures'
import { claimDecided } from '../jobs/service'
import * as service from './service'

export const deskClaimDays = router({
  setDates: protectedProcedure('claims.decide')
    .input(claimDays)
    .mutation(({ ctx, input }) => claimDecided(ctx, input.claimId, service.setDates(ctx, input))),
})
