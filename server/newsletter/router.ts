import { leaving, subscription } from '../../shared/newsletter'
import { router, siteProcedure } from '../core/procedures'
import * as service from './service'

export const newsletterRouter = router({
  subscribe: siteProcedure.input(subscription).mutation(({ ctx, input }) => service.subscribe(ctx, input)),
  unsubscribe: siteProcedure.input(leaving).mutation(({ ctx, input }) => service.unsubscribe(ctx, input)),
})
