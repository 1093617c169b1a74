import { Box } from '@chakra-ui/react'
import { useState } from 'react'
import type { SignupRequest } from '../../../../../shared/intake/signupRequests'
import { SIGNUP_REQUEST_STATUSES } from '../../../../../shared/lists'
import { messages } from '../../../../../shared/messages'
import { SelectField } from '../../../design/form/SelectField'
import { trpc } from '../../../lib/trpc'
import { useListQuery } from '../../../lib/useListQuery'
import { admin } from '../../copy'
import { ListPage } from '../../lists/ListPage'
import { listQueryOptions } from '../../lists/listQueryOptions'
import { walkThrough } from '../../lists/records/Walk'
import { useFailureNotice } from '../../lists/useFailureNotice'
import { ContactSheet } from './ContactSheet'
import { columns } from './columns'
import { RequestDetails } from './RequestDetails'
import { useDecision } from './useDecision'

const FILTERS = { search: '', status: 'all' }
const CHOICES = { status: SIGNUP_REQUEST_STATUSES }

export default function RequestsPage() {
  const query = useListQuery(FILTERS, CHOICES)
  const [open, setOpen] = useState<SignupRequest | null>(null)
  const decision = useDecision()
  const answer = trpc.admin.signupRequests.list.useQuery(
    { page: query.page, ...query.filters },
    listQueryOptions,
  )
  useFailureNotice(answer, messages.admin.requestsFailed)
  const copy = admin.requests
  return (
    <ListPage
      copy={copy}
      query={query}
      answer={answer}
      columns={columns({ onOpen: setOpen, decision, readAt: answer.dataUpdatedAt })}
      rowKey={({ id }) => id}
      onOpen={setOpen}
      exportName="artist-requests"
      above={<ContactSheet items={answer.data?.items} onOpen={setOpen} renew={() => void answer.refetch()} />}
      filters={
        <Box minW={{ base: 'full', sm: '11rem' }}>
          <SelectField
            label={copy.status}
            value={query.filters.status}
            choices={['all' as const, ...SIGNUP_REQUEST_STATUSES].map((value) => ({
              value,
              words: copy.statuses[value],
            }))}
            onChange={(event) => query.setFilters({ status: event.currentTarget.value })}
          />
        </Box>
      }
    >
      {open ? (
        <RequestDetails
          application={open}
          decision={decision}
          onClose={() => setOpen(null)}
          walk={walkThrough(answer.data?.items, open, setOpen)}
        />
      ) : null}
    </ListPage>
  )
}
