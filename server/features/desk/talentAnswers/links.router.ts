import { answerLink, linkAnswer } from '../../../../shared/desk/talentJobs'
import { publicProcedure, router } from '../../../core/procedures'
import * as service from './links.service'

export const answerLinks = router({
  get: publicProcedure('answerLinks.use')
    .input(answerLink)
    .query(({ ctx, input }) => service.question(ctx, input)),
  give: publicProcedure('answerLinks.use')
    .input(linkAnswer)
    .mutation(({ ctx, input }) => service.give(ctx, input)),
})
