import { applicationRequest } from '../../shared/applications'
import { router, siteProcedure } from '../core/procedures'
import * as service from './service'

export const siteApplications = router({
  submit: siteProcedure
    .input(applicationRequest)
    .mutation(({ ctx, input }) => service.submitApplication(ctx, input)),
})
