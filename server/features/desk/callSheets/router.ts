import {
  sheetAnswer,
  sheetIssue,
  sheetLinkId,
  sheetOfJob,
  sheetPerson,
  sheetQuestion,
  sheetRead,
  sheetSaving,
  sheetVisit,
} from '../../../../shared/desk/callSheets/callSheets'
import { protectedProcedure, publicProcedure, router, talentProcedure } from '../../../core/procedures'
import * as issuing from './issue.service'
import * as own from './own.service'
import * as receipts from './receipts.service'
import * as service from './service'
import * as visits from './visits.service'

export const deskCallSheets = router({
  get: protectedProcedure('callSheets.read')
    .input(sheetOfJob)
    .query(({ ctx, input }) => service.readSheet(ctx, input)),
  receipts: protectedProcedure('callSheets.read')
    .input(sheetOfJob.pick({ job: true }))
    .query(({ ctx, input }) => service.readReceipts(ctx, input)),
  save: protectedProcedure('callSheets.change')
    .input(sheetSaving)
    .mutation(({ ctx, input }) => service.saveSheet(ctx, input)),
  addPerson: protectedProcedure('callSheets.change')
    .input(sheetPerson)
    .mutation(({ ctx, input }) => service.addPerson(ctx, input)),
  removePerson: protectedProcedure('callSheets.change')
    .input(sheetLinkId)
    .mutation(({ ctx, input }) => service.removePerson(ctx, input)),
  issue: protectedProcedure('callSheets.issue')
    .input(sheetIssue)
    .mutation(({ ctx, input }) => issuing.issueSheet(ctx, input)),
  text: protectedProcedure('callSheets.issue')
    .input(sheetLinkId)
    .mutation(({ ctx, input }) => receipts.textFor(ctx, input)),
  noteSent: protectedProcedure('callSheets.issue')
    .input(sheetLinkId)
    .mutation(({ ctx, input }) => receipts.noteSent(ctx, input)),
  reached: protectedProcedure('callSheets.change')
    .input(sheetLinkId)
    .mutation(({ ctx, input }) => receipts.markReached(ctx, input)),
  answer: protectedProcedure('callSheets.change')
    .input(sheetAnswer)
    .mutation(({ ctx, input }) => receipts.answerQuestion(ctx, input)),
})

/** What a recipient does by a link. */
export const sheetLinks = router({
  open: publicProcedure('sheetLinks.use')
    .input(sheetVisit)
    .query(({ ctx, input }) => visits.openSheet(ctx, input)),
  // A stream, because tRPC would serialize a byte array as numbers.
  file: publicProcedure('sheetLinks.use')
    .input(sheetVisit)
    .query(({ ctx, input }) => visits.downloadSheet(ctx, input)),
  seen: publicProcedure('sheetLinks.use')
    .input(sheetRead)
    .mutation(({ ctx, input }) => visits.markSeen(ctx, input)),
  read: publicProcedure('sheetLinks.use')
    .input(sheetRead)
    .mutation(({ ctx, input }) => visits.markRead(ctx, input)),
  ask: publicProcedure('sheetLinks.use')
    .input(sheetQuestion)
    .mutation(({ ctx, input }) => visits.ask(ctx, input)),
})

/** A talent's own, from its pages. */
export const talentSheets = router({
  list: talentProcedure('ownJobs.read').query(({ ctx }) => own.ownSheets(ctx)),
})
