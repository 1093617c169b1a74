import { agency } from '../../shared/agency'
import type { Booking, BookingFilters, BookingRequest, BookingSearch } from '../../shared/bookings'
import { fold } from '../../shared/fold'
import { NOTICE_VERSION } from '../../shared/notices'
import { type Page, pageOf } from '../../shared/paging'
import { serverMessages } from '../../shared/serverMessages'
import { audit } from '../core/audit'
import { publicUrl } from '../core/config'
import type { Context, House, SignedInContext } from '../core/context'
import { csv } from '../core/csv'
import { sharedTransaction, transaction } from '../core/database'
import { invalid, notFound } from '../core/errors'
import { forgetKey, once } from '../core/idempotency'
import { newId } from '../core/ids'
import { queueMail, removeMails } from '../core/outbox'
import { bookingReceipt, bookingToAgency } from '../letters/bookings'
import * as repository from './repository'
import { bookingColumns, bookingView } from './views'

/**
 * Keeps a booking request and queues two mails, to the agency and as a receipt to the client, all or nothing
 * (section 7, `POST /bookings`; R1, R11). A model that is booked can still be asked for; one that is not on the
 * roster cannot (400). The same Idempotency-Key and body give the same id (R12). 429 when one address sends too many.
 */
export async function requestBooking(ctx: Context, input: BookingRequest): Promise<{ id: string }> {
  await ctx.limits.count('booking', ctx.address)
  const now = ctx.clock()
  const { id } = await sharedTransaction(ctx.db, () =>
    once(ctx.db, now, { scope: 'booking', key: ctx.idempotencyKey, body: input }, () => {
      const model = repository.findBookable(ctx.db, input.modelId)
      if (!model) throw invalid('modelId', serverMessages.unknownModel)
      const booking = bookingOf(input, model, now)
      repository.insertBooking(ctx.db, booking)
      if (!booking.isSpam) {
        queueMail(ctx.db, now, bookingToAgency(booking, agency.contact.bookings, publicUrl(ctx.config)))
        queueMail(ctx.db, now, bookingReceipt(booking))
      }
      return booking.id
    }),
  )
  return { id }
}

// One plain literal: a row put together by spreading takes longer to make than to store (decision 0023).
const bookingOf = (input: BookingRequest, [modelId, modelName]: [id: string, name: string], now: Date) => ({
  id: newId(),
  clientName: input.clientName,
  company: input.company,
  brand: input.brand,
  email: input.email,
  phone: input.phone,
  modelId,
  modelName,
  workType: input.workType,
  dateRequired: input.dateRequired,
  budgetRange: input.budgetRange,
  details: input.details,
  status: 'pending' as const,
  isSpam: input.website !== '',
  noticeVersion: NOTICE_VERSION,
  searchText: fold(`${input.clientName}\n${input.email}\n${input.brand ?? ''}`),
  createdAt: now.toISOString(),
})

/** One page of booking requests, newest first; search in client name, e-mail and brand (section 2, Admin Bookings). */
export function listBookings(
  house: Pick<House, 'db'>,
  { page, limit, search }: BookingFilters,
): Page<Booking> {
  const wanted = { search: fold(search) }
  const { rows, total } = repository.pageOfBookings(house.db, wanted, limit, (page - 1) * limit)
  return pageOf(rows.map(bookingView), total, limit)
}

/**
 * Removes a booking request for good, with the mails about it, for who asks for that (P1). The audit is for good, so it
 * names nobody. Throws notFound for an unknown id.
 */
export function removeBooking(ctx: SignedInContext, { id }: { id: string }): void {
  transaction(ctx.db, () => {
    const removed = repository.removeBooking(ctx.db, id)
    if (!removed) throw notFound('Booking request')
    forgetKey(ctx.db, id)
    removeMails(ctx.db, removed.email, [removed.createdAt])
    audit(ctx.db, ctx.clock(), 'booking deleted', ctx.session.account, id)
  })
}

/** Every booking request that the search finds, as CSV (S37: taking a list away is written down). */
export function exportBookings(ctx: SignedInContext, { search }: BookingSearch): AsyncIterable<string> {
  audit(ctx.db, ctx.clock(), 'list exported', ctx.session.account, undefined, 'bookings')
  return csv(bookingColumns, repository.allBookings(ctx.db, { search: fold(search) }))
}
