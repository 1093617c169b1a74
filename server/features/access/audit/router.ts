import { auditFilters, auditSearch } from '../../../../shared/access/team'
import { protectedProcedure, router } from '../../../core/procedures'
import * as service from './service'

export const adminAudit = router({
  list: protectedProcedure('audit.read')
    .input(auditFilters)
    .query(({ ctx, input }) => service.listEvents(ctx, input)),
  actions: protectedProcedure('audit.read').query(({ ctx }) => service.listActions(ctx)),
  export: protectedProcedure('audit.export')
    .input(auditSearch)
    .query(({ ctx, input }) => service.exportEvents(ctx, input)),
})
