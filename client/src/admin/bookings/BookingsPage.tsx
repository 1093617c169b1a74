import { useState } from 'react'
import type { Booking } from '../../../../shared/bookings'
import { shortDay } from '../../../../shared/format'
import { messages } from '../../../../shared/messages'
import type { Column } from '../../design/DataTable'
import { StatusBadge } from '../../design/StatusBadge'
import { trpc } from '../../lib/trpc'
import { useListQuery } from '../../lib/useListQuery'
import { admin } from '../../words/admin'
import { Address } from '../lists/Address'
import { listReading } from '../lists/listReading'
import { Moment } from '../lists/Moment'
import { RequestList } from '../lists/RequestList'
import { ViewButton } from '../lists/ViewButton'
import { Who } from '../lists/Who'
import { Words } from '../lists/Words'
import { BookingDetails } from './BookingDetails'

const FILTERS = { search: '' }

/** Booking requests, to be read (specification section 2, Admin Bookings). */
export default function BookingsPage() {
  const query = useListQuery(FILTERS)
  const [open, setOpen] = useState<Booking | null>(null)
  const answer = trpc.admin.bookings.list.useQuery(
    { page: query.page, search: query.filters.search },
    listReading,
  )
  return (
    <RequestList
      words={{ ...admin.bookings, failed: messages.lists.bookingsFailed }}
      query={query}
      answer={answer}
      columns={columns(setOpen)}
      rowKey={({ id }) => id}
      onOpen={setOpen}
      exportName="bookings"
    >
      {open ? <BookingDetails booking={open} onClose={() => setOpen(null)} /> : null}
    </RequestList>
  )
}

const columns = (onOpen: (booking: Booking) => void): Column<Booking>[] => {
  const heads = admin.bookings.columns
  const { none } = admin.lists
  return [
    {
      head: heads.client,
      cell: (booking) => <Who name={booking.clientName} of={booking} />,
    },
    { head: heads.brand, cell: ({ brand }) => <Words>{brand ?? none}</Words> },
    { head: heads.email, cell: ({ email }) => <Address>{email}</Address> },
    { head: heads.model, cell: ({ model }) => <Words>{model.stageName || none}</Words> },
    { head: heads.workType, cell: ({ workType }) => workType },
    { head: heads.dateRequired, kind: 'number', cell: ({ dateRequired }) => shortDay(dateRequired) },
    { head: heads.status, cell: ({ status }) => <StatusBadge of="booking" status={status} /> },
    { head: heads.created, kind: 'number', cell: ({ createdAt }) => <Moment at={createdAt} /> },
    {
      head: heads.actions,
      kind: 'actions',
      cell: (booking) => <ViewButton what={booking.clientName} onOpen={() => onOpen(booking)} />,
    },
  ]
}
