import { Box } from '@chakra-ui/react'
import { keepPreviousData } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { GENDERS } from '../../../../shared/lists'
import { messages } from '../../../../shared/messages'
import type { ModelRecord } from '../../../../shared/modelRecord'
import { paths } from '../../../../shared/paths'
import { LinkButton } from '../../design/LinkButton'
import { type Choice, SelectField } from '../../design/SelectField'
import { trpc } from '../../lib/trpc'
import { useListQuery } from '../../lib/useListQuery'
import { adminModels } from '../../words/adminModels'
import { RequestList } from '../lists/RequestList'
import { useFailureNotice } from '../lists/useFailureNotice'
import { columns } from './columns'
import { DeleteModel } from './DeleteModel'

const FILTERS = { search: '', gender: 'all', city: 'all', status: 'all' }
const words = adminModels

/** Everybody the agency looks after (specification section 2, Admin Model Management). */
export default function ModelsPage() {
  const [, navigate] = useLocation()
  const query = useListQuery(FILTERS)
  const [leaving, setLeaving] = useState<ModelRecord | null>(null)
  const answer = trpc.admin.models.list.useQuery(
    { page: query.page, ...query.filters },
    { placeholderData: keepPreviousData },
  )
  useFailureNotice(answer, messages.admin.modelsFailed)
  return (
    <RequestList
      words={words}
      query={query}
      answer={answer}
      columns={columns(setLeaving, () => void answer.refetch())}
      rowKey={({ id }) => id}
      onOpen={({ id }) => navigate(paths.adminModel(id))}
      exportName="models"
      actions={
        <LinkButton href={paths.adminNewModel} look="primary">
          <Plus aria-hidden />
          {words.add}
        </LinkButton>
      }
      filters={<Filters filters={query.filters} onChange={query.setFilters} />}
    >
      {leaving ? (
        <DeleteModel model={leaving} onDone={() => setLeaving(null)} onClose={() => setLeaving(null)} />
      ) : null}
    </RequestList>
  )
}

type Filters = typeof FILTERS

function Filters({ filters, onChange }: { filters: Filters; onChange: (changed: Partial<Filters>) => void }) {
  const cities = trpc.admin.models.cities.useQuery().data ?? []
  const { gender, city, status, ...all } = words.filters
  const selects: [name: 'gender' | 'city' | 'status', label: string, choices: Choice[]][] = [
    [
      'gender',
      gender,
      [
        { value: 'all', words: all.allGenders },
        ...GENDERS.map((value) => ({ value, words: words.genders[value] })),
      ],
    ],
    [
      'city',
      city,
      [
        { value: 'all', words: all.allCities },
        // A link may name a city that nobody is in any more.
        ...(filters.city === 'all' || cities.includes(filters.city) ? cities : [filters.city, ...cities]),
      ],
    ],
    [
      'status',
      status,
      [
        { value: 'all', words: all.allStatuses },
        { value: 'active', words: words.statuses.active },
        { value: 'inactive', words: words.statuses.inactive },
      ],
    ],
  ]
  return selects.map(([name, label, choices]) => (
    <Box key={name} flex={{ base: '1 1 8rem', md: '0 0 10rem' }}>
      <SelectField
        label={label}
        value={filters[name]}
        choices={choices}
        onChange={(event) => onChange({ [name]: event.currentTarget.value })}
      />
    </Box>
  ))
}
