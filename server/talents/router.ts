import { opportunityId, submissionId } from '../../shared/talents'
import { router, talentProcedure } from '../core/procedures'
import { listOpen } from '../opportunities/service'
import * as service from './service'

export const talentDashboard = router({
  overview: talentProcedure.query(({ ctx }) => service.overview(ctx)),
  opportunities: talentProcedure.query(({ ctx }) => listOpen(ctx)),
  submissions: talentProcedure.query(({ ctx }) => service.submissions(ctx)),
  applyTo: talentProcedure.input(opportunityId).mutation(({ ctx, input }) => service.applyTo(ctx, input)),
  withdraw: talentProcedure.input(submissionId).mutation(({ ctx, input }) => service.withdraw(ctx, input)),
  projects: talentProcedure.query(({ ctx }) => service.projects(ctx)),
})
