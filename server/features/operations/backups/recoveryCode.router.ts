import { protectedProcedure, router } from '../../../core/procedures'
import * as service from './recoveryCode.service'

export const adminRecoveryCode = router({
  make: protectedProcedure('recoveryCode.make').mutation(({ ctx }) => service.makeRecoveryCode(ctx)),
})
