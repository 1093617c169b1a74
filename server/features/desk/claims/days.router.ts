import { claimDays } from '../../../../shared/desk/claims'
import { protectedProcedure, router } from '../../../core/procedures'
import { claimDecided } from '../jobs/service'
import * as service from './days.service'

export const deskClaimDays = router({
  setDates: protectedProcedure('claims.decide')
    .input(claimDays)
    .mutation(({ ctx, input }) => claimDecided(ctx, input.claimId, service.setDates(ctx, input))),
})
