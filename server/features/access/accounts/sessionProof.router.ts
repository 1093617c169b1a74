import { passwordAgain } from '../../../../shared/access/accounts'
import { passkeyAnswer } from '../../../../shared/access/passkeys'
import { protectedProcedure, router } from '../../../core/procedures'
import * as service from './sessionProof.service'

export const sessionProofRouter = router({
  proveByPassword: protectedProcedure('sessions.manage')
    .input(passwordAgain)
    .mutation(({ ctx, input }) => service.proveByPassword(ctx, input.password)),
  startPasskeyProof: protectedProcedure('sessions.manage').mutation(({ ctx }) =>
    service.startPasskeyProof(ctx),
  ),
  proveByPasskey: protectedProcedure('sessions.manage')
    .input(passkeyAnswer)
    .mutation(({ ctx, input }) => service.proveByPasskey(ctx, input)),
})
