import { boardFilters, modelKey, modelKeyList } from '../../../../shared/roster/models'
import { publicProcedure, router } from '../../../core/procedures'
import { countView } from './profileViews.service'
import * as service from './service'
import { shortlisted } from './shortlist.service'

export const rosterRouter = router({
  list: publicProcedure('site.read')
    .input(boardFilters)
    .query(({ ctx, input }) => service.listRoster(ctx, input)),
  get: publicProcedure('site.read')
    .input(modelKey)
    .query(({ ctx, input }) => service.findPublicModel(ctx, input.key)),
  shortlist: publicProcedure('site.read')
    .input(modelKeyList)
    .query(({ ctx, input }) => shortlisted(ctx, input.keys)),
  related: publicProcedure('site.read')
    .input(modelKey)
    .query(({ ctx, input }) => service.relatedModels(ctx, input.key)),
  featured: publicProcedure('site.read').query(({ ctx }) => service.featuredModels(ctx)),
  seen: publicProcedure('profileViews.count')
    .input(modelKey)
    .mutation(({ ctx, input }) => countView(ctx, input.key)),
  choices: publicProcedure('site.read').query(({ ctx }) => service.modelChoices(ctx)),
})
