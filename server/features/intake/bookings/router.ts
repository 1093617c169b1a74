import { bookingId, bookingRequest, shortlistRequest } from '../../../../shared/intake/bookings'
import { searchFilters, searchOnly } from '../../../../shared/paging'
import { protectedProcedure, publicProcedure, router } from '../../../core/procedures'
import * as service from './service'

export const siteBookings = router({
  request: publicProcedure('bookings.request')
    .input(bookingRequest)
    .mutation(({ ctx, input }) => service.requestBooking(ctx, input)),
  requestShortlist: publicProcedure('bookings.request')
    .input(shortlistRequest)
    .mutation(({ ctx, input }) => service.requestShortlist(ctx, input)),
})

export const adminBookings = router({
  list: protectedProcedure('bookings.read')
    .input(searchFilters)
    .query(({ ctx, input }) => service.listBookings(ctx, input)),
  remove: protectedProcedure('bookings.remove')
    .input(bookingId)
    .mutation(({ ctx, input }) => service.removeBooking(ctx, input)),
  export: protectedProcedure('bookings.export')
    .input(searchOnly)
    .query(({ ctx, input }) => service.exportBookings(ctx, input)),
})
