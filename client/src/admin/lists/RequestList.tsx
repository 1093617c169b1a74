import { Box, Flex } from '@chakra-ui/react'
import { type ReactNode, useRef } from 'react'
import { Button } from '../../design/Button'
import { type Column, DataTable } from '../../design/DataTable'
import { EmptyState } from '../../design/EmptyState'
import { ErrorState } from '../../design/ErrorState'
import { LoadingText } from '../../design/LoadingText'
import { Page } from '../../design/Page'
import { Pager } from '../../design/Pager'
import { SearchBox } from '../../design/SearchBox'
import type { useListQuery } from '../../lib/useListQuery'
import { admin } from '../../words/admin'
import { ExportButton } from './ExportButton'

type Answer<Row> = {
  data: { items: Row[]; total: number; totalPages: number } | undefined
  isError: boolean
  isPlaceholderData: boolean
  refetch: () => unknown
}

type Props<Row> = {
  words: { title: string; search: string; loading: string; failed: string; empty: string; emptyMore: string }
  /** The address's search and page; other filters stand in `filters`. */
  query: Pick<
    ReturnType<typeof useListQuery<{ search: string }>>,
    'filters' | 'page' | 'setFilters' | 'setPage' | 'clear' | 'isFiltered'
  >
  answer: Answer<Row>
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string
  /** What a row opens; without it rows are only read. */
  onOpen?: (row: Row) => void
  /** The file's address: `/exports/NAME.csv` with this search; without it there is none. */
  exportName?: string
  /** Controls beside the search. */
  filters?: ReactNode
  /** What can be done with the list as a whole, before the export. */
  actions?: ReactNode
  /** What stands between the title and the search: figures. */
  above?: ReactNode
  /** The dialog that a row opens. */
  children?: ReactNode
}

/** A list of what was sent to the agency: title with total, search, table, pages, and the list as a file. */
export function RequestList<Row>(props: Props<Row>) {
  const { words, query, answer, columns, rowKey, onOpen, exportName, filters, actions, above, children } =
    props
  const { data } = answer
  const { inTotal, found } = admin.lists
  const results = useRef<HTMLDivElement>(null)
  const toResults = () => results.current?.focus({ preventScroll: true })
  /** A page that is turned to begins at its first row, for the keyboard too. */
  const turnTo = (page: number) => {
    query.setPage(page)
    toResults()
    results.current?.scrollIntoView()
  }
  const clear = () => {
    query.clear()
    toResults()
  }
  return (
    <Page
      title={words.title}
      dress="work"
      lead={data ? (query.isFiltered ? found(data.total) : inTotal(data.total)) : ' '}
      actions={
        <Flex gap={3} wrap="wrap" css={{ mdDown: { width: 'full', '& > *': { flex: '1 1 100%' } } }}>
          {actions}
          {exportName ? (
            <ExportButton name={exportName} filters={query.filters} disabled={!data?.total} />
          ) : null}
        </Flex>
      }
    >
      {above}
      <Flex gap={3} mb={4} wrap="wrap" align="end" role="search">
        <SearchBox
          label={words.search}
          value={query.filters.search}
          onSearch={(search) => query.setFilters({ search })}
        />
        {filters}
      </Flex>
      <Box ref={results} tabIndex={-1} data-landing>
        {data && data.items.length > 0 ? (
          // Nine columns need a wide screen: between phone and desk they scroll sideways, and only they.
          // What sticks inside a box that scrolls is counted from that box, which the header does not cover.
          <Box
            overflowX={{ md: 'auto', xl: 'visible' }}
            overflowY={{ md: 'hidden', xl: 'visible' }}
            // And what stands out beside a row, its ring, is cut off at the box's edge.
            css={{ mdToXl: { '--sticky-top': '0px', ml: -2, pl: 2 } }}
          >
            <DataTable
              label={words.title}
              columns={columns}
              rows={data.items}
              rowKey={rowKey}
              {...(onOpen && { onOpen })}
              isStale={answer.isPlaceholderData}
            />
          </Box>
        ) : answer.isError ? (
          // Only where nothing is there: rows that somebody reads stay when reading them anew has failed.
          <ErrorState onRetry={() => void answer.refetch()}>{words.failed}</ErrorState>
        ) : data === undefined ? (
          <LoadingText>{words.loading}</LoadingText>
        ) : (
          <Nothing {...props} onFirst={() => turnTo(1)} onClear={clear} />
        )}
      </Box>
      {data && data.items.length > 0 ? (
        <Pager page={query.page} totalPages={data.totalPages} onPage={turnTo} />
      ) : null}
      {children}
    </Page>
  )
}

type Ways = { onFirst: () => void; onClear: () => void }

/** Nothing yet, nothing found, or a page past the end: each with the way on. */
function Nothing<Row>({ words, query, answer, onFirst, onClear }: Props<Row> & Ways) {
  const { nothingFound, clear, noSuchPage, toFirst } = admin.lists
  if (answer.data && answer.data.total > 0)
    return <EmptyState action={<Button onClick={onFirst}>{toFirst}</Button>}>{noSuchPage}</EmptyState>
  if (query.isFiltered)
    return (
      <EmptyState more={nothingFound} action={<Button onClick={onClear}>{clear}</Button>}>
        {words.empty}
      </EmptyState>
    )
  return <EmptyState more={words.emptyMore}>{words.empty}</EmptyState>
}
