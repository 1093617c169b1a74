import { staffAccountChange } from '../../../../shared/access/staffAccount'
import { protectedProcedure, router } from '../../../core/procedures'
import * as service from './staff.service'

export const adminStaffAccount = router({
  get: protectedProcedure('staffAccount.change').query(({ ctx }) => service.readOwn(ctx)),
  change: protectedProcedure('staffAccount.change')
    .input(staffAccountChange)
    .mutation(({ ctx, input }) => service.changeOwn(ctx, input)),
})
