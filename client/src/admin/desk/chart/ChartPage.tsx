import { useMemo, useRef } from 'react'
import { dayAfter } from '../../../../../shared/days'
import { localDay } from '../../../../../shared/format'
import { NotLoaded } from '../../../design/feedback/NotLoaded'
import { Page } from '../../../design/layout/Page'
import { useKeys } from '../../../lib/useKeys'
import { useListQuery } from '../../../lib/useListQuery'
import { useMedia } from '../../../lib/useMedia'
import { KeysHelp } from '../../lists/KeysHelp'
import { isNotUpToDate, NotUpToDate } from '../../lists/NotUpToDate'
import { useListKeys } from '../../lists/useListKeys'
import { ChartAnswer } from './ChartAnswer'
import { chart as words } from './copy'
import { ChartTools } from './filters/ChartTools'
import { NO_TRAITS, type Wanted } from './filters/chartFilters'
import { GROUPS } from './grid/chartGroups'
import { useChart } from './useChart'

const WINDOWS = ['14', '30', '60', '92'] as const
const SHOWS = ['all', 'free', 'ending'] as const
const FILTERS = {
  ...NO_TRAITS,
  search: '',
  from: '',
  days: '30',
  show: 'all',
  freeFrom: '',
  freeTo: '',
  group: 'none',
}
const CHOICES = { days: WINDOWS, show: SHOWS, group: GROUPS }
const WIDE = '(min-width: 62em)'
const DAY_SHAPE = /^\d{4}-\d{2}-\d{2}$/

/** Who is when: the agency's one answer on days. */
export default function ChartPage() {
  const isWide = useMedia(WIDE)
  // The grid has keys of its own for its rows.
  const noRows = useRef(null)
  const query = useListQuery(FILTERS, CHOICES)
  const { from: given, days } = query.filters
  const today = localDay(new Date())
  const from = DAY_SHAPE.test(given) && !Number.isNaN(Date.parse(given)) ? given : today
  const answer = useChart(from, Number(days))
  // Nobody to filter, and no other days to go to.
  const isEmpty = answer.data?.models.length === 0 && from === today
  const goTo = (day: string) => query.setFilters({ from: day === today ? '' : day })
  const widen = (step: number) => {
    const all: readonly string[] = WINDOWS
    query.setFilters({ days: all[all.indexOf(days) + step] ?? days })
  }
  const wanted = useMemo<Wanted>(
    () => ({ ...query.filters, show: SHOWS.find((each) => each === query.filters.show) ?? 'all' }),
    [query.filters],
  )
  const keys = useListKeys(noRows)
  useKeys({
    t: () => goTo(today),
    '[': () => goTo(dayAfter(from, -7)),
    ']': () => goTo(dayAfter(from, 7)),
    '-': () => widen(-1),
    '+': () => widen(1),
  })

  return (
    <Page title={words.title} variant="work" lead={isWide && !isEmpty ? words.help : undefined}>
      {isEmpty ? null : (
        <ChartTools query={query} from={from} today={today} chart={answer.data} isWide={isWide} onGo={goTo} />
      )}
      <NotUpToDate answer={answer} more={words.notUpToDate} />
      {answer.data ? (
        <ChartAnswer
          chart={answer.data}
          isWide={isWide}
          isOld={isNotUpToDate(answer)}
          wanted={wanted}
          groupBy={GROUPS.find((each) => each === query.filters.group) ?? 'none'}
        />
      ) : (
        <NotLoaded query={answer} words={words} />
      )}
      <KeysHelp {...keys} all={words.keys} />
    </Page>
  )
}
