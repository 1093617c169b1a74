import { legalTextName } from '../../../../shared/agency/legalTexts'
import { publicProcedure, router } from '../../../core/procedures'
import * as service from './service'

export const siteLegal = router({
  read: publicProcedure('site.read')
    .input(legalTextName)
    .query(({ ctx, input }) => service.readOwnText(ctx, input)),
})
