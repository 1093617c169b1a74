import { invitationToken, signUp, socialSignIn, socialStart } from '../../../../shared/access/accounts'
import { publicProcedure, router } from '../../../core/procedures'
import * as service from './service'

export const registrationRouter = router({
  register: publicProcedure('accounts.register')
    .input(signUp)
    .mutation(({ ctx, input }) => service.register(ctx, input)),
  invitation: publicProcedure('accounts.acceptInvitation')
    .input(invitationToken)
    .query(({ ctx, input }) => service.showInvitation(ctx, input.token)),
  signInSocially: publicProcedure('accounts.signIn')
    .input(socialSignIn)
    .mutation(({ ctx, input }) => service.signInSocially(ctx, input)),
  startSocially: publicProcedure('accounts.signIn')
    .input(socialStart)
    .mutation(({ ctx, input }) => service.startSocially(ctx, input)),
})
