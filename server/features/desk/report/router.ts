import { reportList, reportPeriod } from '../../../../shared/desk/deskReport'
import { protectedProcedure, router } from '../../../core/procedures'
import * as service from './service'

export const deskReport = router({
  get: protectedProcedure('deskReport.read')
    .input(reportPeriod)
    .query(({ ctx, input }) => service.readReport(ctx, input)),
  list: protectedProcedure('deskReport.read')
    .input(reportList)
    .query(({ ctx, input }) => service.listReport(ctx, input)),
  export: protectedProcedure('deskReport.export')
    .input(reportPeriod)
    .query(({ ctx, input }) => service.exportReport(ctx, input)),
})
