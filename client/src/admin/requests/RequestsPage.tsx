import { Box } from '@chakra-ui/react'
import { useState } from 'react'
import type { Application, ApplicationDecision } from '../../../../shared/applications'
import { APPLICATION_STATUSES } from '../../../../shared/lists'
import { messages } from '../../../../shared/messages'
import { SelectField } from '../../design/SelectField'
import { trpc } from '../../lib/trpc'
import { useListQuery } from '../../lib/useListQuery'
import { admin } from '../../words/admin'
import { listReading } from '../lists/listReading'
import { RequestList } from '../lists/RequestList'
import { useFailureNotice } from '../lists/useFailureNotice'
import { columns } from './columns'
import { DecisionDialog } from './DecisionDialog'
import { RequestDetails } from './RequestDetails'

const FILTERS = { search: '', status: 'all' }
const CHOICES = { status: APPLICATION_STATUSES }
export type Deciding = { application: Application; status: ApplicationDecision['status'] }

/** Who asks to join, and the agency's yes or no (specification section 2, Admin Artist Requests). */
export default function RequestsPage() {
  const query = useListQuery(FILTERS, CHOICES)
  const [open, setOpen] = useState<Application | null>(null)
  const [deciding, setDeciding] = useState<Deciding | null>(null)
  const answer = trpc.admin.applications.list.useQuery({ page: query.page, ...query.filters }, listReading)
  useFailureNotice(answer, messages.admin.requestsFailed)
  const words = admin.requests
  return (
    <RequestList
      words={words}
      query={query}
      answer={answer}
      columns={columns({ onOpen: setOpen, onDecide: setDeciding })}
      rowKey={({ id }) => id}
      onOpen={setOpen}
      exportName="artist-requests"
      filters={
        <Box minW={{ base: 'full', sm: '11rem' }}>
          <SelectField
            label={words.status}
            value={query.filters.status}
            choices={['all' as const, ...APPLICATION_STATUSES].map((value) => ({
              value,
              words: words.statuses[value],
            }))}
            onChange={(event) => query.setFilters({ status: event.currentTarget.value })}
          />
        </Box>
      }
    >
      {open ? (
        <RequestDetails
          application={open}
          onClose={() => setOpen(null)}
          onDecide={(status) => setDeciding({ application: open, status })}
        />
      ) : null}
      {deciding ? (
        <DecisionDialog
          {...deciding}
          onClose={() => setDeciding(null)}
          onDecided={() => {
            setDeciding(null)
            setOpen(null)
          }}
        />
      ) : null}
    </RequestList>
  )
}
