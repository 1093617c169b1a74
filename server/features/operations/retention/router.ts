import { protectedProcedure, router } from '../../../core/procedures'
import * as service from './service'

export const adminRetention = router({
  read: protectedProcedure('retention.read').query(({ ctx }) => service.readReport(ctx)),
})
