import { Flex } from '@chakra-ui/react'
import { useState } from 'react'
import type { JobRecord } from '../../../../../shared/desk/jobs/jobs'
import { ErrorState } from '../../../design/feedback/ErrorState'
import { SearchBox } from '../../../design/form/SearchBox'
import { SelectField } from '../../../design/form/SelectField'
import { freshKey } from '../../../lib/forms/idempotency'
import { trpc } from '../../../lib/trpc'
import { DecisionDialog } from '../../forms/DecisionDialog'
import { listQueryOptions } from '../../lists/listQueryOptions'
import { desk } from '../copy'
import type { JobDecisions } from './useJobDecisions'

const copy = desk.job.clientOf
const SHOWN = 20

type Props = { job: JobRecord; decisions: JobDecisions; onClose: () => void }

/** Chooses the client of a job and the contact who gets its emails. */
export default function ClientDialog({ job, decisions, onClose }: Props) {
  const [decisionKey] = useState(freshKey)
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState(job.client && { id: job.client.id, name: job.client.name })
  const [contactId, setContact] = useState(job.contact?.id ?? '')
  const [errors, setErrors] = useState<Record<string, string>>({})
  const found = trpc.desk.clients.list.useQuery({ search, limit: SHOWN }, listQueryOptions)
  const client = trpc.desk.clients.get.useQuery({ id: chosen?.id ?? '' }, { enabled: chosen !== null })
  const clients = [...(chosen ? [chosen] : []), ...(found.data?.items ?? [])]
  const people = (chosen && client.data?.contacts) || []
  const choices = people.filter(({ id, leftAt }) => leftAt === null || id === contactId)
  const choose = (id: string) => {
    setChosen(clients.find((each) => each.id === id) ?? null)
    setContact('')
  }
  const send = () => {
    const chosenNow = { clientId: chosen?.id ?? null, contactId: contactId || null }
    decisions.decide({
      ask: (api) => api.jobs.change.mutate({ id: job.id, version: job.version, ...chosenNow, decisionKey }),
      words: copy.saved,
      onDone: onClose,
      onErrors: setErrors,
    })
  }
  return (
    <DecisionDialog
      title={copy.title}
      act={copy.save}
      isBusy={decisions.isBusy}
      onAct={send}
      onClose={onClose}
      decisions={decisions}
    >
      <Flex>
        <SearchBox label={copy.search} value={search} onSearch={setSearch} />
      </Flex>
      {found.isError ? (
        <ErrorState onRetry={() => void found.refetch()}>{copy.failed}</ErrorState>
      ) : (
        <SelectField
          label={desk.job.client}
          placeholder="–"
          value={chosen?.id ?? ''}
          error={errors.clientId}
          choices={clients
            .filter(({ id }, at) => at === 0 || id !== chosen?.id)
            .map(({ id, name }) => ({ value: id, words: name }))}
          onChange={(event) => choose(event.currentTarget.value)}
        />
      )}
      <SelectField
        label={copy.contact}
        help={chosen && client.data && choices.length === 0 ? copy.nobody : copy.contactHelp}
        placeholder="–"
        value={contactId}
        error={errors.contactId}
        choices={choices.map(({ id, name, email }) => ({
          value: id,
          words: [name, email].filter(Boolean).join(', '),
        }))}
        onChange={(event) => setContact(event.currentTarget.value)}
      />
    </DecisionDialog>
  )
}
