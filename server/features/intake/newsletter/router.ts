import { leaving, subscriberRemoval, subscription } from '../../../../shared/intake/newsletter'
import { searchFilters, searchOnly } from '../../../../shared/paging'
import { protectedProcedure, publicProcedure, router } from '../../../core/procedures'
import * as service from './service'

export const siteNewsletter = router({
  subscribe: publicProcedure('newsletter.subscribe')
    .input(subscription)
    .mutation(({ ctx, input }) => service.subscribe(ctx, input)),
  unsubscribe: publicProcedure('newsletter.subscribe')
    .input(leaving)
    .mutation(({ ctx, input }) => service.unsubscribe(ctx, input)),
})

export const adminNewsletter = router({
  list: protectedProcedure('newsletter.read')
    .input(searchFilters)
    .query(({ ctx, input }) => service.listSubscribers(ctx, input)),
  export: protectedProcedure('newsletter.export')
    .input(searchOnly)
    .query(({ ctx, input }) => service.exportSubscribers(ctx, input)),
  remove: protectedProcedure('newsletter.remove')
    .input(subscriberRemoval)
    .mutation(({ ctx, input }) => service.removeSubscriber(ctx, input)),
})
