import { Box, Flex } from '@chakra-ui/react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { dayAfter } from '../../../../../../shared/days'
import type { Chart } from '../../../../../../shared/desk/chart'
import { parts } from '../../../../copy/parts'
import { Button } from '../../../../design/actions/Button'
import { IconButton } from '../../../../design/actions/IconButton'
import { LatePart } from '../../../../design/feedback/LatePart'
import { SearchBox } from '../../../../design/form/SearchBox'
import { SelectField } from '../../../../design/form/SelectField'
import { TextField } from '../../../../design/form/TextField'
import type { useListQuery } from '../../../../lib/useListQuery'
import { chart as words } from '../copy'
import { GROUPS } from '../grid/chartGroups'
import { NO_TRAITS, type Wanted } from './chartFilters'
import { FreeDays } from './FreeDays'

const loadTraits = () => import('./TraitFields')

type Props = {
  query: ReturnType<typeof useListQuery<Record<keyof Wanted | 'from' | 'days' | 'group', string>>>
  from: string
  today: string
  /** Not there while it is read. */
  chart: Chart | undefined
  isWide: boolean
  onGo: (day: string) => void
}

/** Which days and which talents the chart shows; on a phone one day. */
export function ChartTools({ query, from, today, chart, isWide, onGo }: Props) {
  const { filters, setFilters } = query
  const [isOpen, setOpen] = useState(false)
  const step = isWide ? 7 : 1
  const traits = Object.entries(NO_TRAITS).filter(
    ([name, none]) => filters[name as keyof typeof NO_TRAITS] !== none,
  ).length
  return (
    <Flex role="search" wrap="wrap" gap={3} align="end" mb={5}>
      <Flex gap={{ base: 0, lg: 1 }} rowGap={3} align="end" wrap="wrap">
        <IconButton
          aria-label={isWide ? words.earlier : words.dayEarlier}
          onClick={() => onGo(dayAfter(from, -step))}
        >
          <ChevronLeft size={20} aria-hidden />
        </IconButton>
        <TextField
          label={words.from}
          type="date"
          value={from}
          onChange={({ currentTarget: { value } }) => value && onGo(value)}
        />
        <IconButton
          aria-label={isWide ? words.later : words.dayLater}
          onClick={() => onGo(dayAfter(from, step))}
        >
          <ChevronRight size={20} aria-hidden />
        </IconButton>
        {isWide || from !== today ? (
          <Button variant="outline" disabled={from === today} onClick={() => onGo(today)}>
            {words.today}
          </Button>
        ) : null}
      </Flex>
      {isWide ? (
        <SelectField
          label={words.window}
          value={filters.days}
          choices={Object.entries(words.windows).map(([value, label]) => ({ value, words: label }))}
          onChange={(event) => setFilters({ days: event.currentTarget.value })}
        />
      ) : null}
      <SelectField
        label={words.show}
        value={filters.show}
        choices={Object.entries(words.shows).map(([value, label]) => ({ value, words: label }))}
        onChange={(event) => setFilters({ show: event.currentTarget.value })}
      />
      {filters.show === 'free' ? (
        <FreeDays
          free={filters}
          shown={{ from, days: Number(filters.days) }}
          onChange={(free) => setFilters(free)}
        />
      ) : null}
      <Box flex={{ base: '1 1 8rem', lg: '0 1 10rem' }}>
        <SearchBox
          label={words.search}
          value={filters.search}
          onSearch={(search) => setFilters({ search })}
        />
      </Box>
      <Button variant="outline" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {words.filters(traits)}
      </Button>
      {isOpen ? (
        <Flex wrap="wrap" gap={3} align="end" flexBasis="full">
          <LatePart load={loadTraits} loading={parts.loading}>
            {(TraitFields) => <TraitFields traits={filters} chart={chart} onChange={setFilters} />}
          </LatePart>
          {isWide ? (
            <SelectField
              label={words.group}
              value={filters.group}
              choices={GROUPS.filter((by) => by !== 'board' || (chart?.boards.length ?? 0) > 0).map(
                (value) => ({ value, words: words.groups.by[value] }),
              )}
              onChange={(event) => setFilters({ group: event.currentTarget.value })}
            />
          ) : null}
          {traits > 0 ? (
            <Button variant="quiet" onClick={() => setFilters(NO_TRAITS)}>
              {words.clearFilters}
            </Button>
          ) : null}
        </Flex>
      ) : null}
    </Flex>
  )
}
