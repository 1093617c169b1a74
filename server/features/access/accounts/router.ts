import { adminSignIn, sessionId, talentSignIn } from '../../../../shared/access/accounts'
import { passkeyStep, passkeyStepStart } from '../../../../shared/access/passkeys'
import { protectedProcedure, publicProcedure, router } from '../../../core/procedures'
import * as service from './service'

export const authRouter = router({
  signInAdmin: publicProcedure('accounts.signIn')
    .input(adminSignIn)
    .mutation(({ ctx, input }) => service.signInAdmin(ctx, input)),
  startPasskeyStep: publicProcedure('accounts.signIn')
    .input(passkeyStepStart)
    .mutation(({ ctx, input }) => service.startPasskeyStep(ctx, input)),
  signInWithPasskeyStep: publicProcedure('accounts.signIn')
    .input(passkeyStep)
    .mutation(({ ctx, input }) => service.signInWithPasskeyStep(ctx, input)),
  signInTalent: publicProcedure('accounts.signIn')
    .input(talentSignIn)
    .mutation(({ ctx, input }) => service.signInTalent(ctx, input)),
  signOut: protectedProcedure('sessions.manage').mutation(({ ctx }) => service.signOut(ctx)),
  sessions: protectedProcedure('sessions.manage').query(({ ctx }) => service.listSessions(ctx)),
  endSession: protectedProcedure('sessions.manage')
    .input(sessionId)
    .mutation(({ ctx, input }) => service.endOwnSession(ctx, input.id)),
  endOtherSessions: protectedProcedure('sessions.manage').mutation(({ ctx }) =>
    service.endOtherSessions(ctx),
  ),
})
