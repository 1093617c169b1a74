import { Box } from '@chakra-ui/react'
import { useMemo, useRef } from 'react'
import type { Chart } from '../../../../../../shared/desk/chart'
import { daysBackground, NAME_PX } from '../chartStyles'
import type { BarMove } from './barMoves'
import { ChartLine, type LineEvents } from './ChartLine'
import { type ChartRow, placeOf, type RowBar } from './chartRows'
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
  onOpen: LineEvents['open']
  onGrab: LineEvents['grab']
  isMarked: (id: string) => boolean
  onMark: LineEvents['mark']
  onCard: LineEvents['card']
  /** the bar that is pointed at: the others of its job are marked in all rows */
  lit: string | null
  onPoint: (row: number, bar: RowBar | null) => void
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
  onOpen,
  onGrab,
  isMarked,
  onMark,
  onCard,
  lit,
  onPoint,
}: Props) {
  const { from, days, today } = chart
  const latest = useRef({ onOpen, onGrab, onMark, onCard, onPoint })
  latest.current = { onOpen, onGrab, onMark, onCard, onPoint }
  const events = useMemo<LineEvents>(
    () => ({
      open: (...given) => latest.current.onOpen(...given),
      grab: (...given) => latest.current.onGrab(...given),
      mark: (...given) => latest.current.onMark(...given),
      card: (...given) => latest.current.onCard(...given),
      point: (...given) => latest.current.onPoint(...given),
    }),
    [],
  )
  const trackPx = days * 2 * halfPx
  const track = useMemo(
    () => ({ width: trackPx, ...daysBackground(from, halfPx * 2) }),
    [from, halfPx, trackPx],
  )
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
            from={from}
            halfPx={halfPx}
            halves={days * 2}
            hasFace={hasFaces}
            top={start}
            height={size}
            days={track}
            lit={lit !== null && row.bars.some(({ job }) => job?.number === lit) ? lit : null}
            isMarked={isMarked(row.model.id)}
            chosen={index >= first && index <= last ? selection.halves : null}
            ghost={move?.toRow === index ? [move.start, move.length] : null}
            cursor={index === cursor.row ? cursor.half : null}
            cursorId={cursorId}
            events={events}
          />
        )
      })}
      {todayAt >= 0 && todayAt < days * 2 ? (
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
