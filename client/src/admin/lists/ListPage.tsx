import { Box, Flex } from '@chakra-ui/react'
import { type ReactNode, useRef } from 'react'
import { Button } from '../../design/actions/Button'
import { EmptyState } from '../../design/feedback/EmptyState'
import { NotLoaded } from '../../design/feedback/NotLoaded'
import { SearchBox } from '../../design/form/SearchBox'
import { LINE_TO_COME, Page } from '../../design/layout/Page'
import { type Column, DataTable } from '../../design/lists/DataTable'
import { Pager } from '../../design/lists/Pager'
import type { useListQuery } from '../../lib/useListQuery'
import { admin } from '../copy'
import { ExportButton } from './ExportButton'
import { KeysHelp } from './KeysHelp'
import { useLastAddress } from './lastAddresses'
import { DrawnTogether } from './records/DrawnTogether'
import { useListKeys } from './useListKeys'

export type ListAnswer<Row> = {
  data: { items: Row[]; total: number; totalPages: number } | undefined
  isError: boolean
  isPlaceholderData: boolean
  refetch: () => unknown
}

type Props<Row> = {
  copy: {
    title: string
    search: string
    loading: string
    failed: string
    empty: string
    emptyMore: string
  } & {
    /** What is counted, where the title names something else. */
    inTotal?: (count: number) => string
  }
  /** Search and page from the address; other filters are in `filters`. */
  query: Pick<
    ReturnType<typeof useListQuery<{ search: string }>>,
    'filters' | 'page' | 'setFilters' | 'setPage' | 'clear' | 'isFiltered'
  >
  answer: ListAnswer<Row>
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string
  /** Without it rows are read-only. */
  onOpen?: (row: Row) => void
  /** File name in `/exports/NAME.csv`; without it there is no export button. */
  exportName?: string
  filters?: ReactNode
  /** Actions on the whole list, before the export button. */
  actions?: ReactNode
  /** Keys of this list beside those of every list. */
  moreKeys?: readonly (readonly [key: string, does: string])[]
  /** Above the title, where another page leads here. */
  back?: ReactNode
  /** Figures between the title and the search. */
  above?: ReactNode
  /** What decides how high the title's actions and `above` are: all below is drawn once it is there. */
  waitsFor?: readonly { isPending: boolean }[]
  children?: ReactNode
}

/** The list page: title with total, search, table, pager and CSV export. */
export function ListPage<Row>(props: Props<Row>) {
  const {
    copy,
    query,
    answer,
    columns,
    rowKey,
    onOpen,
    exportName,
    filters,
    actions,
    back,
    above,
    waitsFor = [],
    children,
  } = props
  const { data } = answer
  useLastAddress()
  const { inTotal, found, searching } = admin.lists
  const results = useRef<HTMLDivElement>(null)
  const keys = useListKeys(results)
  const toResults = () => results.current?.focus({ preventScroll: true })
  /** Scrolls and moves the focus to the first row of the new page. */
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
      title={copy.title}
      variant="work"
      back={back}
      lead={
        data === undefined
          ? LINE_TO_COME
          : answer.isPlaceholderData
            ? searching
            : query.isFiltered
              ? found(data.total)
              : (copy.inTotal ?? inTotal)(data.total)
      }
      actions={
        <Flex gap={3} wrap="wrap" css={{ mdDown: { '& > *': { flex: '1 1 auto' } } }}>
          {actions}
          {exportName ? (
            <ExportButton name={exportName} filters={query.filters} disabled={!data?.total} />
          ) : null}
        </Flex>
      }
    >
      <DrawnTogether queries={waitsFor} loading={copy.loading}>
        {above}
        <Flex gap={3} mb={4} wrap="wrap" align="end" role="search">
          <SearchBox
            label={copy.search}
            value={query.filters.search}
            onSearch={(search) => query.setFilters({ search })}
          />
          {filters}
        </Flex>
        <Box ref={results} tabIndex={-1} data-landing>
          {data && data.items.length > 0 ? (
            // Nine columns need a wide screen, so below xl the table scrolls sideways. Sticky positions are relative to
            // this box, which the header does not cover.
            <Box
              overflowX={{ md: 'auto', xl: 'visible' }}
              overflowY={{ md: 'hidden', xl: 'visible' }}
              // Room for the row's focus ring, which this box would cut off.
              css={{ mdToXl: { '--sticky-top': '0px', ml: -2, pl: 2 } }}
            >
              <DataTable
                label={copy.title}
                columns={columns}
                rows={data.items}
                rowKey={rowKey}
                {...(onOpen && { onOpen })}
                isStale={answer.isPlaceholderData}
              />
            </Box>
          ) : answer.isError || data === undefined ? (
            // Only without rows: a failed refetch keeps the rows that are shown.
            <NotLoaded query={answer} copy={copy} />
          ) : (
            <Nothing {...props} onFirst={() => turnTo(1)} onClear={clear} />
          )}
        </Box>
        {data && data.items.length > 0 ? (
          <Pager page={query.page} totalPages={data.totalPages} onPage={turnTo} />
        ) : null}
      </DrawnTogether>
      <KeysHelp {...keys} {...(props.moreKeys && { more: props.moreKeys })} />
      {children}
    </Page>
  )
}

type Ways = { onFirst: () => void; onClear: () => void }

/** No rows yet, no matches, or a page past the end, each with a next step. */
function Nothing<Row>({ copy, query, answer, onFirst, onClear }: Props<Row> & Ways) {
  const { nothingFound, clear, noSuchPage, toFirst } = admin.lists
  if (answer.data && answer.data.total > 0)
    return <EmptyState action={<Button onClick={onFirst}>{toFirst}</Button>}>{noSuchPage}</EmptyState>
  if (query.isFiltered)
    return (
      <EmptyState more={nothingFound} action={<Button onClick={onClear}>{clear}</Button>}>
        {copy.empty}
      </EmptyState>
    )
  return <EmptyState more={copy.emptyMore}>{copy.empty}</EmptyState>
}
