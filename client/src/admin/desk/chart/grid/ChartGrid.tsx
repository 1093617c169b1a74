import { Box, chakra, Flex } from '@chakra-ui/react'
import { useId, useRef } from 'react'
import type { Chart } from '../../../../../../shared/desk/chart/chart'
import { usePrinting } from '../../../../lib/media/usePrinting'
import { useKeys } from '../../../../lib/useKeys'
import type { Marks } from '../../../bulk/useMarks'
import { chartStyles, NAME_PX, PAPER_PX } from '../chartStyles'
import { chart as copy } from '../copy'
import { markStyles } from '../markStyles'
import { type BarMove, moveWords } from './barMoves'
import { ChartHead } from './ChartHead'
import { ChartRows } from './ChartRows'
import type { ChartRow } from './chartRows'
import { HoverCard } from './HoverCard'
import { useBarMove } from './useBarMove'
import { useGridKeys } from './useGridKeys'
import { useGridPointer } from './useGridPointer'
import { usePointed } from './usePointed'
import { useRowsInSight } from './useRowsInSight'
import type { Place, Selection, useSelection } from './useSelection'
import { useWidth } from './useWidth'

/** How narrow a half may be; a longer window is drawn narrower. */
const leastPxOf = (days: number) => (days <= 14 ? 30 : days <= 46 ? 15 : days <= 60 ? 13 : 10)

type Props = {
  chart: Chart
  rows: readonly ChartRow[]
  selecting: ReturnType<typeof useSelection>
  onHold: (selection: Selection) => void
  onOpen: (place: Place) => void
  onMove: (move: BarMove) => void
  /** opens a talent's card */
  onCard: (row: number) => void
  marks: Pick<Marks, 'isMarked' | 'toggle'>
  hasFaces: boolean
  /** how many talents there are, above their names */
  title: string
}

/** Talents by days in halves. Only the rows in sight are in the page. */
export function ChartGrid(props: Props) {
  const { chart, rows, selecting, onHold, onOpen, onMove, onCard, marks, hasFaces, title } = props
  const { from, days, today } = chart
  const scroller = useRef<HTMLDivElement>(null)
  const cursorId = useId()
  const widthPx = useWidth(scroller)
  const isPrinting = usePrinting()
  // A wide screen is filled, and a sheet of paper holds all days.
  const halfPx = isPrinting
    ? (PAPER_PX - NAME_PX) / (days * 2)
    : Math.max(leastPxOf(days), (widthPx - NAME_PX) / (days * 2))
  const { cursor, selection, go } = selecting
  const moving = useBarMove(onMove)
  const { lines, totalPx, reveal } = useRowsInSight(scroller, rows, { halfPx, hasFaces, isPrinting })
  const halves = days * 2
  const onMark = (row: number) => {
    const id = rows[row]?.model.id
    if (id) marks.toggle(id)
  }
  const onKeyDown = useGridKeys({ rows, halves, selecting, moving, reveal, onHold, onOpen, onCard, onMark })
  // From the first key on, wherever the focus is.
  const toGrid = () => scroller.current?.focus()
  useKeys({
    ArrowUp: toGrid,
    ArrowDown: toGrid,
    ArrowLeft: toGrid,
    ArrowRight: toGrid,
    v: () => {
      toGrid()
      onCard(cursor.row)
    },
  })
  const pointer = useGridPointer({ halfPx, halves, selecting, moving, onHold })

  const { pointed, point, lit, close, focus } = usePointed(rows, cursor, moving.move !== null)

  return (
    <Flex direction="column" flex="1 1 auto" minH={0} position="relative" css={markStyles}>
      <Box
        ref={scroller}
        role="grid"
        aria-label={copy.grid}
        aria-rowcount={rows.length + 1}
        aria-colcount={days + 1}
        aria-activedescendant={cursorId}
        aria-multiselectable
        tabIndex={0}
        position="relative"
        overflow="auto"
        userSelect="none"
        flex="1 1 0"
        minH="20rem"
        bg="bg"
        _focusVisible={{ outlineOffset: '-3px' }}
        css={chartStyles}
        onKeyDown={onKeyDown}
        onScroll={close}
        {...focus}
        {...pointer}
      >
        <ChartHead from={from} days={days} today={today} halfPx={halfPx} title={title} />
        <ChartRows
          chart={chart}
          rows={rows}
          lines={lines}
          totalPx={totalPx}
          hasFaces={hasFaces}
          lit={lit}
          halfPx={halfPx}
          selection={selection}
          cursor={cursor}
          cursorId={cursorId}
          move={moving.move}
          isMarked={marks.isMarked}
          events={{
            open: (row, half) => {
              go({ row, half })
              onOpen({ row, half })
            },
            ...{ grab: moving.grab, mark: onMark, card: onCard, point },
          }}
        />
      </Box>
      {pointed ? (
        <HoverCard
          key={`${pointed.at} ${pointed.half}`}
          pointed={pointed}
          from={from}
          halfPx={halfPx}
          onClose={close}
        />
      ) : null}
      <MoveStatus moving={moving} rows={rows} from={from} />
    </Flex>
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
    {move ? `${moveWords(move, rows, from)}. ${isGrabbed() ? copy.move.byPointer : copy.move.byKey}` : ''}
  </chakra.p>
)
