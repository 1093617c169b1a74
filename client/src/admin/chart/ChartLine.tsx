import { Box, chakra } from '@chakra-ui/react'
import type { CSSProperties, PointerEvent, ReactNode } from 'react'
import type { Chart } from '../../../../shared/chart'
import type { Grip } from './barMoves'
import { ChartBar } from './ChartBar'
import type { ChartRow, RowBar } from './chartRows'

type Props = {
  row: ChartRow
  /** its place among the rows that are shown */
  at: number
  chart: Pick<Chart, 'from' | 'days' | 'today'>
  /** the days of the window that are tinted, counted from its first */
  weekends: readonly number[]
  /** the job that is pointed at: its bars are marked in all rows */
  lit: string | null
  halfPx: number
  namePx: number
  style: CSSProperties
  /** the halves that are chosen in this row */
  chosen: [first: number, last: number] | null
  /** where a bar that is being moved would be */
  ghost: [start: number, length: number] | null
  cursor: ReactNode
  onOpen: (half: number) => void
  onGrab: (at: number, bar: RowBar, grip: Grip, event: PointerEvent) => void
  onPoint: (job: string | null) => void
}

/** One talent's row: the name, which stays in sight, and its bars. */
export function ChartLine({
  row,
  at,
  chart,
  weekends,
  lit,
  halfPx,
  namePx,
  style,
  chosen,
  ghost,
  cursor,
  onOpen,
  onGrab,
  onPoint,
}: Props) {
  const { from, days, today } = chart
  const { model, bars } = row
  const dayPx = halfPx * 2
  const todayAt = (Date.parse(today) - Date.parse(from)) / (24 * 60 * 60_000)
  return (
    <Box
      role="row"
      aria-rowindex={at + 2}
      position="absolute"
      top={0}
      left={0}
      display="flex"
      borderBottom="1px solid"
      borderColor="hairline"
      style={{ ...style, width: namePx + days * dayPx }}
    >
      <Box
        role="rowheader"
        position="sticky"
        left={0}
        zIndex={2}
        flex="none"
        bg="surface"
        px={3}
        alignContent="center"
        overflow="hidden"
        borderRight="1px solid"
        borderColor="hairline"
        style={{ width: namePx }}
      >
        <chakra.span display="block" fontWeight="semibold" truncate>
          {model.name}
        </chakra.span>
        {model.city ? (
          <chakra.span display="block" fontSize="0.75rem" lineHeight="1rem" color="fgQuiet" truncate>
            {model.city}
          </chakra.span>
        ) : null}
      </Box>
      <Box
        role="gridcell"
        position="relative"
        flex="none"
        data-row={at}
        cursor="cell"
        style={{
          width: days * dayPx,
          backgroundImage: `linear-gradient(to right, var(--chakra-colors-hairline) 1px, transparent 1px)`,
          backgroundSize: `${dayPx}px 100%`,
        }}
      >
        {weekends.map((day) => (
          <Shade key={day} left={day * dayPx} width={dayPx} />
        ))}
        {todayAt >= 0 && todayAt < days ? (
          <Box position="absolute" insetY={0} width="2px" bg="accent" style={{ left: todayAt * dayPx }} />
        ) : null}
        {chosen ? (
          <Box
            position="absolute"
            insetY="2px"
            outline="2px solid"
            outlineColor="accent"
            pointerEvents="none"
            style={{ left: chosen[0] * halfPx, width: (chosen[1] - chosen[0] + 1) * halfPx }}
          />
        ) : null}
        {bars.map((bar) => (
          <ChartBar
            key={`${bar.start} ${bar.lane}`}
            bar={bar}
            from={from}
            halfPx={halfPx}
            isLit={lit !== null && bar.job?.number === lit}
            onOpen={() => onOpen(bar.start)}
            onGrab={(grip, event) => onGrab(at, bar, grip, event)}
            onPoint={onPoint}
          />
        ))}
        {ghost ? (
          <Box
            position="absolute"
            insetY="3px"
            border="2px dashed"
            borderColor="accent"
            bg="color-mix(in srgb, var(--chakra-colors-accent) 18%, transparent)"
            pointerEvents="none"
            style={{ left: ghost[0] * halfPx, width: ghost[1] * halfPx }}
          />
        ) : null}
      </Box>
      {cursor}
    </Box>
  )
}

const Shade = ({ left, width }: { left: number; width: number }) => (
  <Box position="absolute" insetY={0} bg="bg" opacity={0.6} pointerEvents="none" style={{ left, width }} />
)
