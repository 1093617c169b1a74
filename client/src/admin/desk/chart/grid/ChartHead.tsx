import { Box, chakra, Flex } from '@chakra-ui/react'
import { dayAfter } from '../../../../../../shared/days'
import { shortDay } from '../../../../../../shared/format'
import { chart as words } from '../copy'

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const weekdayOf = (day: string) => new Date(day).getUTCDay()
const isWeekend = (day: string) => [0, 6].includes(weekdayOf(day))

const monthWords = (day: string) => {
  const [month, , year] = shortDay(day).split(/,? /)
  return `${month} ${year}`
}

/** A month's name needs the width of about three days. */
const NAME_DAYS = 3

/** Where each month that is shown begins; not of one that has no room for its name. */
function monthsOf(days: readonly string[]) {
  const starts = days.flatMap((day, at) => (at === 0 || day.endsWith('-01') ? [{ day, at }] : []))
  return starts.filter(({ at }, index) => (starts[index + 1]?.at ?? days.length) - at >= NAME_DAYS)
}

type Props = {
  from: string
  days: number
  today: string
  halfPx: number
  namePx: number
  heightPx: number
}

/** The days above the chart; today is marked, weekends are tinted. */
export function ChartHead({ from, days, today, halfPx, namePx, heightPx }: Props) {
  const all = Array.from({ length: days }, (_, at) => dayAfter(from, at))
  return (
    <Flex
      role="row"
      position="sticky"
      top={0}
      zIndex="sticky"
      bg="surface"
      borderBottom="1px solid"
      borderColor="fg"
      style={{ width: namePx + days * 2 * halfPx, height: heightPx }}
    >
      <Box
        role="columnheader"
        position="sticky"
        left={0}
        zIndex={1}
        flex="none"
        bg="surface"
        px={3}
        alignContent="center"
        textStyle="label"
        borderRight="1px solid"
        borderColor="hairline"
        style={{ width: namePx }}
      >
        {words.names}
      </Box>
      {monthsOf(all).map(({ day, at }) => (
        <chakra.span
          key={day}
          position="absolute"
          top="1px"
          px={1}
          bg="surface"
          textStyle="label"
          aria-hidden
          style={{ left: namePx + at * 2 * halfPx }}
        >
          {monthWords(day)}
        </chakra.span>
      ))}
      {all.map((day) => (
        <Box
          key={day}
          role="columnheader"
          aria-label={`${shortDay(day)}${day === today ? `, ${words.today}` : ''}`}
          flex="none"
          alignContent="end"
          pb={1}
          textAlign="center"
          fontSize="0.75rem"
          lineHeight="1rem"
          overflow="hidden"
          bg={isWeekend(day) ? 'bg' : undefined}
          fontWeight={day === today ? 'bold' : undefined}
          boxShadow={day === today ? 'inset 0 -4px 0 var(--agency-colors-accent)' : undefined}
          borderLeft="1px solid"
          borderColor="hairline"
          style={{ width: halfPx * 2 }}
        >
          <chakra.span display="block" color="fgQuiet" aria-hidden>
            {halfPx < 15 ? WEEKDAYS[weekdayOf(day)]?.charAt(0) : WEEKDAYS[weekdayOf(day)]}
          </chakra.span>
          {Number(day.slice(8))}
        </Box>
      ))}
    </Flex>
  )
}
