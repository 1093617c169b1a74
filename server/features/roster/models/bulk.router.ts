import { manyModels } from '../../../../shared/roster/boards'
import { protectedProcedure, router } from '../../../core/procedures'
import * as service from './bulk.service'

export const adminModelBulk = router({
  changeMany: protectedProcedure('models.change')
    .input(manyModels)
    .mutation(({ ctx, input }) => service.changeModels(ctx, input)),
})
