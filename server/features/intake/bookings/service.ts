import type { Booking, BookingRequest, ShortlistRequest } from '../../../../shared/intake/bookings'
import type { Page, SearchFilters, SearchOnly } from '../../../../shared/paging'
import { fold } from '../../../../shared/text/fold'
import { publicUrl } from '../../../core/config'
import type { AppContext, RequestContext, SignedInContext } from '../../../core/context'
import { invalid } from '../../../core/errors'
import { csv } from '../../../core/files/csv'
import { withFaces } from '../../../core/mail/outbox'
import { serverMessages } from '../../../core/messages'
import { audit } from '../../../core/security/audit'
import { bookingConfirmation, bookingNotification } from '../../../emails/bookings'
import { recipientsOf } from '../../agency/settings/service'
import { receive, removeReceived } from '../inbox/service'
import * as repository from './repository'
import { bookingColumns, bookingView } from './views'

/** Receives a booking request. A booked model can still be asked for; one that is not on the roster cannot (400). */
export const requestBooking = (ctx: RequestContext, input: BookingRequest): Promise<{ id: string }> =>
  requestShortlist(ctx, { ...input, otherIds: [] })

/** The same for the model and the others of a visitor's shortlist, each once, in one request. */
export const requestShortlist = (ctx: RequestContext, input: ShortlistRequest): Promise<{ id: string }> =>
  receive(ctx, 'booking', input, (received) => {
    const [modelId, modelName] = bookable(ctx, 'modelId', input.modelId)
    const asked = new Map(input.otherIds.map((key) => bookable(ctx, 'otherIds', key)))
    asked.delete(modelId)
    const others = [...asked].map(([id, name], at) => ({ modelId: id, modelName: name, position: at + 1 }))
    const { website: _, otherIds: __, ...request } = input
    const searchText = fold(`${request.clientName}\n${request.email}\n${request.brand ?? ''}`)
    const booking = { ...request, ...received, modelId, modelName, searchText }
    repository.insertBooking(ctx.db, booking)
    for (const other of others) repository.insertOther(ctx.db, { bookingId: booking.id, ...other })
    const mailed = { ...booking, others: others.map((other) => other.modelName) }
    const faces = [booking, ...others].map((each) => ({ modelId: each.modelId, name: each.modelName }))
    return {
      notifications: recipientsOf(ctx, 'booking').map((to) =>
        withFaces(bookingNotification(mailed, to, publicUrl(ctx.config)), faces),
      ),
      confirmation: bookingConfirmation(mailed),
    }
  })

function bookable({ db }: RequestContext, field: string, key: string) {
  const model = repository.findBookable(db, key)
  if (!model) throw invalid(field, serverMessages.unknownModel)
  return model
}

/** One page of booking requests, newest first; searches client name, e-mail and brand. */
export const listBookings = ({ db }: Pick<AppContext, 'db'>, filters: SearchFilters): Page<Booking> =>
  repository.bookingList.page(db, filters, bookingView)

/** Removes a booking request and its mails (P1). */
export const removeBooking = (ctx: SignedInContext, { id }: { id: string }) =>
  removeReceived(ctx, 'booking', id, repository.removeBooking)

/** Every booking request that the search finds, as CSV; audited (S37). */
export function exportBookings(ctx: SignedInContext, filters: SearchOnly): AsyncIterable<string> {
  audit(ctx.db, ctx.clock(), 'list exported', ctx.session.account, undefined, 'bookings')
  return csv(bookingColumns, repository.bookingList.all(ctx.db, filters))
}
