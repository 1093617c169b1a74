import { portfolioItemId, portfolioOrder, portfolioUpload } from '../../../../shared/roster/portfolio'
import { router, talentProcedure } from '../../../core/procedures'
import * as service from './service'

export const portfolioRouter = router({
  list: talentProcedure('ownPortfolio.read').query(({ ctx }) => service.listPortfolio(ctx)),
  upload: talentProcedure('ownPortfolio.change')
    .input(portfolioUpload)
    .mutation(({ ctx, input }) => service.addUpload(ctx, input)),
  remove: talentProcedure('ownPortfolio.change')
    .input(portfolioItemId)
    .mutation(({ ctx, input }) => service.removeItem(ctx, input)),
  reorder: talentProcedure('ownPortfolio.change')
    .input(portfolioOrder)
    .mutation(({ ctx, input }) => service.reorder(ctx, input)),
})
