import { modelId } from '../../../../shared/roster/modelRecord'
import { protectedProcedure, router } from '../../../core/procedures'
import * as service from './service'

export const modelRemoval = router({
  remove: protectedProcedure('models.remove')
    .input(modelId)
    .mutation(({ ctx, input }) => service.deleteModel(ctx, input)),
})
