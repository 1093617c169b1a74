import { enquiryRequest } from '../../shared/enquiries'
import { router, siteProcedure } from '../core/procedures'
import * as service from './service'

export const siteEnquiries = router({
  send: siteProcedure.input(enquiryRequest).mutation(({ ctx, input }) => service.sendEnquiry(ctx, input)),
})
