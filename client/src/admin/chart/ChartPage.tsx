import { Box, chakra } from '@chakra-ui/react'
import { useMemo, useState } from 'react'
import type { Chart } from '../../../../shared/chart'
import { dayAfter } from '../../../../shared/days'
import { indianDay } from '../../../../shared/format'
import { chart as words } from '../../copy/chart'
import { EmptyState } from '../../design/feedback/EmptyState'
import { ErrorState } from '../../design/feedback/ErrorState'
import { LoadingText } from '../../design/feedback/LoadingText'
import { Page } from '../../design/layout/Page'
import { trpc } from '../../lib/trpc'
import { useKeys } from '../../lib/useKeys'
import { useListQuery } from '../../lib/useListQuery'
import { useMedia } from '../../lib/useMedia'
import { listQueryOptions } from '../lists/listQueryOptions'
import { isNotUpToDate, NotUpToDate } from '../lists/NotUpToDate'
import { ChartGrid } from './ChartGrid'
import { ChartTools } from './ChartTools'
import { barsOn, type ChartRow, filterRows, rowsOf, type Show } from './chartRows'
import { DayLists } from './DayLists'
import { HoldDialog } from './HoldDialog'
import { QueueDialog } from './QueueDialog'
import { type Place, type Selection, useSelection } from './useSelection'

const WINDOWS = ['14', '30', '60', '92'] as const
const SHOWS = ['all', 'free', 'ending'] as const
const FILTERS = { search: '', from: '', days: '30', gender: 'all', show: 'all' }
const CHOICES = { days: WINDOWS, show: SHOWS }
const WIDE = '(min-width: 62em)'
const EVERY_MS = 10_000
const DAY_SHAPE = /^\d{4}-\d{2}-\d{2}$/

/** Who is when: the agency's one answer on days. */
export default function ChartPage() {
  const isWide = useMedia(WIDE)
  const query = useListQuery(FILTERS, CHOICES)
  const { from: given, days } = query.filters
  const today = indianDay(new Date())
  const from = DAY_SHAPE.test(given) && !Number.isNaN(Date.parse(given)) ? given : today
  const answer = trpc.desk.chart.window.useQuery(
    { from, days: Number(days) },
    { ...listQueryOptions, refetchInterval: EVERY_MS },
  )
  const goTo = (day: string) => query.setFilters({ from: day === today ? '' : day })
  const widen = (step: number) => {
    const all: readonly string[] = WINDOWS
    query.setFilters({ days: all[all.indexOf(days) + step] ?? days })
  }
  useKeys({
    t: () => goTo(today),
    '[': () => goTo(dayAfter(from, -7)),
    ']': () => goTo(dayAfter(from, 7)),
    '-': () => widen(-1),
    '+': () => widen(1),
  })

  return (
    <Page title={words.title} variant="work" lead={isWide ? words.help : undefined}>
      <ChartTools query={query} from={from} today={today} isWide={isWide} onGo={goTo} />
      <NotUpToDate answer={answer} more={words.notUpToDate} />
      {answer.data ? (
        <Answer
          chart={answer.data}
          isWide={isWide}
          isOld={isNotUpToDate(answer)}
          filters={{ ...query.filters, show: SHOWS.find((each) => each === query.filters.show) ?? 'all' }}
        />
      ) : answer.isError ? (
        <ErrorState onRetry={() => void answer.refetch()}>{words.failed}</ErrorState>
      ) : (
        <LoadingText>{words.loading}</LoadingText>
      )}
    </Page>
  )
}

/** The half of a day on which something is held; the morning where nothing is. */
const heldHalf = (row: ChartRow | undefined) =>
  row && barsOn(row, 0).length === 0 && barsOn(row, 1).length > 0 ? 1 : 0

type AnswerProps = {
  chart: Chart
  isWide: boolean
  /** The last reading failed: what is shown may be old, so nothing can be held. */
  isOld: boolean
  filters: { search: string; gender: string; show: Show }
}

function Answer({ chart, isWide, isOld, filters: { search, gender, show } }: AnswerProps) {
  const all = useMemo(() => rowsOf(chart), [chart])
  const rows = useMemo(
    () => filterRows(all, chart, { search, gender, show }),
    [all, chart, search, gender, show],
  )
  const selecting = useSelection(rows.length, chart.days * 2)
  const [held, setHeld] = useState<Selection | null>(null)
  const [opened, setOpened] = useState<Place | null>(null)
  if (all.length === 0) return <EmptyState more={words.emptyMore}>{words.empty}</EmptyState>
  if (rows.length === 0) return <EmptyState>{words.nobody}</EmptyState>
  const openedRow = opened && rows[opened.row]
  // On a phone a free day is held whole.
  const count = !isWide && openedRow && barsOn(openedRow, 0, 2).length === 0 ? 2 : 1
  const hold = (selection: Selection) => !isOld && setHeld(selection)
  const chosen: ChartRow[] = held ? rows.slice(held.rows[0], held.rows[1] + 1) : []
  return (
    <Box opacity={isOld ? 0.5 : undefined}>
      {chart.isCut ? <chakra.p mb={3}>{words.cut}</chakra.p> : null}
      {isWide ? (
        <ChartGrid chart={chart} rows={rows} selecting={selecting} onHold={hold} onOpen={setOpened} />
      ) : (
        <DayLists rows={rows} first={0} onOpen={(row) => setOpened({ row, half: heldHalf(rows[row]) })} />
      )}
      {opened && openedRow ? (
        <QueueDialog
          row={openedRow}
          from={chart.from}
          half={opened.half}
          count={count}
          onClose={() => setOpened(null)}
          onHold={() => {
            setOpened(null)
            hold({ rows: [opened.row, opened.row], halves: [opened.half, opened.half + count - 1] })
          }}
        />
      ) : null}
      {held && chosen.length > 0 ? (
        <HoldDialog rows={chosen} from={chart.from} halves={held.halves} onClose={() => setHeld(null)} />
      ) : null}
    </Box>
  )
}
