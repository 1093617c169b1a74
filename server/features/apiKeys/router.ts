import { apiKeyId, newApiKey } from '../../../shared/apiKeys'
import { protectedProcedure, router } from '../../core/procedures'
import * as service from './service'

export const adminApiKeys = router({
  list: protectedProcedure('apiKeys.read').query(({ ctx }) => service.listKeys(ctx)),
  make: protectedProcedure('apiKeys.change')
    .input(newApiKey)
    .mutation(({ ctx, input }) => service.makeKey(ctx, input)),
  remove: protectedProcedure('apiKeys.change')
    .input(apiKeyId)
    .mutation(({ ctx, input }) => service.removeKey(ctx, input)),
})
