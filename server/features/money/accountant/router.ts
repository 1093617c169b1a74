import { accountantMonth } from '../../../../shared/money/accountant'
import { protectedProcedure, router } from '../../../core/procedures'
import { monthForAccountant } from './service'

export const adminAccountant = router({
  // Returns a stream for the file route.
  accountant: protectedProcedure('accountantFiles.take')
    .input(accountantMonth)
    .mutation(({ ctx, input }) => monthForAccountant(ctx, input)),
})
