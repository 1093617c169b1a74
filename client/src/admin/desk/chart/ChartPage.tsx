import { Box, Flex } from '@chakra-ui/react'
import { useMemo, useState } from 'react'
import { localDay } from '../../../../../shared/format'
import { dayAfter } from '../../../../../shared/time/days'
import { NotLoaded } from '../../../design/feedback/NotLoaded'
import { useDarkScheme } from '../../../lib/media/useDarkScheme'
import { useMedia } from '../../../lib/media/useMedia'
import { areKeysOn, focusSearch, turnKeys, useKeys } from '../../../lib/useKeys'
import { useListQuery } from '../../../lib/useListQuery'
import { KeysDialog } from '../../lists/KeysHelp'
import { isNotUpToDate, NotUpToDate } from '../../lists/NotUpToDate'
import { ChartAnswer } from './ChartAnswer'
import { chart as copy } from './copy'
import { ChartLegend } from './filters/ChartLegend'
import { ChartTools } from './filters/ChartTools'
import { NO_TRAITS, type Wanted } from './filters/chartFilters'
import { WeekBar } from './filters/WeekBar'
import { GROUPS } from './grid/chartGroups'
import { useChart } from './useChart'
import { useChartChoices } from './useChartChoices'

const WINDOWS = ['14', '30', '46', '60', '92'] as const
const SHOWS = ['all', 'free', 'ending'] as const
const FILTERS = {
  ...NO_TRAITS,
  search: '',
  from: '',
  // As many as the screen has room for.
  days: '',
  show: 'all',
  freeFrom: '',
  freeTo: '',
  group: 'none',
}
const CHOICES = { days: WINDOWS, show: SHOWS, group: GROUPS }
/** A sheet of paper is narrow, but has the grid too. */
const WIDE = '(min-width: 62em), print'
const VERY_WIDE = '(min-width: 100em)'
const DAY_SHAPE = /^\d{4}-\d{2}-\d{2}$/

/** Who is when: the agency's one answer on days. */
export default function ChartPage() {
  const isWide = useMedia(WIDE)
  // As the screen was at first: the days stay while they are printed.
  const [usualDays] = useState(() => (matchMedia(VERY_WIDE).matches ? '46' : '30'))
  useDarkScheme()
  const choices = useChartChoices()
  const [isLegendOpen, setLegendOpen] = useState(false)
  const [areKeysShown, setKeysShown] = useState(false)
  const [hasKeys, setKeys] = useState(areKeysOn)
  const query = useListQuery(FILTERS, CHOICES)
  const { from: given } = query.filters
  const days = query.filters.days || usualDays
  const today = localDay(new Date())
  const from = DAY_SHAPE.test(given) && !Number.isNaN(Date.parse(given)) ? given : today
  const answer = useChart(from, Number(days))
  // Nobody to filter, and no other days to go to.
  const isEmpty = answer.data?.models.length === 0 && from === today
  /** The days around today; on a phone the week that begins today. */
  const goToToday = () => goTo(isWide ? dayAfter(today, -Math.floor(Number(days) / 2)) : today)
  const goTo = (day: string) => query.setFilters({ from: day === today ? '' : day })
  const widen = (step: number) => {
    const all: readonly string[] = WINDOWS
    query.setFilters({ days: all[all.indexOf(days) + step] ?? days })
  }
  const wanted = useMemo<Wanted>(
    () => ({
      ...query.filters,
      show: SHOWS.find((each) => each === query.filters.show) ?? 'all',
      onlyHeld: choices.onlyHeld,
    }),
    [query.filters, choices.onlyHeld],
  )
  useKeys({
    '/': focusSearch,
    '?': () => setLegendOpen((before) => !before),
    t: goToToday,
    '[': () => goTo(dayAfter(from, -7)),
    ']': () => goTo(dayAfter(from, 7)),
    '-': () => widen(-1),
    '+': () => widen(1),
  })

  return (
    <Flex
      direction="column"
      minH={isWide ? 'calc(100dvh - var(--sticky-top))' : undefined}
      height={isWide ? 'calc(100dvh - var(--sticky-top))' : undefined}
      _print={{ display: 'block', height: 'auto !important', minH: 0, page: 'chart' }}
    >
      <ChartTools
        query={query}
        from={from}
        days={Number(days)}
        today={today}
        chart={answer.data}
        isWide={isWide}
        isEmpty={isEmpty}
        choices={choices}
        isLegendOpen={isLegendOpen}
        onLegend={() => setLegendOpen(!isLegendOpen)}
        onGo={goTo}
        onToday={goToToday}
      />
      <Box px={4}>
        <NotUpToDate answer={answer} more={copy.notUpToDate} />
      </Box>
      {answer.data ? (
        <ChartAnswer
          chart={answer.data}
          isWide={isWide}
          isOld={isNotUpToDate(answer)}
          wanted={wanted}
          groupBy={GROUPS.find((each) => each === query.filters.group) ?? 'none'}
          choices={choices}
        />
      ) : (
        <Box px={4}>
          <NotLoaded query={answer} copy={copy} />
        </Box>
      )}
      {isLegendOpen ? <ChartLegend onKeys={isWide ? () => setKeysShown(true) : undefined} /> : null}
      {isWide || isEmpty ? null : <WeekBar from={from} today={today} onGo={goTo} />}
      <KeysDialog
        isHelpOpen={areKeysShown}
        setHelpOpen={setKeysShown}
        isOn={hasKeys}
        turn={(on) => {
          setKeys(on)
          turnKeys(on)
        }}
        all={copy.keys}
      />
    </Flex>
  )
}
