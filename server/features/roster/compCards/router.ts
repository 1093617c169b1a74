import { router, talentProcedure } from '../../../core/procedures'
import * as service from './service'

export const compCardRouter = router({
  // A mutation, because it is counted and audited. Returns a stream for the file route.
  draw: talentProcedure('ownCompCard.draw').mutation(({ ctx }) => service.drawCard(ctx)),
})
