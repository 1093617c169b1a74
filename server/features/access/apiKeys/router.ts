import { z } from 'zod'
import { apiKeyId, newApiKeyOf } from '../../../../shared/access/apiKeys'
import { protectedProcedure, router } from '../../../core/procedures'
import { KEY_ACTIONS } from '../../../core/security/permissions'
import * as service from './service'

export const adminApiKeys = router({
  list: protectedProcedure('apiKeys.read').query(({ ctx }) => service.listKeys(ctx)),
  make: protectedProcedure('apiKeys.change')
    .input(newApiKeyOf(z.enum<readonly string[]>(KEY_ACTIONS)))
    .mutation(({ ctx, input }) => service.makeKey(ctx, input)),
  remove: protectedProcedure('apiKeys.change')
    .input(apiKeyId)
    .mutation(({ ctx, input }) => service.removeKey(ctx, input)),
})
