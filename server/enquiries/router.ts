import { enquiryFilters, enquiryId, enquiryRequest, enquirySearch } from '../../shared/enquiries'
import { adminProcedure, router, siteProcedure } from '../core/procedures'
import * as service from './service'

export const siteEnquiries = router({
  send: siteProcedure.input(enquiryRequest).mutation(({ ctx, input }) => service.sendEnquiry(ctx, input)),
})

export const adminEnquiries = router({
  list: adminProcedure.input(enquiryFilters).query(({ ctx, input }) => service.listEnquiries(ctx, input)),
  remove: adminProcedure.input(enquiryId).mutation(({ ctx, input }) => service.removeEnquiry(ctx, input)),
  export: adminProcedure.input(enquirySearch).query(({ ctx, input }) => service.exportEnquiries(ctx, input)),
})
