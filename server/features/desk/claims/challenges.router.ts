import { challengeMove, claimDecision, goingAhead } from '../../../../shared/desk/claims'
import { protectedProcedure, router } from '../../../core/procedures'
import { claimDecided } from '../jobs/service'
import * as service from './challenges.service'

const challenging = protectedProcedure('claims.challenge')

export const deskChallenges = router({
  challenge: challenging
    .input(claimDecision)
    .mutation(({ ctx, input }) => claimDecided(ctx, input.claimId, service.challenge(ctx, input))),
  moveChallenge: challenging
    .input(challengeMove)
    .mutation(({ ctx, input }) => claimDecided(ctx, input.claimId, service.moveChallenge(ctx, input))),
  takeChallengeBack: challenging
    .input(claimDecision)
    .mutation(({ ctx, input }) => claimDecided(ctx, input.claimId, service.takeChallengeBack(ctx, input))),
  letGoAhead: challenging
    .input(goingAhead)
    .mutation(({ ctx, input }) => claimDecided(ctx, input.claimId, service.letGoAhead(ctx, input))),
})
