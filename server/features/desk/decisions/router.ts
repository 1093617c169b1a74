import { z } from 'zod'
import { note, undoing } from '../../../../shared/desk/claims'
import { protectedProcedure, router } from '../../../core/procedures'
import * as service from './service'

export const deskUndo = protectedProcedure('claims.decide')
  .input(undoing)
  .mutation(({ ctx, input }) => service.undo(ctx, input))

export const deskNotes = router({
  add: protectedProcedure('deskNotes.add')
    .input(note)
    .mutation(({ ctx, input }) => service.addNote(ctx, input)),
})

export const adminNotes = router({
  blank: protectedProcedure('deskNotes.blank')
    .input(z.object({ number: z.int().min(1) }))
    .mutation(({ ctx, input }) => service.blankNote(ctx, input)),
})
