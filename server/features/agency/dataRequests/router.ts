import { personSearch } from '../../../../shared/agency/dataRequests'
import { protectedProcedure, router } from '../../../core/procedures'
import * as service from './service'

export const adminDataRequests = router({
  find: protectedProcedure('dataRequests.read')
    .input(personSearch)
    .query(({ ctx, input }) => service.findPersonRecords(ctx, input)),
})
