import { newWebhook, webhookId, webhookPause } from '../../../../shared/agency/webhooks'
import { protectedProcedure, router } from '../../../core/procedures'
import * as service from './service'

export const adminWebhooks = router({
  list: protectedProcedure('webhooks.read').query(({ ctx }) => service.listWebhooks(ctx)),
  add: protectedProcedure('webhooks.change')
    .input(newWebhook)
    .mutation(({ ctx, input }) => service.addWebhook(ctx, input)),
  setPaused: protectedProcedure('webhooks.change')
    .input(webhookPause)
    .mutation(({ ctx, input }) => service.setPaused(ctx, input)),
  sendTest: protectedProcedure('webhooks.change')
    .input(webhookId)
    .mutation(({ ctx, input }) => service.sendTest(ctx, input)),
  remove: protectedProcedure('webhooks.change')
    .input(webhookId)
    .mutation(({ ctx, input }) => service.removeWebhook(ctx, input)),
})
