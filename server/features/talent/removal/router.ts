import { modelRemoval as removal } from '../../../../shared/roster/modelRecord'
import { protectedProcedure, router } from '../../../core/procedures'
import * as service from './service'

export const modelRemoval = router({
  remove: protectedProcedure('models.remove')
    .input(removal)
    .mutation(({ ctx, input }) => service.deleteModel(ctx, input)),
})
