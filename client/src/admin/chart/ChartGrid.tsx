import { Box, chakra } from '@chakra-ui/react'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react'
import type { Chart } from '../../../../shared/chart'
import { chart as words } from '../../copy/chart'
import { LANE_PX } from './ChartBar'
import { ChartHead, weekendsOf } from './ChartHead'
import { ChartLine } from './ChartLine'
import { barsOn, type ChartRow, halfWords } from './chartRows'
import type { Place, Selection, useSelection } from './useSelection'

const NAME_PX = 176
const HEAD_PX = 64
const ROW_MIN_PX = 48
const ROW_PADDING_PX = 14
/** How wide a half is drawn; a longer window is drawn narrower. */
const halfPxOf = (days: number) => (days <= 14 ? 34 : days <= 30 ? 20 : days <= 60 ? 13 : 10)

type Props = {
  chart: Chart
  rows: readonly ChartRow[]
  selecting: ReturnType<typeof useSelection>
  onHold: (selection: Selection) => void
  onOpen: (place: Place) => void
}

const STEPS: Record<string, [rows: number, halves: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** Talents by days in halves. Only the rows in sight are in the page. */
export function ChartGrid({ chart, rows, selecting, onHold, onOpen }: Props) {
  const { from, days, today } = chart
  const scroller = useRef<HTMLDivElement>(null)
  const drag = useRef<Place | null>(null)
  const [lit, setLit] = useState<string | null>(null)
  const cursorId = useId()
  const halfPx = halfPxOf(days)
  const { cursor, selection, go } = selecting
  const weekends = weekendsOf(from, days)
  const lines = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (at) => Math.max(ROW_MIN_PX, (rows[at]?.lanes ?? 1) * LANE_PX + ROW_PADDING_PX),
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
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step) reveal(go({ row: cursor.row + step[0], half: cursor.half + step[1] }, event.shiftKey))
    else if (event.key === 'Enter') act()
    else return
    event.preventDefault()
  }

  const placeAt = ({ clientX, clientY }: PointerEvent): Place | null => {
    const track = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-row]')
    if (!track) return null
    const half = Math.floor((clientX - track.getBoundingClientRect().left) / halfPx)
    return half < 0 || half >= days * 2 ? null : { row: Number(track.dataset.row), half }
  }
  const onPointerDown = (event: PointerEvent) => {
    const place = event.button === 0 ? placeAt(event) : null
    if (!place) return
    // With a finger a drag scrolls; a press chooses one half.
    drag.current = place
    go(place, event.shiftKey)
  }
  const onPointerMove = (event: PointerEvent) => {
    // The button was let go outside of the chart.
    if (event.buttons === 0) drag.current = null
    const place = drag.current && event.pointerType !== 'touch' ? placeAt(event) : null
    if (place) go(place, true)
  }
  const onPointerUp = () => {
    if (drag.current) onHold(selection)
    drag.current = null
  }

  return (
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
      height="max(20rem, calc(100dvh - 19rem))"
      border="1px solid"
      borderColor="hairline"
      bg="surface"
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={() => {
        drag.current = null
      }}
    >
      <ChartHead from={from} days={days} today={today} halfPx={halfPx} namePx={NAME_PX} heightPx={HEAD_PX} />
      <Box
        role="rowgroup"
        position="relative"
        style={{ height: lines.getTotalSize(), width: NAME_PX + days * 2 * halfPx }}
      >
        {lines.getVirtualItems().map(({ index, key, start, size }) => {
          const row = rows[index]
          if (!row) return null
          const [first, last] = selection.rows
          return (
            <ChartLine
              key={key}
              row={row}
              at={index}
              chart={chart}
              weekends={weekends}
              lit={lit}
              halfPx={halfPx}
              namePx={NAME_PX}
              style={{ transform: `translateY(${start}px)`, height: size }}
              chosen={index >= first && index <= last ? selection.halves : null}
              cursor={
                index === cursor.row ? (
                  <chakra.span id={cursorId} role="gridcell" aria-label={halfWords(row, from, cursor.half)} />
                ) : null
              }
              onOpen={(half) => {
                go({ row: index, half })
                onOpen({ row: index, half })
              }}
              onPoint={setLit}
            />
          )
        })}
      </Box>
    </Box>
  )
}
