import { auditFilters, auditSearch } from '../../shared/team'
import { router, superadminProcedure } from '../core/procedures'
import * as service from './service'

export const adminAudit = router({
  list: superadminProcedure.input(auditFilters).query(({ ctx, input }) => service.listEvents(ctx, input)),
  actions: superadminProcedure.query(({ ctx }) => service.listActions(ctx)),
  export: superadminProcedure.input(auditSearch).query(({ ctx, input }) => service.exportEvents(ctx, input)),
})
