import { adminSignIn, sessionId, talentSignIn } from '../../shared/accounts'
import { memberProcedure, router, siteProcedure } from '../core/procedures'
import * as service from './service'

export const authRouter = router({
  signInAdmin: siteProcedure.input(adminSignIn).mutation(({ ctx, input }) => service.signInAdmin(ctx, input)),
  signInTalent: siteProcedure
    .input(talentSignIn)
    .mutation(({ ctx, input }) => service.signInTalent(ctx, input)),
  signOut: memberProcedure.mutation(({ ctx }) => service.signOut(ctx)),
  sessions: memberProcedure.query(({ ctx }) => service.listSessions(ctx)),
  endSession: memberProcedure
    .input(sessionId)
    .mutation(({ ctx, input }) => service.endOwnSession(ctx, input.id)),
  endOtherSessions: memberProcedure.mutation(({ ctx }) => service.endOtherSessions(ctx)),
})
