import { adminProcedure, router } from '../core/procedures'
import * as service from './service'

export const adminRetention = router({
  read: adminProcedure.query(({ ctx }) => service.readReport(ctx)),
})
