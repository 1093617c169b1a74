import { talentId, talentNames, talentSearch } from '../../../../shared/desk/desk'
import { protectedProcedure, router } from '../../../core/procedures'
import * as service from './service'

export const deskTalents = router({
  search: protectedProcedure('deskTalents.read')
    .input(talentSearch)
    .query(({ ctx, input }) => service.findTalents(ctx, input)),
  names: protectedProcedure('deskTalents.read')
    .input(talentNames)
    .query(({ ctx, input }) => service.findNames(ctx, input.search)),
  openWork: protectedProcedure('deskTalents.read')
    .input(talentId)
    .query(({ ctx, input }) => service.listOpenWork(ctx, input.modelId)),
})
