import { adminSignIn } from '../../shared/accounts'
import { memberProcedure, router, siteProcedure } from '../core/procedures'
import * as service from './service'

export const authRouter = router({
  signInAdmin: siteProcedure.input(adminSignIn).mutation(({ ctx, input }) => service.signInAdmin(ctx, input)),
  signOut: memberProcedure.mutation(({ ctx }) => service.signOut(ctx)),
})
