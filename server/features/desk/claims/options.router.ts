import { extension, optionDecision, proposal, releasing } from '../../../../shared/desk/claims'
import { protectedProcedure, router } from '../../../core/procedures'
import { claimDecided, jobDecided } from '../jobs/service'
import * as service from './options.service'

const deciding = protectedProcedure('claims.decide')

export const deskOptions = router({
  propose: deciding
    .input(proposal)
    .mutation(({ ctx, input }) => jobDecided(ctx, input.jobId, service.propose(ctx, input))),
  option: deciding
    .input(optionDecision)
    .mutation(({ ctx, input }) => claimDecided(ctx, input.claimId, service.placeOption(ctx, input))),
  release: deciding
    .input(releasing)
    .mutation(({ ctx, input }) => claimDecided(ctx, input.claimId, service.release(ctx, input))),
  extend: deciding
    .input(extension)
    .mutation(({ ctx, input }) => claimDecided(ctx, input.claimId, service.extend(ctx, input))),
})
