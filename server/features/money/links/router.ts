import { handedOver, paidNote, paperVisit } from '../../../../shared/money/paperLinks'
import { paperId } from '../../../../shared/money/papers'
import { protectedProcedure, publicProcedure, router } from '../../../core/procedures'
import * as service from './service'

/** What a client does by a link. */
export const paperLinks = router({
  open: publicProcedure('paperLinks.use')
    .input(paperVisit)
    .query(({ ctx, input }) => service.openPaper(ctx, input)),
  file: publicProcedure('paperLinks.use')
    .input(paperVisit)
    .query(({ ctx, input }) => service.openFile(ctx, input)),
  notePaid: publicProcedure('paperLinks.use')
    .input(paidNote)
    .mutation(({ ctx, input }) => service.notePaid(ctx, input)),
})

export const deskPaperLinks = router({
  text: protectedProcedure('papers.send')
    .input(paperId)
    .mutation(({ ctx, input }) => service.makeText(ctx, input)),
  noteHanded: protectedProcedure('papers.send')
    .input(handedOver)
    .mutation(({ ctx, input }) => service.noteHanded(ctx, input)),
  endLinks: protectedProcedure('papers.send')
    .input(paperId)
    .mutation(({ ctx, input }) => service.endLinks(ctx, input)),
})
