import { mailPreview, talentText, usedText } from '../../../../shared/desk/claims'
import {
  clientText,
  markedLanguage,
  markedPeople,
  markedStep,
  walkOf,
  walkStep,
  walkText,
} from '../../../../shared/desk/walks'
import { protectedProcedure, router } from '../../../core/procedures'
import * as clients from './clients.service'
import * as marked from './marked.service'
import * as service from './talents.service'
import * as walks from './walks.service'

export const deskTexts = router({
  text: protectedProcedure('claims.decide')
    .input(talentText)
    .mutation(({ ctx, input }) => service.talentText(ctx, input)),
  textUsed: protectedProcedure('claims.decide')
    .input(usedText)
    .mutation(({ ctx, input }) => service.noteText(ctx, input)),
  mails: protectedProcedure('claims.decide')
    .input(mailPreview)
    .query(({ ctx, input }) => service.previewMails(ctx, input)),
})

/** Messages to the talents of a job or to marked people one after the other, and to the client of a job. */
export const deskWalks = router({
  read: protectedProcedure('claims.decide')
    .input(walkOf)
    .query(({ ctx, input }) => walks.readWalk(ctx, input)),
  // A mutation, because a question makes its answer link.
  write: protectedProcedure('claims.decide')
    .input(walkText)
    .mutation(({ ctx, input }) => walks.writeToTalent(ctx, input)),
  step: protectedProcedure('claims.decide')
    .input(walkStep)
    .mutation(({ ctx, input }) => walks.keepStep(ctx, input)),
  toClient: protectedProcedure('claims.decide')
    .input(clientText)
    .mutation(({ ctx, input }) => clients.writeToClient(ctx, input)),
  marked: protectedProcedure('claims.decide')
    .input(markedPeople)
    .query(({ ctx, input }) => marked.readMarked(ctx, input)),
  markedStep: protectedProcedure('claims.decide')
    .input(markedStep)
    .mutation(({ ctx, input }) => marked.noteMarked(ctx, input)),
  setLanguage: protectedProcedure('claims.decide')
    .input(markedLanguage)
    .mutation(({ ctx, input }) => marked.setLanguage(ctx, input)),
})
