import { deskSettings } from '../../../../shared/agency/deskSettings'
import { messageTexts } from '../../../../shared/agency/messageTexts'
import { protectedProcedure, router } from '../../../core/procedures'
import { readDeskSettings } from './desk.repository'
import * as service from './desk.service'
import { readMessageTexts } from './texts.repository'

export const adminDeskSettings = router({
  get: protectedProcedure('deskSettings.change').query(({ ctx }) => readDeskSettings(ctx.db)),
  change: protectedProcedure('deskSettings.change')
    .input(deskSettings)
    .mutation(({ ctx, input }) => service.changeDeskSettings(ctx, input)),
  texts: protectedProcedure('deskSettings.change').query(({ ctx }) => readMessageTexts(ctx.db)),
  changeTexts: protectedProcedure('deskSettings.change')
    .input(messageTexts)
    .mutation(({ ctx, input }) => service.changeMessageTexts(ctx, input)),
})
