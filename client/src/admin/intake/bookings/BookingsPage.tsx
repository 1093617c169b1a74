import { shortDay } from '../../../../../shared/format'
import type { Booking } from '../../../../../shared/intake/bookings'
import { messages } from '../../../../../shared/messages'
import type { Column } from '../../../design/lists/DataTable'
import { trpc } from '../../../lib/trpc'
import { useListQuery } from '../../../lib/useListQuery'
import { admin } from '../../copy'
import { EmailCell } from '../../lists/cells/EmailCell'
import { TextCell } from '../../lists/cells/TextCell'
import { Inbox } from '../../lists/Inbox'
import { listQueryOptions } from '../../lists/listQueryOptions'
import { BookingDetails } from './BookingDetails'

const FILTERS = { search: '' }
const copy = { ...admin.bookings, failed: messages.lists.bookingsFailed }
const { columns: heads } = copy
const { none } = admin.lists

const columns: Column<Booking>[] = [
  { head: heads.brand, phone: 'beside', cell: ({ brand }) => <TextCell none={none}>{brand}</TextCell> },
  { head: heads.email, cell: ({ email }) => <EmailCell>{email}</EmailCell> },
  {
    head: heads.model,
    cell: ({ model, others }) => (
      <TextCell none={none}>
        {others.length > 0 ? `${model.stageName} +${others.length}` : model.stageName}
      </TextCell>
    ),
  },
  { head: heads.workType, cell: ({ workType }) => <TextCell>{workType}</TextCell> },
  {
    head: heads.dateRequired,
    kind: 'number',
    phone: 'bare',
    cell: ({ dateRequired }) => shortDay(dateRequired),
  },
]

export default function BookingsPage() {
  const query = useListQuery(FILTERS)
  const answer = trpc.admin.bookings.list.useQuery(
    { page: query.page, search: query.filters.search },
    listQueryOptions,
  )
  return (
    <Inbox
      copy={copy}
      statusDomain="booking"
      exportName="bookings"
      query={query}
      answer={answer}
      nameOf={({ clientName }) => clientName}
      columns={columns}
      details={(booking, onClose, walk) => <BookingDetails booking={booking} onClose={onClose} walk={walk} />}
    />
  )
}
