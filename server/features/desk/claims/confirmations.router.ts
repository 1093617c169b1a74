import { claimDecision, confirmation, confirmationOverOthers } from '../../../../shared/desk/claims'
import { protectedProcedure, router } from '../../../core/procedures'
import { claimDecided } from '../jobs/service'
import * as service from './confirmations.service'

const deciding = protectedProcedure('claims.decide')

export const deskConfirmations = router({
  confirm: deciding
    .input(confirmation)
    .mutation(({ ctx, input }) => claimDecided(ctx, input.claimId, service.confirm(ctx, input))),
  releaseAndConfirm: deciding
    .input(confirmationOverOthers)
    .mutation(({ ctx, input }) => claimDecided(ctx, input.claimId, service.releaseAndConfirm(ctx, input))),
  cancel: deciding
    .input(claimDecision)
    .mutation(({ ctx, input }) => claimDecided(ctx, input.claimId, service.cancel(ctx, input))),
  withdraw: deciding
    .input(claimDecision)
    .mutation(({ ctx, input }) => claimDecided(ctx, input.claimId, service.withdraw(ctx, input))),
})
