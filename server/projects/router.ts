import { publicProjectFilters } from '../../shared/projects'
import { router, siteProcedure } from '../core/procedures'
import * as service from './service'

export const siteProjects = router({
  list: siteProcedure
    .input(publicProjectFilters)
    .query(({ ctx, input }) => service.listPublicProjects(ctx, input)),
})
