import { invitationToken, signUp, socialSignIn, socialStart } from '../../shared/accounts'
import { router, siteProcedure } from '../core/procedures'
import * as service from './service'

export const registrationRouter = router({
  register: siteProcedure.input(signUp).mutation(({ ctx, input }) => service.register(ctx, input)),
  invitation: siteProcedure
    .input(invitationToken)
    .query(({ ctx, input }) => service.showInvitation(ctx, input.token)),
  signInSocially: siteProcedure
    .input(socialSignIn)
    .mutation(({ ctx, input }) => service.signInSocially(ctx, input)),
  startSocially: siteProcedure
    .input(socialStart)
    .mutation(({ ctx, input }) => service.startSocially(ctx, input)),
})
