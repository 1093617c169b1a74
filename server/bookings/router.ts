import { bookingFilters, bookingRequest, bookingSearch } from '../../shared/bookings'
import { adminProcedure, router, siteProcedure } from '../core/procedures'
import * as service from './service'

export const siteBookings = router({
  request: siteProcedure
    .input(bookingRequest)
    .mutation(({ ctx, input }) => service.requestBooking(ctx, input)),
})

export const adminBookings = router({
  list: adminProcedure.input(bookingFilters).query(({ ctx, input }) => service.listBookings(ctx, input)),
  export: adminProcedure.input(bookingSearch).query(({ ctx, input }) => service.exportBookings(ctx, input)),
})
