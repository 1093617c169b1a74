import { Box, chakra } from '@chakra-ui/react'
import { keepPreviousData } from '@tanstack/react-query'
import { useRef } from 'react'
import { NO_FILTERS, readAddress, rosterQuery } from '../../../../shared/listAddress'
import { messages } from '../../../../shared/messages'
import { parts } from '../../copy/parts'
import { roster } from '../../copy/roster'
import { ErrorState } from '../../design/feedback/ErrorState'
import { Page } from '../../design/layout/Page'
import { Pager } from '../../design/lists/Pager'
import { trpc } from '../../lib/trpc'
import { useListQuery } from '../../lib/useListQuery'
import { JoinCall } from './JoinCall'
import { NoPhotos } from './NoPhotos'
import { RosterFilters } from './RosterFilters'
import { RosterGrid } from './RosterGrid'

/** The roster. The URL holds its filters and page number. */
export default function ModelsPage() {
  const { page, setPage, addressOf, setFilters, clear, ...address } = useListQuery(NO_FILTERS)
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
        <ErrorState address={addressOf(page)} onRetry={() => location.reload()}>
          {messages.models.failed}
        </ErrorState>
      ) : items?.length === 0 ? (
        <NoPhotos
          isFiltered={address.isFiltered}
          isBeyond={total > 0}
          onClear={() => {
            clear()
            toTop()
          }}
          first={addressOf(1)}
          onFirst={() => turnTo(1)}
        />
      ) : (
        <Box>
          <RosterGrid models={items} page={page} isStale={list.isPlaceholderData} />
          {items ? <Pager page={page} totalPages={totalPages} onPage={turnTo} addressOf={addressOf} /> : null}
        </Box>
      )}
      <JoinCall />
    </Page>
  )
}
