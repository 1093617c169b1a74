import { accountantMonth, daysOf } from '../../../../shared/money/accountant'
import { protectedProcedure, router } from '../../../core/procedures'
import { missingIn } from '../settings/numbers.service'
import { monthForAccountant } from './service'

export const adminAccountant = router({
  missingNumbers: protectedProcedure('accountantFiles.take')
    .input(accountantMonth)
    .query(({ ctx, input }) => missingIn(ctx, daysOf(input))),
  // Returns a stream for the file route.
  accountant: protectedProcedure('accountantFiles.take')
    .input(accountantMonth)
    .mutation(({ ctx, input }) => monthForAccountant(ctx, input)),
})
