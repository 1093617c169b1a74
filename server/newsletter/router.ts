import {
  leaving,
  subscriberFilters,
  subscriberRemoval,
  subscriberSearch,
  subscription,
} from '../../shared/newsletter'
import { adminProcedure, router, siteProcedure } from '../core/procedures'
import * as service from './service'

export const siteNewsletter = router({
  subscribe: siteProcedure.input(subscription).mutation(({ ctx, input }) => service.subscribe(ctx, input)),
  unsubscribe: siteProcedure.input(leaving).mutation(({ ctx, input }) => service.unsubscribe(ctx, input)),
})

export const adminNewsletter = router({
  list: adminProcedure
    .input(subscriberFilters)
    .query(({ ctx, input }) => service.listSubscribers(ctx, input)),
  export: adminProcedure
    .input(subscriberSearch)
    .query(({ ctx, input }) => service.exportSubscribers(ctx, input)),
  remove: adminProcedure
    .input(subscriberRemoval)
    .mutation(({ ctx, input }) => service.removeSubscriber(ctx, input)),
})
