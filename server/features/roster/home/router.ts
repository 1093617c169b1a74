import { publicProcedure, router } from '../../../core/procedures'
import * as service from './service'

export const homeRouter = router({
  slides: publicProcedure('site.read').query(({ ctx }) => service.homeSlides(ctx)),
})
