import { talentText } from '../../../shared/claims'
import { protectedProcedure, router } from '../../core/procedures'
import * as service from './service'

export const deskTexts = router({
  text: protectedProcedure('claims.decide')
    .input(talentText)
    .mutation(({ ctx, input }) => service.talentText(ctx, input)),
})
