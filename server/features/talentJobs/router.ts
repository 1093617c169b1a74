import { z } from 'zod'
import { id } from '../../../shared/claims'
import { answerWithdrawal, talentAnswer } from '../../../shared/talentJobs'
import { router, talentProcedure } from '../../core/procedures'
import * as service from './service'

export const talentJobs = router({
  list: talentProcedure('ownJobs.read').query(({ ctx }) => service.listJobs(ctx)),
  waiting: talentProcedure('ownJobs.read').query(({ ctx }) => service.waiting(ctx)),
  get: talentProcedure('ownJobs.read')
    .input(z.object({ claimId: id }))
    .query(({ ctx, input }) => service.jobOf(ctx, ctx.session.modelId, input.claimId)),
  answer: talentProcedure('ownJobs.answer')
    .input(talentAnswer)
    .mutation(({ ctx, input }) => service.answer(ctx, input)),
  takeBackAnswer: talentProcedure('ownJobs.answer')
    .input(answerWithdrawal)
    .mutation(({ ctx, input }) => service.takeBackAnswer(ctx, input)),
})
