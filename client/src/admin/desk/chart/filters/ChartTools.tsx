import { Box, Flex } from '@chakra-ui/react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import type { Chart } from '../../../../../../shared/desk/chart/chart'
import { deskDay } from '../../../../../../shared/desk/dayWords'
import { dayAfter } from '../../../../../../shared/time/days'
import { parts } from '../../../../copy/parts'
import { Button } from '../../../../design/actions/Button'
import { IconButton } from '../../../../design/actions/IconButton'
import { LatePart } from '../../../../design/feedback/LatePart'
import { SearchBox } from '../../../../design/form/SearchBox'
import { Select } from '../../../../design/form/Select'
import { SelectField } from '../../../../design/form/SelectField'
import { PageHeading } from '../../../../design/layout/PageHeading'
import type { useListQuery } from '../../../../lib/useListQuery'
import { DayButton } from '../../../forms/DayButton'
import { chart as copy } from '../copy'
import { GROUPS } from '../grid/chartGroups'
import type { useChartChoices } from '../useChartChoices'
import { NO_TRAITS, type Wanted } from './chartFilters'
import { FreeDays } from './FreeDays'
import { Tick } from './Tick'

const loadTraits = () => import('./TraitFields')
const WEEK_DAYS = 7

/** Controls of one line, lower than those of a form. */
const tools = {
  '& input:not([type=checkbox]), & select': { minHeight: '2rem', py: 0, fontSize: '0.8125rem' },
  '& [role=search] button': { minWidth: '2rem' },
}

/** On a phone the fields stand in two even columns. */
const twoInARow = { '& > *:not(:first-of-type)': { flex: '1 1 8.5rem' } }

type Props = {
  query: ReturnType<
    typeof useListQuery<Record<Exclude<keyof Wanted, 'onlyHeld'> | 'from' | 'days' | 'group', string>>
  >
  from: string
  days: number
  today: string
  /** Not there while it is read. */
  chart: Chart | undefined
  isWide: boolean
  /** Nobody to filter. */
  isEmpty: boolean
  choices: ReturnType<typeof useChartChoices>
  isLegendOpen: boolean
  onLegend: () => void
  onGo: (day: string) => void
  onToday: () => void
}

/** The title, and in the same line which days and which talents the chart shows; the rest behind *Filters*. */
export function ChartTools(props: Props) {
  const { query, from, chart, isWide, isEmpty, choices, isLegendOpen, onLegend, onGo, onToday } = props
  const { filters, setFilters } = query
  const [isOpen, setOpen] = useState(false)
  const traits = Object.entries(NO_TRAITS).filter(
    ([name, none]) => filters[name as keyof typeof NO_TRAITS] !== none,
  ).length
  const more = { ...props, traits }
  return (
    <Box px={4} css={isWide ? tools : undefined}>
      <Flex align="center" minH={isWide ? 12 : 14} gap={{ base: 3, xl: 4 }} wrap="wrap">
        <PageHeading
          documentTitle={copy.title}
          textStyle="workTitle"
          fontSize={isWide ? '1.625rem' : '1.875rem'}
        >
          {copy.title}
        </PageHeading>
        {isEmpty ? null : (
          <Flex
            role="search"
            flex={isWide ? '1' : '1 1 12rem'}
            minW={0}
            align="center"
            gap={{ base: 2, xl: 3 }}
            wrap="wrap"
          >
            {isWide ? (
              <>
                <Flex align="center">
                  <IconButton
                    minH={8}
                    aria-label={copy.earlier}
                    onClick={() => onGo(dayAfter(from, -WEEK_DAYS))}
                  >
                    <ChevronLeft size={18} aria-hidden />
                  </IconButton>
                  <FromDay {...props} />
                  <IconButton
                    minH={8}
                    aria-label={copy.later}
                    onClick={() => onGo(dayAfter(from, WEEK_DAYS))}
                  >
                    <ChevronRight size={18} aria-hidden />
                  </IconButton>
                </Flex>
                <Button variant="outline" size="small" onClick={onToday}>
                  {copy.today}
                </Button>
                <Ticks choices={choices} />
              </>
            ) : null}
            {isWide ? <Show query={query} /> : null}
            <Box
              flex="1 1 7rem"
              minW={0}
              maxW={{ lg: '11rem' }}
              ml="auto"
              css={{ '& > *': { flexBasis: 'auto' } }}
            >
              <SearchBox
                label={copy.search}
                value={filters.search}
                onSearch={(search) => setFilters({ search })}
              />
            </Box>
            <Button
              variant="quiet"
              size={isWide ? 'small' : 'touch'}
              px={0}
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              {copy.filters(traits + (isWide || filters.show === 'all' ? 0 : 1))}
            </Button>
            <Button
              variant="quiet"
              size={isWide ? 'small' : 'touch'}
              px={isWide ? 0 : 2}
              aria-label={copy.legend.title}
              aria-expanded={isLegendOpen}
              onClick={onLegend}
            >
              ?
            </Button>
          </Flex>
        )}
      </Flex>
      {isOpen || (isWide && filters.show === 'free') ? <MoreTools {...more} chart={chart} /> : null}
    </Box>
  )
}

const Ticks = ({ choices }: Pick<Props, 'choices'>) => (
  <>
    <Tick label={copy.onlyHeld} isOn={choices.onlyHeld} onTurn={(isOn) => choices.choose('onlyHeld', isOn)} />
    <Tick label={copy.faces} isOn={choices.hasFaces} onTurn={(isOn) => choices.choose('hasFaces', isOn)} />
  </>
)

/** Which days are shown; on a phone the head of the rows says until when. */
const FromDay = ({ from, days, isWide, onGo }: Pick<Props, 'from' | 'days' | 'isWide' | 'onGo'>) => (
  <DayButton
    label={copy.from}
    day={from}
    words={isWide ? copy.to(deskDay(from), deskDay(dayAfter(from, days - 1))) : deskDay(from)}
    variant={isWide ? 'quiet' : 'outline'}
    size={isWide ? 'small' : 'touch'}
    px={isWide ? 0 : 3}
    onChoose={onGo}
  />
)

const Show = ({ query: { filters, setFilters } }: Pick<Props, 'query'>) => (
  <Select
    aria-label={copy.show}
    value={filters.show}
    onChange={(event) => setFilters({ show: event.currentTarget.value })}
  >
    {Object.entries(copy.shows).map(([value, label]) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </Select>
)

/** What is chosen less often: how many days, who is free, the traits and the groups. */
function MoreTools({ query, from, days, chart, isWide, choices, onGo, traits }: Props & { traits: number }) {
  const { filters, setFilters } = query
  return (
    <Flex
      wrap="wrap"
      gap={3}
      align="end"
      py={3}
      _print={{ display: 'none' }}
      css={isWide ? undefined : twoInARow}
    >
      {isWide ? null : (
        <Flex basis="full" gap={3} align="center" wrap="wrap">
          <FromDay from={from} days={days} isWide={isWide} onGo={onGo} />
          <Tick
            label={copy.onlyHeld}
            isOn={choices.onlyHeld}
            onTurn={(isOn) => choices.choose('onlyHeld', isOn)}
          />
        </Flex>
      )}
      {isWide ? null : <Show query={query} />}
      {filters.show === 'free' ? (
        <FreeDays free={filters} shown={{ from, days }} onChange={(free) => setFilters(free)} />
      ) : null}
      {isWide ? (
        <SelectField
          label={copy.window}
          value={`${days}`}
          choices={Object.entries(copy.windows).map(([value, label]) => ({ value, words: label }))}
          onChange={(event) => setFilters({ days: event.currentTarget.value })}
        />
      ) : null}
      <LatePart load={loadTraits} loading={parts.loading}>
        {(TraitFields) => <TraitFields traits={filters} chart={chart} onChange={setFilters} />}
      </LatePart>
      {isWide ? (
        <SelectField
          label={copy.group}
          value={filters.group}
          choices={GROUPS.filter((by) => by !== 'board' || (chart?.boards.length ?? 0) > 0).map((value) => ({
            value,
            words: copy.groups.by[value],
          }))}
          onChange={(event) => setFilters({ group: event.currentTarget.value })}
        />
      ) : null}
      {traits > 0 ? (
        <Button variant="quiet" onClick={() => setFilters(NO_TRAITS)}>
          {copy.clearFilters}
        </Button>
      ) : null}
    </Flex>
  )
}
