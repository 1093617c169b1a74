import { Box, chakra, Flex } from '@chakra-ui/react'
import { memo } from 'react'
import { deskDay } from '../../../../../../shared/desk/dayWords'
import { MONTHS } from '../../../../../../shared/format'
import { dayAfter } from '../../../../../../shared/time/days'
import { HEAD_PX, NAME_PX } from '../chartStyles'
import { chart as copy } from '../copy'

const WEEKDAYS = ['S', 'M', 'T', 'W', 'T', 'F', 'S']
const weekdayOf = (day: string) => new Date(day).getUTCDay()
const isWeekend = (day: string) => [0, 6].includes(weekdayOf(day))
const isMonday = (day: string) => weekdayOf(day) === 1
const monthOf = (day: string) => MONTHS[Number(day.slice(5, 7)) - 1]

type Props = { from: string; days: number; today: string; halfPx: number; title: string }

/** The days above the chart, like the edge of a film: today is red, weeks are perforated. */
export const ChartHead = memo(function ChartHead({ from, days, today, halfPx, title }: Props) {
  return (
    <Flex
      role="row"
      data-theme="dark"
      position="sticky"
      top={0}
      zIndex="sticky"
      borderBottom="1px solid"
      borderColor="hairline"
      style={{ width: NAME_PX + days * 2 * halfPx, height: HEAD_PX }}
    >
      <Box
        role="columnheader"
        position="sticky"
        left={0}
        zIndex={1}
        flex="none"
        bg="bg"
        px={4}
        alignContent="center"
        fontSize="0.8125rem"
        color="fgQuiet"
        borderRight="1px solid"
        borderColor="hairline"
        style={{ width: NAME_PX }}
      >
        {title}
      </Box>
      {Array.from({ length: days }, (_, at) => dayAfter(from, at)).map((day, at) => (
        <DayHead key={day} day={day} isFirst={at === 0} isToday={day === today} widthPx={halfPx * 2} />
      ))}
    </Flex>
  )
})

type DayProps = { day: string; isFirst: boolean; isToday: boolean; widthPx: number }

const DayHead = ({ day, isFirst, isToday, widthPx }: DayProps) => (
  <Box
    role="columnheader"
    aria-label={`${deskDay(day)}${isToday ? `, ${copy.today}` : ''}`}
    position="relative"
    flex="none"
    pt="12px"
    textAlign="center"
    fontFamily="mono"
    fontSize="12px"
    lineHeight="13px"
    bg={isToday ? 'accent' : undefined}
    color={isToday ? 'print' : isWeekend(day) ? 'fgQuiet' : 'fg'}
    borderLeft={isMonday(day) && !isFirst ? '2px dotted' : undefined}
    borderColor="fieldEdge"
    style={{ width: widthPx }}
  >
    {isFirst || day.endsWith('-01') ? (
      <chakra.span
        position="absolute"
        zIndex={1}
        left="3px"
        top="1px"
        fontFamily="body"
        fontSize="10px"
        fontWeight="semibold"
        fontStretch="112%"
        lineHeight="11px"
        textTransform="uppercase"
        aria-hidden
      >
        {monthOf(day)}
      </chakra.span>
    ) : null}
    <chakra.span
      display="block"
      fontFamily="body"
      fontSize="10px"
      lineHeight="11px"
      color={isToday ? 'print' : 'fgQuiet'}
      aria-hidden
    >
      {WEEKDAYS[weekdayOf(day)]}
    </chakra.span>
    {Number(day.slice(8))}
  </Box>
)
