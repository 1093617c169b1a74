import {
  newOpportunity,
  opportunityChanges,
  opportunityClosing,
  opportunityFilters,
  submissionDecision,
} from '../../shared/opportunities'
import { opportunityId } from '../../shared/talents'
import { adminProcedure, router } from '../core/procedures'
import * as service from './service'

export const adminOpportunities = router({
  list: adminProcedure
    .input(opportunityFilters)
    .query(({ ctx, input }) => service.listOpportunities(ctx, input)),
  get: adminProcedure.input(opportunityId).query(({ ctx, input }) => service.readOpportunity(ctx, input.id)),
  create: adminProcedure
    .input(newOpportunity)
    .mutation(({ ctx, input }) => service.postOpportunity(ctx, input)),
  change: adminProcedure
    .input(opportunityChanges)
    .mutation(({ ctx, input }) => service.changeOpportunity(ctx, input)),
  setClosed: adminProcedure
    .input(opportunityClosing)
    .mutation(({ ctx, input }) => service.closeOpportunity(ctx, input)),
  remove: adminProcedure
    .input(opportunityId)
    .mutation(({ ctx, input }) => service.deleteOpportunity(ctx, input)),
  decide: adminProcedure
    .input(submissionDecision)
    .mutation(({ ctx, input }) => service.decideSubmission(ctx, input)),
})
