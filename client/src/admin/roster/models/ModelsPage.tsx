import { Plus, Tags, Upload } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { adminPaths } from '../../../../../shared/adminPaths'
import { GENDERS } from '../../../../../shared/lists'
import { messages } from '../../../../../shared/messages'
import type { ModelRecord } from '../../../../../shared/roster/modelRecord'
import { Button } from '../../../design/actions/Button'
import { PageButton } from '../../../design/actions/LinkButton'
import { trpc } from '../../../lib/trpc'
import { useListQuery } from '../../../lib/useListQuery'
import { bulk } from '../../bulk/copy'
import { useMarksOnPages } from '../../bulk/useMarks'
import { FilterSelect } from '../../lists/FilterSelect'
import { ListPage } from '../../lists/ListPage'
import { listQueryOptions } from '../../lists/listQueryOptions'
import { useFailureNotice } from '../../lists/useFailureNotice'
import { adminBoards } from '../boards/copy'
import { columns } from './columns'
import { adminModels } from './copy'
import { DeleteModel } from './DeleteModel'
import { EditSeveral } from './EditSeveral'
import { modelName } from './modelName'

const FILTERS = { search: '', gender: 'all', city: 'all', status: 'all', board: 'all' }
const STATUSES = ['active', 'inactive'] as const
const CHOICES = { gender: GENDERS, status: STATUSES }
const copy = adminModels

export default function ModelsPage() {
  const [, navigate] = useLocation()
  const query = useListQuery(FILTERS, CHOICES)
  const [leaving, setLeaving] = useState<ModelRecord | null>(null)
  const answer = trpc.admin.models.list.useQuery({ page: query.page, ...query.filters }, listQueryOptions)
  useFailureNotice(answer, messages.admin.modelsFailed)
  const rows = (answer.data?.items ?? []).map((model) => ({ id: model.id, title: modelName(model) }))
  const marks = useMarksOnPages(rows)
  return (
    <ListPage
      copy={copy}
      query={query}
      answer={answer}
      moreKeys={bulk.keys}
      columns={columns(marks, setLeaving, () => void answer.refetch())}
      rowKey={({ id }) => id}
      onOpen={({ id }) => navigate(adminPaths.model(id))}
      exportName="models"
      actions={
        <>
          <PageButton href={adminPaths.boards} variant="outline">
            <Tags aria-hidden />
            {adminBoards.link}
          </PageButton>
          <PageButton href={adminPaths.imports} variant="outline">
            <Upload aria-hidden />
            {copy.import}
          </PageButton>
          <Button variant="primary" onClick={() => navigate(adminPaths.newModel)}>
            <Plus aria-hidden />
            {copy.add}
          </Button>
        </>
      }
      filters={<Filters filters={query.filters} onChange={query.setFilters} />}
    >
      <EditSeveral marks={marks} count={rows.length} />
      {leaving ? (
        <DeleteModel model={leaving} onDone={() => setLeaving(null)} onClose={() => setLeaving(null)} />
      ) : null}
    </ListPage>
  )
}

type Filters = typeof FILTERS
const NARROW = { base: '1 1 8rem', md: '0 0 10rem' }

function Filters({ filters, onChange }: { filters: Filters; onChange: (changed: Partial<Filters>) => void }) {
  const { genders, statuses, filters: names } = copy
  const cities = trpc.admin.models.cities.useQuery().data ?? []
  // An old link may name a city that no model is in any more.
  const { data: boards = [], isPending } = trpc.admin.boards.list.useQuery()
  const own = boards.map(({ id, name }) => ({ value: id, words: name }))
  const isBoard = isPending || filters.board === 'all' || boards.some(({ id }) => id === filters.board)
  const isKnown = filters.city === 'all' || cities.includes(filters.city)
  return (
    <>
      <FilterSelect
        flex={NARROW}
        label={names.gender}
        value={filters.gender}
        all={names.allGenders}
        choices={GENDERS.map((value) => ({ value, words: genders[value] }))}
        onChange={(gender) => onChange({ gender })}
      />
      <FilterSelect
        flex={NARROW}
        label={names.city}
        value={filters.city}
        all={names.allCities}
        choices={isKnown ? cities : [filters.city, ...cities]}
        onChange={(city) => onChange({ city })}
      />
      <FilterSelect
        flex={NARROW}
        label={names.status}
        value={filters.status}
        all={names.allStatuses}
        choices={STATUSES.map((value) => ({ value, words: statuses[value] }))}
        onChange={(status) => onChange({ status })}
      />
      {boards.length === 0 && isBoard ? null : (
        <FilterSelect
          flex={NARROW}
          label={adminBoards.filter.label}
          value={filters.board}
          all={adminBoards.filter.all}
          choices={isBoard ? own : [{ value: filters.board, words: adminBoards.filter.deleted }, ...own]}
          onChange={(board) => onChange({ board })}
        />
      )}
    </>
  )
}
