import { router, talentProcedure } from '../core/procedures'
import * as service from './service'

export const compCardRouter = router({
  // A mutation, because it counts and is written down; its answer is a stream, read by the door of files.
  draw: talentProcedure.mutation(({ ctx }) => service.drawCard(ctx)),
})
