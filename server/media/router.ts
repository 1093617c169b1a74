import { router, siteProcedure } from '../core/procedures'
import * as service from './service'

export const siteMedia = router({
  // The file rides in the context; the specification's fields `type`, `access` and `tags` change nothing (S10).
  upload: siteProcedure.mutation(({ ctx }) => service.uploadForApplication(ctx)),
})
