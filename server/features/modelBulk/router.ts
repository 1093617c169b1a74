import { manyModels } from '../../../shared/boards'
import { protectedProcedure, router } from '../../core/procedures'
import * as service from './service'

export const adminModelBulk = router({
  changeMany: protectedProcedure('models.change')
    .input(manyModels)
    .mutation(({ ctx, input }) => service.changeModels(ctx, input)),
})
