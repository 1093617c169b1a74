import { useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useEffect } from 'react'
import { GROUP_PX, HEAD_PX, LANE_PX, NAME_PX } from '../chartStyles'
import type { ChartRow } from './chartRows'
import type { Place } from './useSelection'

const ROW_MIN_PX = 48
const ROW_PADDING_PX = 14

/** The rows in sight, and a way to bring a place into sight. */
export function useRowsInSight(
  scroller: RefObject<HTMLDivElement | null>,
  rows: readonly ChartRow[],
  halfPx: number,
) {
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
  return { lines, reveal }
}
