import { router, siteProcedure } from '../core/procedures'
import * as service from './service'

export const homeRouter = router({
  slides: siteProcedure.query(({ ctx }) => service.homeSlides(ctx)),
})
