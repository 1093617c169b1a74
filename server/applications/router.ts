import {
  applicationDecision,
  applicationFilters,
  applicationId,
  applicationRequest,
  applicationSearch,
} from '../../shared/applications'
import { adminProcedure, router, siteProcedure } from '../core/procedures'
import * as service from './service'

export const siteApplications = router({
  submit: siteProcedure
    .input(applicationRequest)
    .mutation(({ ctx, input }) => service.submitApplication(ctx, input)),
})

export const adminApplications = router({
  list: adminProcedure
    .input(applicationFilters)
    .query(({ ctx, input }) => service.listApplications(ctx, input)),
  get: adminProcedure.input(applicationId).query(({ ctx, input }) => service.getApplication(ctx, input.id)),
  decide: adminProcedure
    .input(applicationDecision)
    .mutation(({ ctx, input }) => service.decideApplication(ctx, input)),
  remove: adminProcedure
    .input(applicationId)
    .mutation(({ ctx, input }) => service.removeApplication(ctx, input)),
  export: adminProcedure
    .input(applicationSearch)
    .query(({ ctx, input }) => service.exportApplications(ctx, input)),
})
