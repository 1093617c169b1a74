import { z } from 'zod'
import { answerWithdrawal, talentAnswer } from '../../../../shared/desk/talentJobs'
import { id } from '../../../../shared/text/text'
import { router, talentProcedure } from '../../../core/procedures'
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
