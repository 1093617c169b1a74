import { Box, chakra, Flex, Grid } from '@chakra-ui/react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { deskDay, monthInWords } from '../../../../shared/desk/dayWords'
import { monthAfter } from '../../../../shared/time/days'
import { IconButton } from '../../design/actions/IconButton'
import { monthDays } from './monthDays'
import { ownDays as copy } from './ownDays.copy'

const Day = chakra('button', {
  base: {
    minW: 0,
    minH: 'touch',
    px: 0,
    whiteSpace: 'nowrap',
    border: '1px solid',
    borderColor: 'hairline',
    bg: 'surface',
    cursor: 'pointer',
    _disabled: { color: 'fgQuiet', bg: 'transparent', cursor: 'default' },
    _pressed: { bg: 'fg', color: 'bg', borderColor: 'fg' },
  },
  variants: { away: { true: { textDecoration: 'line-through', bg: 'hairline' } } },
})

type Props = {
  today: string
  chosen: { from: string; to: string } | null
  /** Whether the talent has said already that it cannot on a day. */
  isAway: (day: string) => boolean
  onPress: (day: string) => void
}

/** One month, from which days ahead are pressed. */
export function MonthPicker({ today, chosen, isAway, onPress }: Props) {
  const [month, setMonth] = useState(today.slice(0, 7))
  return (
    <Box maxW="26rem">
      <Flex align="center" wrap="wrap" mb={2}>
        <chakra.p flex="1 1 auto" textStyle="subheading" whiteSpace="nowrap" aria-live="polite">
          {monthInWords(month)}
        </chakra.p>
        <IconButton
          aria-label={copy.earlier}
          disabled={month <= today.slice(0, 7)}
          onClick={() => setMonth(monthAfter(month, -1))}
        >
          <ChevronLeft size={20} aria-hidden />
        </IconButton>
        <IconButton aria-label={copy.later} onClick={() => setMonth(monthAfter(month, 1))}>
          <ChevronRight size={20} aria-hidden />
        </IconButton>
      </Flex>
      <Grid templateColumns="repeat(7, minmax(0, 1fr))" gap={1}>
        {copy.weekdays.map((name, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the days of the week never move
          <chakra.span key={at} textStyle="small" color="fgQuiet" textAlign="center" aria-hidden>
            {name}
          </chakra.span>
        ))}
        {monthDays(month).map((day, at) =>
          day === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: empty places never move
            <span key={at} />
          ) : (
            <Day
              key={day}
              type="button"
              aria-label={copy.day(deskDay(day), isAway(day))}
              aria-pressed={chosen !== null && chosen.from <= day && day <= chosen.to}
              disabled={day < today}
              away={isAway(day)}
              onClick={() => onPress(day)}
            >
              {Number(day.slice(8))}
            </Day>
          ),
        )}
      </Grid>
    </Box>
  )
}
