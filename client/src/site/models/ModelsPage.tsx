import { Box, chakra } from '@chakra-ui/react'
import { keepPreviousData } from '@tanstack/react-query'
import { useRef } from 'react'
import { NO_FILTERS, readAddress, rosterQuery } from '../../../../shared/listAddress'
import { messages } from '../../../../shared/messages'
import { ErrorState } from '../../design/ErrorState'
import { Page } from '../../design/Page'
import { Pager } from '../../design/Pager'
import { Below } from '../../lib/Below'
import { trpc } from '../../lib/trpc'
import { useListQuery } from '../../lib/useListQuery'
import { parts } from '../../words/parts'
import { roster } from '../../words/roster'
import { JoinCall } from './JoinCall'
import { NoFrames } from './NoFrames'
import { RosterFilters } from './RosterFilters'
import { RosterSheet } from './RosterSheet'

/** The roster (specification section 2, Models). Filters and page live in the address. */
export default function ModelsPage() {
  const { page, setPage, setFilters, clear, ...address } = useListQuery(NO_FILTERS)
  const filters = readAddress(address.filters)
  const list = trpc.site.models.list.useQuery(rosterQuery(filters, page), {
    placeholderData: keepPreviousData,
  })
  const top = useRef<HTMLParagraphElement>(null)
  const words = roster.list
  const { items, total = 0, totalPages = 0 } = list.data ?? {}

  const toTop = () => {
    top.current?.focus({ preventScroll: true })
    top.current?.scrollIntoView()
  }
  const turnTo = (next: number) => {
    setPage(next)
    toTop()
  }

  return (
    <Page title={words.title} documentTitle={words.windowTitle} lead={words.lead} pt={{ base: 8, md: 14 }}>
      <RosterFilters
        filters={filters}
        onChange={setFilters}
        total={list.data?.total}
        isFiltered={address.isFiltered}
        onClear={clear}
      />
      <chakra.p ref={top} tabIndex={-1} data-landing role="status" textStyle="data" pt={5} pb={3}>
        {items ? words.showing(items.length, total) : list.isError ? '' : parts.loading}
      </chakra.p>
      {list.isError ? (
        <ErrorState onRetry={() => location.reload()}>{messages.models.failed}</ErrorState>
      ) : items?.length === 0 ? (
        <NoFrames
          isFiltered={address.isFiltered}
          isBeyond={total > 0}
          onClear={() => {
            clear()
            toTop()
          }}
          onFirst={() => turnTo(1)}
        />
      ) : (
        <Box>
          <RosterSheet models={items} page={page} isStale={list.isPlaceholderData} />
          <Below turns={3}>
            {items ? <Pager page={page} totalPages={totalPages} onPage={turnTo} /> : null}
          </Below>
        </Box>
      )}
      <Below turns={3}>
        <JoinCall />
      </Below>
    </Page>
  )
}
