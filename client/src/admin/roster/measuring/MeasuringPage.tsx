import { Box, chakra, Flex, Grid } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { localDay } from '../../../../../shared/format'
import { Button } from '../../../design/actions/Button'
import { EmptyState } from '../../../design/feedback/EmptyState'
import { NotLoaded } from '../../../design/feedback/NotLoaded'
import { UnsavedChangesGuard } from '../../../design/feedback/UnsavedChangesGuard'
import { SearchBox } from '../../../design/form/SearchBox'
import { LINE_TO_COME, Page } from '../../../design/layout/Page'
import { Pager } from '../../../design/lists/Pager'
import { trpc } from '../../../lib/trpc'
import { useListQuery } from '../../../lib/useListQuery'
import { DayField } from '../../forms/DayField'
import { FilterSelect } from '../../lists/FilterSelect'
import { useDigitals } from '../digitals/useDigitals'
import { measuring as copy } from './copy'
import { MeasuringRow } from './MeasuringRow'
import { useDrafts } from './useDrafts'

const FILTERS = { search: '', board: 'all' }
// A row stays where it is after it was saved: only another page or filter reads the order again.
const QUIET = {
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  gcTime: 0,
  staleTime: Number.POSITIVE_INFINITY,
}

/** A row for each talent and a field for each size, from the first to the last by Tab and Enter. */
export default function MeasuringPage() {
  const [day, setDay] = useState(() => localDay(new Date()))
  const query = useListQuery(FILTERS)
  const answer = trpc.desk.measuring.list.useQuery({ page: query.page, ...query.filters }, QUIET)
  const boards = trpc.admin.boards.list.useQuery().data ?? []
  const drafts = useDrafts()
  const digitals = useDigitals()
  const rows = useRef<HTMLUListElement>(null)
  const { data } = answer
  const toNext = (form: HTMLFormElement) => {
    const all = [...(rows.current?.querySelectorAll<HTMLFormElement>('[data-row]') ?? [])]
    all[all.indexOf(form) + 1]?.querySelector('input')?.focus()
  }
  return (
    <Page title={copy.title} variant="work" lead={data ? copy.lead(data.total) : LINE_TO_COME}>
      <UnsavedChangesGuard isDirty={drafts.isDirty} />
      <UnsavedChangesGuard isDirty={digitals.isUploading} because="sending" />
      <Flex gap={3} mb={2} wrap="wrap" align="end" role="search">
        <SearchBox
          label={copy.search}
          value={query.filters.search}
          onSearch={(search) => query.setFilters({ search })}
        />
        <FilterSelect
          label={copy.board}
          value={query.filters.board}
          all={copy.allBoards}
          choices={boards.map(({ id, name }) => ({ value: id, words: name }))}
          onChange={(board) => query.setFilters({ board })}
        />
        <Box width="10rem">
          <DayField
            label={copy.on}
            max={localDay(new Date())}
            value={day}
            onChange={(event) => setDay(event.currentTarget.value || localDay(new Date()))}
          />
        </Box>
      </Flex>
      <chakra.p textStyle="small" color="fgQuiet" mb={4}>
        {copy.help}
      </chakra.p>
      {data && data.items.length > 0 ? (
        <>
          <Grid
            aria-hidden
            display={{ base: 'none', lg: 'grid' }}
            gridTemplateColumns="13rem repeat(6, minmax(0, 1fr)) 5rem"
            gap={2}
            textStyle="label"
            borderBottom="1px solid"
            pb={1}
          >
            <span />
            <span>{copy.sizes.height}</span>
            <span>{`${copy.sizes.bust} / ${copy.sizes.chest}`}</span>
            <span>{copy.sizes.waist}</span>
            <span>{copy.sizes.hips}</span>
            <span>{copy.sizes.inseam}</span>
            <span>{copy.sizes.shoe}</span>
          </Grid>
          <ul ref={rows}>
            {data.items.map((row) => (
              <MeasuringRow
                key={row.id}
                row={row}
                day={day}
                onNext={toNext}
                draft={drafts.of(row.id)}
                onDraft={drafts.keep}
                digitals={digitals.of(row.id)}
              />
            ))}
          </ul>
          <Pager page={query.page} totalPages={data.totalPages} onPage={query.setPage} mt={6} />
        </>
      ) : data ? (
        query.isFiltered ? (
          <EmptyState more={copy.nothingFound} action={<Button onClick={query.clear}>{copy.clear}</Button>}>
            {copy.empty}
          </EmptyState>
        ) : (
          <EmptyState more={copy.emptyMore}>{copy.empty}</EmptyState>
        )
      ) : (
        <NotLoaded query={answer} copy={copy} />
      )}
    </Page>
  )
}
