import { deskSettings } from '../../../../shared/agency/deskSettings'
import { protectedProcedure, router } from '../../../core/procedures'
import { readDeskSettings } from './desk.repository'
import * as service from './desk.service'

export const adminDeskSettings = router({
  get: protectedProcedure('deskSettings.change').query(({ ctx }) => readDeskSettings(ctx.db)),
  change: protectedProcedure('deskSettings.change')
    .input(deskSettings)
    .mutation(({ ctx, input }) => service.changeDeskSettings(ctx, input)),
})
