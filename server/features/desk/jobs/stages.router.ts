import { stageChange } from '../../../../shared/desk/jobs/jobs'
import { protectedProcedure, router } from '../../../core/procedures'
import * as service from './stages.service'

export const deskJobStages = router({
  setStage: protectedProcedure('jobs.change')
    .input(stageChange)
    .mutation(({ ctx, input }) => service.setStage(ctx, input)),
})
