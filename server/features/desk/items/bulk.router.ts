import {
  claimsBulk,
  clientsBulk,
  itemsBulk,
  jobsBulk,
  proposals,
  undoingMany,
} from '../../../../shared/desk/deskBulk'
import { protectedProcedure, router } from '../../../core/procedures'
import * as service from './bulk.service'

export const deskItemsBulk = router({
  bulk: protectedProcedure('deskItems.decide')
    .input(itemsBulk)
    .mutation(({ ctx, input }) => service.decideItems(ctx, input)),
})

export const deskJobsBulk = router({
  bulk: protectedProcedure('jobs.change')
    .input(jobsBulk)
    .mutation(({ ctx, input }) => service.decideJobs(ctx, input)),
})

export const deskClaimsBulk = router({
  bulk: protectedProcedure('claims.decide')
    .input(claimsBulk)
    .mutation(({ ctx, input }) => service.decideClaims(ctx, input)),
  proposeMany: protectedProcedure('claims.decide')
    .input(proposals)
    .mutation(({ ctx, input }) => service.proposeMany(ctx, input)),
})

export const deskClientsBulk = router({
  bulk: protectedProcedure('clients.change')
    .input(clientsBulk)
    .mutation(({ ctx, input }) => service.decideClients(ctx, input)),
})

export const deskUndoMany = protectedProcedure('claims.decide')
  .input(undoingMany)
  .mutation(({ ctx, input }) => service.undoMany(ctx, input))

export const deskColleagues = protectedProcedure('jobs.read').query(({ ctx }) => service.listColleagues(ctx))
