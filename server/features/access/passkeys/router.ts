import { passwordAgain } from '../../../../shared/access/accounts'
import { newPasskey, passkeyAnswer, passkeyName, passkeyRemoval } from '../../../../shared/access/passkeys'
import { protectedProcedure, publicProcedure, router } from '../../../core/procedures'
import * as service from './service'

export const adminPasskeys = router({
  list: protectedProcedure('ownSecondFactor.change').query(({ ctx }) => service.listOwn(ctx)),
  start: protectedProcedure('ownSecondFactor.change')
    .input(passwordAgain)
    .mutation(({ ctx, input }) => service.start(ctx, input.password)),
  add: protectedProcedure('ownSecondFactor.change')
    .input(newPasskey)
    .mutation(({ ctx, input }) => service.add(ctx, input)),
  rename: protectedProcedure('ownSecondFactor.change')
    .input(passkeyName)
    .mutation(({ ctx, input }) => service.rename(ctx, input)),
  remove: protectedProcedure('ownSecondFactor.change')
    .input(passkeyRemoval)
    .mutation(({ ctx, input }) => service.remove(ctx, input)),
})

export const passkeySignIn = router({
  startPasskey: publicProcedure('accounts.signIn').mutation(({ ctx }) => service.startSignIn(ctx)),
  signInWithPasskey: publicProcedure('accounts.signIn')
    .input(passkeyAnswer)
    .mutation(({ ctx, input }) => service.signIn(ctx, input)),
})
