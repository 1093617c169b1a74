import { applicationRequest } from '../../shared/applications'
import { router, siteProcedure } from '../core/procedures'
import * as service from './service'

export const siteApplications = router({
  apply: siteProcedure.input(applicationRequest).mutation(({ ctx, input }) => service.apply(ctx, input)),
})
