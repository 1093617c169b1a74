import { changePassword, resetPassword, resetRequest } from '../../../shared/accounts'
import { protectedProcedure, publicProcedure, router } from '../../core/procedures'
import * as service from './service'

export const passwordResetRouter = router({
  requestReset: publicProcedure('accounts.resetPassword')
    .input(resetRequest)
    .mutation(({ ctx, input }) => service.requestReset(ctx, input)),
  resetPassword: publicProcedure('accounts.resetPassword')
    .input(resetPassword)
    .mutation(({ ctx, input }) => service.resetPassword(ctx, input)),
  changePassword: protectedProcedure('password.change')
    .input(changePassword)
    .mutation(({ ctx, input }) => service.changePassword(ctx, input)),
})
