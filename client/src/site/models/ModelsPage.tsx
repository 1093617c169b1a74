import { Box, chakra, Flex } from '@chakra-ui/react'
import { keepPreviousData } from '@tanstack/react-query'
import { Ruler } from 'lucide-react'
import { Suspense, useEffect, useRef } from 'react'
import { useSearchParams } from 'wouter'
import { messages } from '../../../../shared/messages'
import {
  filtersSet,
  NO_FILTERS,
  readAddress,
  rosterQuery,
  shortlistKeys,
} from '../../../../shared/pages/listAddress'
import { pages } from '../../../../shared/pages/pages'
import { parts } from '../../copy/parts'
import { Button } from '../../design/actions/Button'
import { ErrorState } from '../../design/feedback/ErrorState'
import { Page } from '../../design/layout/Page'
import { Pager } from '../../design/lists/Pager'
import { trpc } from '../../lib/trpc'
import { useListQuery } from '../../lib/useListQuery'
import { routes } from '../../routes'
import { BoardLinks } from './BoardLinks'
import { roster } from './copy'
import { FilterSheet } from './FilterSheet'
import { JoinCall } from './JoinCall'
import { NoPhotos } from './profile/NoPhotos'
import { RosterFilters } from './RosterFilters'
import { RosterGrid } from './RosterGrid'
import { SharedShortlist } from './shortlist/SharedShortlist'
import { LateShortlistBar } from './shortlist/ShortlistButton'
import { useShortlist } from './shortlist/store'
import { useLineUp } from './useLineUp'

const QUIET_MS = 2_000
/** A profile is opened next, and on a phone nothing points at a card before it is pressed. */
const preloadProfile = () => void routes.find(({ path }) => path === pages.model.path)?.page.preload()

/** On a phone it stays under the header (4rem and a line), so that the filters are in reach from every row. */
const countLine = {
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: { base: 2, md: 3 },
  mx: '-gutter',
  px: 'gutter',
  py: { base: 1.5, md: 0 },
  pt: { md: 5 },
  pb: { md: 3 },
  bg: 'bg',
  position: { base: 'sticky', md: 'static' },
  top: 'calc(4rem + 1px)',
  zIndex: 5,
  // Opened without scripts, the filters may be higher than the screen.
  '&:has(details[open])': { position: 'static' },
} as const

/** The roster, or of it the faces of a shortlist that somebody sent. */
export default function ModelsPage() {
  const [params] = useSearchParams()
  const keys = shortlistKeys(params.get('ids'))
  return keys.length > 0 ? <SharedShortlist keys={keys} /> : <Roster />
}

/** The whole roster. The URL holds its filters and page number. */
function Roster() {
  const { page, setPage, addressOf, setFilters, clear, ...address } = useListQuery(NO_FILTERS)
  const filters = readAddress(address.filters)
  const list = trpc.site.models.list.useQuery(rosterQuery(filters, page), {
    placeholderData: keepPreviousData,
  })
  const boards = trpc.site.boards.list.useQuery().data ?? []
  const board = boards.find(({ slug }) => slug === filters.board)
  const lineUp = useLineUp()
  const shortlist = useShortlist()
  const { LineUpBar } = lineUp.parts ?? {}
  useEffect(() => {
    const timer = setTimeout(preloadProfile, QUIET_MS)
    return () => clearTimeout(timer)
  }, [])
  const top = useRef<HTMLDivElement>(null)
  const count = useRef<HTMLParagraphElement>(null)
  const copy = roster.list
  const { items, total = 0, totalPages = 0 } = list.data ?? {}

  const isComparable = total > 1 || !list.isSuccess || address.isFiltered

  const filtering = {
    filters,
    onChange: setFilters,
    total: list.data?.total,
    // Clearing the filters stays on the board.
    isFiltered: filtersSet(filters) > 0 || filters.search !== '',
    onClear: () => setFilters({ ...NO_FILTERS, board: filters.board }),
  }

  const toTop = () => {
    count.current?.focus({ preventScroll: true })
    top.current?.scrollIntoView()
  }
  const turnTo = (next: number) => {
    setPage(next)
    toTop()
  }

  return (
    <Page
      title={board?.name ?? copy.title}
      documentTitle={board ? `${board.name}: ${copy.windowTitle}` : copy.windowTitle}
      lead={board ? copy.boardLead : copy.lead}
      pt={{ base: 8, md: 14 }}
    >
      <BoardLinks boards={boards} current={filters.board} />
      <RosterFilters {...filtering} />
      <div ref={top} />
      <Flex css={countLine}>
        <chakra.p
          ref={count}
          tabIndex={-1}
          data-landing
          role="status"
          textStyle="data"
          fontSize={{ base: '0.75rem', md: '0.8125rem' }}
          flex="1 1 8rem"
        >
          {items ? copy.showing(items.length, total) : list.isError ? '' : parts.loading}
        </chakra.p>
        <Flex gap={{ md: 2 }}>
          {isComparable ? (
            <Button
              data-needs-scripts
              variant="quiet"
              px={{ base: 0, md: 3 }}
              minW={11}
              aria-label={copy.compare}
              aria-pressed={!!LineUpBar}
              onClick={() => lineUp.turn(!LineUpBar)}
            >
              <Ruler aria-hidden />
              <chakra.span hideBelow="md">{copy.compare}</chakra.span>
            </Button>
          ) : null}
          <FilterSheet {...filtering} />
        </Flex>
        {lineUp.isMissing ? (
          <chakra.p role="alert" flexBasis="full" color="danger">
            {parts.noResponse}
          </chakra.p>
        ) : null}
      </Flex>
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
          <RosterGrid
            models={items}
            page={page}
            isStale={list.isPlaceholderData}
            lineUp={lineUp}
            shortlist={shortlist}
          />
          {items ? <Pager page={page} totalPages={totalPages} onPage={turnTo} addressOf={addressOf} /> : null}
        </Box>
      )}
      {LineUpBar ? <LineUpBar lineUp={lineUp} /> : null}
      {!LineUpBar && shortlist.keys.length > 0 ? (
        <Suspense fallback={null}>
          <LateShortlistBar shortlist={shortlist} isAtFoot />
        </Suspense>
      ) : null}
      <JoinCall />
    </Page>
  )
}
