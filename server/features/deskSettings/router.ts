import { deskSettings } from '../../../shared/deskSettings'
import { protectedProcedure, router } from '../../core/procedures'
import { readDeskSettings } from './repository'
import * as service from './service'

export const adminDeskSettings = router({
  get: protectedProcedure('deskSettings.change').query(({ ctx }) => readDeskSettings(ctx.db)),
  change: protectedProcedure('deskSettings.change')
    .input(deskSettings)
    .mutation(({ ctx, input }) => service.changeDeskSettings(ctx, input)),
})
