import { calendarReading, deskFeed } from '../../../../shared/desk/chart/calendarFeeds'
import { protectedProcedure, publicProcedure, router, talentProcedure } from '../../../core/procedures'
import * as service from './service'

export const siteCalendar = router({
  read: publicProcedure('calendarFeeds.read')
    .input(calendarReading)
    .query(({ ctx, input }) => service.readCalendar(ctx, input)),
})

export const deskFeeds = router({
  list: protectedProcedure('deskFeeds.change').query(({ ctx }) => service.readDeskFeeds(ctx)),
  create: protectedProcedure('deskFeeds.change')
    .input(deskFeed)
    .mutation(({ ctx, input }) => service.createFeed(ctx, input.scope)),
  revoke: protectedProcedure('deskFeeds.change')
    .input(deskFeed)
    .mutation(({ ctx, input }) => service.revokeFeed(ctx, input.scope)),
})

export const talentFeed = router({
  get: talentProcedure('ownFeed.change').query(({ ctx }) => service.readFeed(ctx, 'own')),
  create: talentProcedure('ownFeed.change').mutation(({ ctx }) => service.createFeed(ctx, 'own')),
  revoke: talentProcedure('ownFeed.change').mutation(({ ctx }) => service.revokeFeed(ctx, 'own')),
})
