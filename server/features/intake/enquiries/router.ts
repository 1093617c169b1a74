import { enquiryId, enquiryRequest } from '../../../../shared/intake/enquiries'
import { searchFilters, searchOnly } from '../../../../shared/paging'
import { protectedProcedure, publicProcedure, router } from '../../../core/procedures'
import * as service from './service'

export const siteEnquiries = router({
  send: publicProcedure('enquiries.send')
    .input(enquiryRequest)
    .mutation(({ ctx, input }) => service.sendEnquiry(ctx, input)),
})

export const adminEnquiries = router({
  list: protectedProcedure('enquiries.read')
    .input(searchFilters)
    .query(({ ctx, input }) => service.listEnquiries(ctx, input)),
  remove: protectedProcedure('enquiries.remove')
    .input(enquiryId)
    .mutation(({ ctx, input }) => service.removeEnquiry(ctx, input)),
  export: protectedProcedure('enquiries.export')
    .input(searchOnly)
    .query(({ ctx, input }) => service.exportEnquiries(ctx, input)),
})
