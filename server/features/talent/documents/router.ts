import {
  documentFacts,
  documentId,
  documentLink,
  documentQuestion,
  documentsOf,
  linkDocumentFacts,
  modelDocumentFacts,
} from '../../../../shared/talent/documents'
import { protectedProcedure, publicProcedure, router, talentProcedure } from '../../../core/procedures'
import * as links from './links.service'
import * as service from './service'

/** For bookers: what there is and when it ends, and a way to ask for it. */
export const deskDocuments = router({
  ends: protectedProcedure('talentDocuments.readEnds')
    .input(documentsOf)
    .query(({ ctx, input }) => service.listEnds(ctx, input)),
  ask: protectedProcedure('talentDocuments.ask')
    .input(documentQuestion)
    .mutation(({ ctx, input }) => links.askForDocument(ctx, input)),
})

export const adminDocuments = router({
  list: protectedProcedure('talentDocuments.read')
    .input(documentsOf)
    .query(({ ctx, input }) => service.listDocuments(ctx, input)),
  add: protectedProcedure('talentDocuments.change')
    .input(modelDocumentFacts)
    .mutation(({ ctx, input }) => service.addForAgency(ctx, input)),
  // A mutation, because who opened it is kept.
  open: protectedProcedure('talentDocuments.read')
    .input(documentId)
    .mutation(({ ctx, input }) => service.openDocument(ctx, input)),
  remove: protectedProcedure('talentDocuments.change')
    .input(documentId)
    .mutation(({ ctx, input }) => service.removeDocument(ctx, input)),
})

export const talentDocuments = router({
  list: talentProcedure('ownDocuments.read').query(({ ctx }) => service.listOwn(ctx)),
  add: talentProcedure('ownDocuments.change')
    .input(documentFacts)
    .mutation(({ ctx, input }) => service.addOwn(ctx, input)),
  remove: talentProcedure('ownDocuments.change')
    .input(documentId)
    .mutation(({ ctx, input }) => service.removeOwn(ctx, input)),
})

/** The page of a link; the token is the permission. */
export const documentLinks = router({
  open: publicProcedure('documentLinks.use')
    .input(documentLink)
    .query(({ ctx, input }) => links.openLink(ctx, input)),
  give: publicProcedure('documentLinks.use')
    .input(linkDocumentFacts)
    .mutation(({ ctx, input }) => links.giveByLink(ctx, input)),
})
