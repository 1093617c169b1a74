import { passwordAgain } from '../../../shared/accounts'
import { protectedProcedure, router } from '../../core/procedures'
import * as service from './service'

export const adminRecoveryCode = router({
  make: protectedProcedure('recoveryCode.make')
    .input(passwordAgain)
    .mutation(({ ctx, input }) => service.makeRecoveryCode(ctx, input.password)),
})
