import { portfolioItemId, portfolioLink, portfolioOrder, portfolioUpload } from '../../shared/portfolio'
import { router, talentProcedure } from '../core/procedures'
import * as service from './service'

export const portfolioRouter = router({
  list: talentProcedure.query(({ ctx }) => service.listPortfolio(ctx)),
  upload: talentProcedure.input(portfolioUpload).mutation(({ ctx, input }) => service.addUpload(ctx, input)),
  addLink: talentProcedure.input(portfolioLink).mutation(({ ctx, input }) => service.addLink(ctx, input)),
  remove: talentProcedure.input(portfolioItemId).mutation(({ ctx, input }) => service.removeItem(ctx, input)),
  reorder: talentProcedure.input(portfolioOrder).mutation(({ ctx, input }) => service.reorder(ctx, input)),
})
