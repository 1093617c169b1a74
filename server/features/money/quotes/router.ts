import { acceptance, paperVisit } from '../../../../shared/money/paperLinks'
import { protectedProcedure, publicProcedure, router } from '../../../core/procedures'
import * as service from './service'

/** What a client does by the link of a quote. */
export const quoteLinks = router({
  open: publicProcedure('quoteLinks.use')
    .input(paperVisit)
    .query(({ ctx, input }) => service.openQuote(ctx, input)),
  file: publicProcedure('quoteLinks.use')
    .input(paperVisit)
    .query(({ ctx, input }) => service.openFile(ctx, input)),
  accept: publicProcedure('quoteLinks.use')
    .input(acceptance)
    .mutation(({ ctx, input }) => service.acceptQuote(ctx, input)),
})

export const deskQuotes = router({
  acceptedQuotes: protectedProcedure('money.read').query(({ ctx }) => service.listAccepted(ctx)),
})
