import { Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { ErrorState } from '../../../design/feedback/ErrorState'
import { SearchBox } from '../../../design/form/SearchBox'
import { SelectField } from '../../../design/form/SelectField'
import { trpc } from '../../../lib/trpc'
import { DecisionDialog } from '../../forms/DecisionDialog'
import { listQueryOptions } from '../../lists/listQueryOptions'
import { desk } from '../copy'
import { client as copy } from './copy'

const SHOWN = 20

type Props = { id: string; isBusy: boolean; onMerge: (intoId: string) => void; onClose: () => void }

/** Chooses the client under which this one is shown. */
export default function MergeDialog({ id, isBusy, onMerge, onClose }: Props) {
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<{ id: string; name: string } | null>(null)
  const [isMissing, setMissing] = useState(false)
  const found = trpc.desk.clients.list.useQuery({ search, limit: SHOWN }, listQueryOptions)
  const others = (found.data?.items ?? []).filter((each) => each.id !== id)
  const choices = chosen ? [chosen, ...others.filter((each) => each.id !== chosen.id)] : others
  return (
    <DecisionDialog
      title={copy.mergeTitle}
      act={copy.mergeAct}
      isBusy={isBusy}
      onAct={() => (chosen ? onMerge(chosen.id) : setMissing(true))}
      onClose={onClose}
    >
      <p>{copy.sameMore}</p>
      <Flex>
        <SearchBox label={desk.job.clientOf.search} value={search} onSearch={setSearch} />
      </Flex>
      {found.isError ? (
        <ErrorState onRetry={() => void found.refetch()}>{desk.job.clientOf.failed}</ErrorState>
      ) : (
        <SelectField
          label={copy.mergeInto}
          placeholder={search && found.data ? copy.mergeFound(others.length) : '–'}
          value={chosen?.id ?? ''}
          error={isMissing && !chosen ? copy.mergeNone : undefined}
          choices={choices.map((each) => ({ value: each.id, words: each.name }))}
          onChange={(event) =>
            setChosen(choices.find((each) => each.id === event.currentTarget.value) ?? null)
          }
        />
      )}
    </DecisionDialog>
  )
}
