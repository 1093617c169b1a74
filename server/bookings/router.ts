import { bookingFilters, bookingId, bookingRequest, bookingSearch } from '../../shared/bookings'
import { adminProcedure, router, siteProcedure } from '../core/procedures'
import * as service from './service'

export const siteBookings = router({
  request: siteProcedure
    .input(bookingRequest)
    .mutation(({ ctx, input }) => service.requestBooking(ctx, input)),
})

export const adminBookings = router({
  list: adminProcedure.input(bookingFilters).query(({ ctx, input }) => service.listBookings(ctx, input)),
  remove: adminProcedure.input(bookingId).mutation(({ ctx, input }) => service.removeBooking(ctx, input)),
  export: adminProcedure.input(bookingSearch).query(({ ctx, input }) => service.exportBookings(ctx, input)),
})
