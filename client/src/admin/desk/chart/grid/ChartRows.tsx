import { Box } from '@chakra-ui/react'
import { useMemo, useRef } from 'react'
import type { Chart } from '../../../../../../shared/desk/chart/chart'
import { daysBackground, NAME_PX } from '../chartStyles'
import type { BarMove } from './barMoves'
import { ChartLine, type LineEvents, type RowFrame } from './ChartLine'
import { type ChartRow, placeOf } from './chartRows'
import type { Line } from './useRowsInSight'
import type { Place, Selection } from './useSelection'

type Props = {
  chart: Chart
  rows: readonly ChartRow[]
  lines: readonly Line[]
  totalPx: number
  hasFaces: boolean
  halfPx: number
  selection: Selection
  cursor: Place
  cursorId: string
  move: BarMove | null
  /** what a row tells; may be other functions each time */
  events: LineEvents
  isMarked: (id: string) => boolean
  /** the bar that is pointed at: the others of its job are marked in all rows */
  lit: string | null
}

/** The same functions for as long as the grid is shown, so that a row is not drawn again for them. */
function useSameEvents(events: LineEvents): LineEvents {
  const latest = useRef(events)
  latest.current = events
  return useMemo(
    () => ({
      open: (...given) => latest.current.open(...given),
      grab: (...given) => latest.current.grab(...given),
      mark: (...given) => latest.current.mark(...given),
      card: (...given) => latest.current.card(...given),
      point: (...given) => latest.current.point(...given),
    }),
    [],
  )
}

/** The rows in sight. */
export function ChartRows({
  chart,
  rows,
  lines,
  totalPx,
  hasFaces,
  halfPx,
  selection,
  cursor,
  cursorId,
  move,
  events: given,
  isMarked,
  lit,
}: Props) {
  const { from, days, today } = chart
  const events = useSameEvents(given)
  const halves = days * 2
  const trackPx = halves * halfPx
  const frame = useMemo((): RowFrame => {
    const track = { width: trackPx, ...daysBackground(from, halfPx * 2) }
    return { from, halfPx, halves, hasFaces, track, cursorId }
  }, [from, halfPx, halves, trackPx, hasFaces, cursorId])
  const todayAt = placeOf(from, { day: today, half: 'am' })
  const [first, last] = selection.rows
  return (
    <Box role="rowgroup" position="relative" style={{ height: totalPx, width: NAME_PX + trackPx }}>
      {lines.map(({ index, key, start, size }) => {
        const row = rows[index]
        if (!row) return null
        return (
          <ChartLine
            key={key}
            row={row}
            at={index}
            frame={frame}
            top={start}
            height={size}
            lit={lit !== null && row.bars.some(({ job }) => job?.number === lit) ? lit : null}
            isMarked={isMarked(row.model.id)}
            chosen={index >= first && index <= last ? selection.halves : null}
            ghost={move?.toRow === index ? [move.start, move.length] : null}
            cursor={index === cursor.row ? cursor.half : null}
            events={events}
          />
        )
      })}
      {todayAt >= 0 && todayAt < halves ? (
        <Box
          position="absolute"
          insetY={0}
          width="2px"
          bg="accent"
          pointerEvents="none"
          style={{ left: NAME_PX + todayAt * halfPx }}
        />
      ) : null}
    </Box>
  )
}
