import { modelKey, rosterFilters } from '../../shared/models'
import { router, siteProcedure } from '../core/procedures'
import { countView } from '../profileViews/service'
import * as service from './service'

export const rosterRouter = router({
  list: siteProcedure.input(rosterFilters).query(({ ctx, input }) => service.listRoster(ctx, input)),
  get: siteProcedure.input(modelKey).query(({ ctx, input }) => service.findPublicModel(ctx, input.key)),
  related: siteProcedure.input(modelKey).query(({ ctx, input }) => service.relatedModels(ctx, input.key)),
  featured: siteProcedure.query(({ ctx }) => service.featuredModels(ctx)),
  seen: siteProcedure.input(modelKey).mutation(({ ctx, input }) => countView(ctx, input.key)),
  choices: siteProcedure.query(({ ctx }) => service.modelChoices(ctx)),
})
