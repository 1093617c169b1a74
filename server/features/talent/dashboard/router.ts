import { opportunityApplicationId, opportunityId } from '../../../../shared/roster/talents'
import { router, talentProcedure } from '../../../core/procedures'
import { listOpen } from '../opportunities/service'
import * as service from './service'

export const talentDashboard = router({
  overview: talentProcedure('ownDashboard.read').query(({ ctx }) => service.overview(ctx)),
  opportunities: talentProcedure('ownOpportunities.read').query(({ ctx }) => listOpen(ctx)),
  applications: talentProcedure('ownOpportunities.read').query(({ ctx }) => service.applications(ctx)),
  applyTo: talentProcedure('ownOpportunities.apply')
    .input(opportunityId)
    .mutation(({ ctx, input }) => service.applyTo(ctx, input)),
  withdraw: talentProcedure('ownOpportunities.apply')
    .input(opportunityApplicationId)
    .mutation(({ ctx, input }) => service.withdraw(ctx, input)),
  projects: talentProcedure('ownDashboard.read').query(({ ctx }) => service.projects(ctx)),
})
