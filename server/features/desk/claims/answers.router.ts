import { claimDecision, feeChange, informing, recordedAnswer } from '../../../../shared/desk/claims'
import { protectedProcedure, router } from '../../../core/procedures'
import { claimDecided } from '../jobs/service'
import * as service from './answers.service'

const deciding = protectedProcedure('claims.decide')

export const deskAnswers = router({
  ask: deciding
    .input(claimDecision)
    .mutation(({ ctx, input }) => claimDecided(ctx, input.claimId, service.ask(ctx, input))),
  recordAnswer: deciding
    .input(recordedAnswer)
    .mutation(({ ctx, input }) => claimDecided(ctx, input.claimId, service.recordAnswer(ctx, input))),
  setFee: deciding
    .input(feeChange)
    .mutation(({ ctx, input }) => claimDecided(ctx, input.claimId, service.setFee(ctx, input))),
  keepInformed: deciding
    .input(informing)
    .mutation(({ ctx, input }) => claimDecided(ctx, input.claimId, service.keepInformed(ctx, input))),
})
