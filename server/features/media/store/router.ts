import { publicProcedure, router } from '../../../core/procedures'
import * as service from './service'

export const siteMedia = router({
  // The file is in the context; the fields `type`, `access` and `tags` have no effect (S10).
  upload: publicProcedure('signupRequests.submit').mutation(({ ctx }) => service.uploadForSignupRequest(ctx)),
})
