import { Box, chakra } from '@chakra-ui/react'
import { useId, useRef } from 'react'
import type { Chart } from '../../../../../../shared/desk/chart'
import type { Marks } from '../../../bulk/useMarks'
import { chartStyles, HEAD_PX, NAME_PX } from '../chartStyles'
import { chart as words } from '../copy'
import { type BarMove, moveWords } from './barMoves'
import { ChartHead } from './ChartHead'
import { ChartRows } from './ChartRows'
import type { ChartRow } from './chartRows'
import { useBarMove } from './useBarMove'
import { useGridKeys } from './useGridKeys'
import { useGridPointer } from './useGridPointer'
import { useRowsInSight } from './useRowsInSight'
import type { Place, Selection, useSelection } from './useSelection'
import { useWidth } from './useWidth'

/** How narrow a half may be; a longer window is drawn narrower. */
const leastPxOf = (days: number) => (days <= 14 ? 34 : days <= 30 ? 20 : days <= 60 ? 13 : 10)

type Props = {
  chart: Chart
  rows: readonly ChartRow[]
  selecting: ReturnType<typeof useSelection>
  onHold: (selection: Selection) => void
  onOpen: (place: Place) => void
  onMove: (move: BarMove) => void
  marks: Pick<Marks, 'isMarked' | 'toggle'>
}

/** Talents by days in halves. Only the rows in sight are in the page. */
export function ChartGrid({ chart, rows, selecting, onHold, onOpen, onMove, marks }: Props) {
  const { from, days, today } = chart
  const scroller = useRef<HTMLDivElement>(null)
  const cursorId = useId()
  const widthPx = useWidth(scroller)
  // A wide screen is filled.
  const halfPx = Math.max(leastPxOf(days), (widthPx - NAME_PX) / (days * 2))
  const { cursor, selection, go } = selecting
  const moving = useBarMove(onMove)
  const { lines, reveal } = useRowsInSight(scroller, rows, halfPx)
  const halves = days * 2
  const mark = (row: number) => {
    const id = rows[row]?.model.id
    if (id) marks.toggle(id)
  }
  const onKeyDown = useGridKeys({ rows, halves, selecting, moving, reveal, onHold, onOpen, onMark: mark })
  const pointer = useGridPointer({ halfPx, halves, selecting, moving, onHold })

  return (
    <Box position="relative">
      <Box
        ref={scroller}
        role="grid"
        aria-label={words.grid}
        aria-rowcount={rows.length + 1}
        aria-colcount={days + 1}
        aria-activedescendant={cursorId}
        aria-multiselectable
        tabIndex={0}
        position="relative"
        overflow="auto"
        userSelect="none"
        height="max(20rem, calc(100dvh - 22rem))"
        border="1px solid"
        borderColor="hairline"
        bg="surface"
        css={chartStyles}
        onKeyDown={onKeyDown}
        {...pointer}
      >
        <ChartHead
          from={from}
          days={days}
          today={today}
          halfPx={halfPx}
          namePx={NAME_PX}
          heightPx={HEAD_PX}
        />
        <ChartRows
          chart={chart}
          rows={rows}
          lines={lines}
          halfPx={halfPx}
          selection={selection}
          cursor={cursor}
          cursorId={cursorId}
          move={moving.move}
          onOpen={(row, half) => {
            go({ row, half })
            onOpen({ row, half })
          }}
          onGrab={moving.grab}
          isMarked={marks.isMarked}
          onMark={mark}
        />
      </Box>
      <MoveStatus moving={moving} rows={rows} from={from} />
    </Box>
  )
}

type StatusProps = { moving: ReturnType<typeof useBarMove>; rows: readonly ChartRow[]; from: string }

/** Where the bar that is being moved is now, and how it goes on. */
const MoveStatus = ({ moving: { move, isGrabbed }, rows, from }: StatusProps) => (
  <chakra.p
    role="status"
    position="absolute"
    bottom={3}
    left={3}
    maxW="calc(100% - 1.5rem)"
    px={move ? 3 : 0}
    py={move ? 2 : 0}
    bg="fg"
    color="bg"
    textStyle="small"
    pointerEvents="none"
    zIndex="sticky"
  >
    {move ? `${moveWords(move, rows, from)}. ${isGrabbed() ? words.move.byPointer : words.move.byKey}` : ''}
  </chakra.p>
)
