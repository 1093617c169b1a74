import { clientId } from '../../../../shared/desk/clients'
import {
  deskFilters,
  deskItemAdding,
  deskItemClosing,
  deskItemDecision,
  deskItemHanding,
  deskItemId,
} from '../../../../shared/desk/deskItems'
import { protectedProcedure, router } from '../../../core/procedures'
import * as service from './service'

const deciding = protectedProcedure('deskItems.decide')

export const deskInbox = router({
  list: protectedProcedure('deskItems.read')
    .input(deskFilters)
    .query(({ ctx, input }) => service.listItems(ctx, input)),
  get: protectedProcedure('deskItems.read')
    .input(deskItemId)
    .query(({ ctx, input }) => service.readItem(ctx, input.id)),
  take: deciding.input(deskItemDecision).mutation(({ ctx, input }) => service.takeItem(ctx, input)),
  giveBack: deciding.input(deskItemDecision).mutation(({ ctx, input }) => service.giveBackItem(ctx, input)),
  assign: deciding.input(deskItemHanding).mutation(({ ctx, input }) => service.handItem(ctx, input)),
  answer: deciding.input(deskItemDecision).mutation(({ ctx, input }) => service.answerItem(ctx, input)),
  close: deciding.input(deskItemClosing).mutation(({ ctx, input }) => service.closeItem(ctx, input)),
  reopen: deciding.input(deskItemDecision).mutation(({ ctx, input }) => service.reopenItem(ctx, input)),
  makeJob: deciding.input(deskItemDecision).mutation(({ ctx, input }) => service.makeJob(ctx, input)),
  addToJob: deciding.input(deskItemAdding).mutation(({ ctx, input }) => service.addToJob(ctx, input)),
})

export const deskClientRequests = router({
  requests: protectedProcedure('deskItems.read')
    .input(clientId)
    .query(({ ctx, input }) => service.requestsOfClient(ctx, input.id)),
})
