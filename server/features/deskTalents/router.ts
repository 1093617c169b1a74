import { talentSearch } from '../../../shared/desk'
import { protectedProcedure, router } from '../../core/procedures'
import * as service from './service'

export const deskTalents = router({
  search: protectedProcedure('deskTalents.read')
    .input(talentSearch)
    .query(({ ctx, input }) => service.findTalents(ctx, input)),
})
