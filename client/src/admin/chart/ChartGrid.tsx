import { Box, chakra } from '@chakra-ui/react'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import type { Chart } from '../../../../shared/chart'
import { chart as words } from '../../copy/chart'
import { areKeysOn } from '../../lib/useKeys'
import type { Marks } from '../bulk/useMarks'
import { type BarMove, beginMove, moveByKey, moveWords } from './barMoves'
import { ChartHead } from './ChartHead'
import { ChartRows } from './ChartRows'
import { barsOn, type ChartRow } from './chartRows'
import { chartStyles, GROUP_PX, HEAD_PX, LANE_PX, NAME_PX } from './chartStyles'
import { useBarMove } from './useBarMove'
import { useGridPointer } from './useGridPointer'
import type { Place, Selection, useSelection } from './useSelection'
import { useWidth } from './useWidth'

const ROW_MIN_PX = 48
const ROW_PADDING_PX = 14
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

const STEPS: Record<string, [rows: number, halves: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
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
  const { move } = moving
  const lines = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (at) =>
      Math.max(ROW_MIN_PX, (rows[at]?.lanes ?? 1) * LANE_PX + ROW_PADDING_PX) +
      (rows[at]?.head ? GROUP_PX : 0),
    getItemKey: (at) => rows[at]?.model.id ?? at,
    scrollPaddingStart: HEAD_PX,
    overscan: 6,
  })
  // Rows grow and shrink with what they hold.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sizes are read from the rows
  useEffect(() => lines.measure(), [rows, lines])

  const reveal = ({ row, half }: Place) => {
    lines.scrollToIndex(row, { align: 'auto' })
    const box = scroller.current
    if (!box) return
    const left = half * halfPx
    if (left < box.scrollLeft) box.scrollLeft = left
    else if (left + halfPx > box.scrollLeft + box.clientWidth - NAME_PX)
      box.scrollLeft = left + halfPx - box.clientWidth + NAME_PX
  }
  const act = () => {
    const row = rows[cursor.row]
    const [first, last] = selection.halves
    const isOne = first === last && selection.rows[0] === selection.rows[1]
    if (isOne && row && barsOn(row, cursor.half).length > 0) onOpen(cursor)
    else onHold(selection)
  }
  /** Takes up the bar under the cursor; again the next one of the same half. */
  const takeUp = () => {
    const row = rows[cursor.row]
    const bars = row ? barsOn(row, cursor.half) : []
    const next = bars[((move ? bars.indexOf(move.bar) : -1) + 1) % bars.length]
    if (next) moving.setMove(beginMove(cursor.row, next))
  }
  /** The keys while a bar is being moved; false for others. */
  const onMoveKey = (event: KeyboardEvent): boolean => {
    if (!move) return false
    const next = moveByKey(move, event, { rows: rows.length, halves: days * 2 })
    if (next) {
      moving.setMove(next)
      reveal({ row: next.toRow, half: event.shiftKey ? next.start : next.start + next.length - 1 })
    } else if (event.key === 'Enter') moving.drop(move)
    else if (event.key === 'Escape') moving.cancel()
    else return false
    return true
  }
  const mark = (row: number) => {
    const id = rows[row]?.model.id
    if (id) marks.toggle(id)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (onMoveKey(event)) event.stopPropagation()
    else if (event.key === 'm' && areKeysOn()) takeUp()
    else if (event.key === 'x' && areKeysOn()) mark(cursor.row)
    else if (step) reveal(go({ row: cursor.row + step[0], half: cursor.half + step[1] }, event.shiftKey))
    else if (event.key === 'Enter') act()
    else return
    event.preventDefault()
  }
  const pointer = useGridPointer({ halfPx, halves: days * 2, selecting, moving, onHold })

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
          move={move}
          onOpen={(row, half) => {
            go({ row, half })
            onOpen({ row, half })
          }}
          onGrab={moving.grab}
          isMarked={marks.isMarked}
          onMark={mark}
        />
      </Box>
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
        {move
          ? `${moveWords(move, rows, from)}. ${moving.isGrabbed() ? words.move.byPointer : words.move.byKey}`
          : ''}
      </chakra.p>
    </Box>
  )
}
