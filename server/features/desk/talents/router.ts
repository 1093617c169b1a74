import { talentId, talentSearch } from '../../../../shared/desk/desk'
import { protectedProcedure, router } from '../../../core/procedures'
import * as service from './service'

export const deskTalents = router({
  search: protectedProcedure('deskTalents.read')
    .input(talentSearch)
    .query(({ ctx, input }) => service.findTalents(ctx, input)),
  openWork: protectedProcedure('deskTalents.read')
    .input(talentId)
    .query(({ ctx, input }) => service.listOpenWork(ctx, input.modelId)),
})
