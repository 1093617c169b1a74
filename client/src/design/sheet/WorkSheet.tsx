import { Flex } from '@chakra-ui/react'
import { Eye } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../actions/Button'
import { Confirm } from '../feedback/Confirm'
import { Dialog } from '../feedback/Dialog'
import { EmptyState } from '../feedback/EmptyState'
import { ErrorState } from '../feedback/ErrorState'
import { LoadingText } from '../feedback/LoadingText'
import { StatusBadge } from '../feedback/StatusBadge'
import { SearchBox } from '../form/SearchBox'
import { Section } from '../layout/Section'
import { Tabs } from '../layout/Tabs'
import { DataList } from '../lists/DataList'
import { DataTable } from '../lists/DataTable'
import { bookings } from './samples'

const tabs = [
  { id: 'basic', words: 'Basic Info' },
  { id: 'physical', words: 'Physical Details' },
  { id: 'ratings', words: 'Ratings', count: 4 },
] as const

export function WorkSheet() {
  const [tab, setTab] = useState<(typeof tabs)[number]['id']>('basic')
  const [search, setSearch] = useState('')
  const [open, setOpen] = useState<string | null>(null)
  const [asks, setAsks] = useState(false)
  const row = bookings.find((booking) => booking.id === open)
  return (
    <Section title="Working rooms">
      <Flex gap={3} mb={4} wrap="wrap">
        <SearchBox label="Search by client name, email, or brand..." value={search} onSearch={setSearch} />
        <Button variant="danger" onClick={() => setAsks(true)}>
          Delete
        </Button>
      </Flex>
      <DataTable
        label="Booking Requests"
        rows={bookings}
        rowKey={(booking) => booking.id}
        onOpen={(booking) => setOpen(booking.id)}
        columns={[
          { head: 'Client', cell: (booking) => booking.client },
          { head: 'Brand', cell: (booking) => booking.brand },
          { head: 'Rate', kind: 'number', cell: (booking) => booking.rate },
          { head: 'Date', kind: 'number', cell: (booking) => booking.date },
          { head: 'Status', cell: (booking) => <StatusBadge of="booking" status={booking.status} /> },
          {
            head: 'Actions',
            kind: 'actions',
            cell: (booking) => (
              <Button
                variant="quiet"
                size="icon"
                aria-label={`View ${booking.client}`}
                onClick={() => setOpen(booking.id)}
              >
                <Eye aria-hidden />
              </Button>
            ),
          },
        ]}
      />
      <Tabs label="Model" tabs={tabs} value={tab} onChange={setTab}>
        <LoadingText>Loading enquiries...</LoadingText>
        <EmptyState
          more="Requests appear here as soon as a client sends one."
          action={<Button>Clear All Filters</Button>}
        >
          No models found matching your criteria
        </EmptyState>
        <ErrorState onRetry={() => {}}>Failed to load models. Please try again.</ErrorState>
      </Tabs>
      <Dialog
        open={row !== undefined}
        onClose={() => setOpen(null)}
        title="Booking Request Details"
        actions={
          <Button variant="outline" onClick={() => setOpen(null)}>
            Close
          </Button>
        }
      >
        <DataList
          facts={[
            { term: 'Client', value: row?.client },
            { term: 'Brand', value: row?.brand },
            { term: 'Date', value: row?.date, kind: 'data' },
          ]}
        />
      </Dialog>
      <Confirm
        open={asks}
        title="Delete model"
        question="Are you sure you want to delete Asha? This action cannot be undone."
        confirmWords="Delete"
        onConfirm={() => setAsks(false)}
        onClose={() => setAsks(false)}
      />
    </Section>
  )
}
