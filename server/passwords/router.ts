import { changePassword, resetPassword, resetRequest } from '../../shared/accounts'
import { memberProcedure, router, siteProcedure } from '../core/procedures'
import * as service from './service'

export const passwordsRouter = router({
  requestReset: siteProcedure
    .input(resetRequest)
    .mutation(({ ctx, input }) => service.requestReset(ctx, input)),
  resetPassword: siteProcedure
    .input(resetPassword)
    .mutation(({ ctx, input }) => service.resetPassword(ctx, input)),
  changePassword: memberProcedure
    .input(changePassword)
    .mutation(({ ctx, input }) => service.changePassword(ctx, input)),
})
