import { changePassword, resetPassword, resetRequest, resetToken } from '../../../../shared/access/accounts'
import { protectedProcedure, publicProcedure, router } from '../../../core/procedures'
import { readProgramAccess } from '../apiKeys/programs.service'
import * as service from './service'

export const passwordResetRouter = router({
  requestReset: publicProcedure('accounts.resetPassword')
    .input(resetRequest)
    .mutation(({ ctx, input }) => service.requestReset(ctx, input)),
  resetPassword: publicProcedure('accounts.resetPassword')
    .input(resetPassword)
    .mutation(({ ctx, input }) => service.resetPassword(ctx, input)),
  /** A mutation, because an address would show the token. */
  accessOfReset: publicProcedure('accounts.resetPassword')
    .input(resetToken)
    .mutation(({ ctx, input }) => service.accessOfReset(ctx, input.token)),
  ownAccess: protectedProcedure('password.change').query(({ ctx }) =>
    readProgramAccess(ctx.db, ctx.session.account.id),
  ),
  changePassword: protectedProcedure('password.change')
    .input(changePassword)
    .mutation(({ ctx, input }) => service.changePassword(ctx, input)),
})
