import { opportunityId } from '../../../../shared/roster/talents'
import {
  newOpportunity,
  opportunityApplicationDecision,
  opportunityChanges,
  opportunityClosing,
  opportunityFilters,
} from '../../../../shared/talent/opportunities'
import { protectedProcedure, router } from '../../../core/procedures'
import * as service from './service'

export const adminOpportunities = router({
  list: protectedProcedure('opportunities.read')
    .input(opportunityFilters)
    .query(({ ctx, input }) => service.listOpportunities(ctx, input)),
  get: protectedProcedure('opportunities.read')
    .input(opportunityId)
    .query(({ ctx, input }) => service.readOpportunity(ctx, input.id)),
  create: protectedProcedure('opportunities.change')
    .input(newOpportunity)
    .mutation(({ ctx, input }) => service.postOpportunity(ctx, input)),
  change: protectedProcedure('opportunities.change')
    .input(opportunityChanges)
    .mutation(({ ctx, input }) => service.changeOpportunity(ctx, input)),
  setClosed: protectedProcedure('opportunities.change')
    .input(opportunityClosing)
    .mutation(({ ctx, input }) => service.closeOpportunity(ctx, input)),
  remove: protectedProcedure('opportunities.remove')
    .input(opportunityId)
    .mutation(({ ctx, input }) => service.deleteOpportunity(ctx, input)),
  decide: protectedProcedure('opportunities.decide')
    .input(opportunityApplicationDecision)
    .mutation(({ ctx, input }) => service.decideApplication(ctx, input)),
})
