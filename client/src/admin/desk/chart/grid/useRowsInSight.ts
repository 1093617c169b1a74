import { useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useEffect, useMemo } from 'react'
import { FACE_ROW_PX, GROUP_PX, HEAD_PX, NAME_PX, ROW_PX } from '../chartStyles'
import type { ChartRow } from './chartRows'
import type { Place } from './useSelection'

/** A row that is in the page: where it is, and how high. */
export type Line = { index: number; key: React.Key; start: number; size: number }

/** The rows in sight, and a way to bring a place into sight. */
export function useRowsInSight(
  scroller: RefObject<HTMLDivElement | null>,
  rows: readonly ChartRow[],
  { halfPx, hasFaces, isPrinting }: { halfPx: number; hasFaces: boolean; isPrinting: boolean },
) {
  const rowPx = hasFaces ? FACE_ROW_PX : ROW_PX
  const lines = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (at) => rowPx + (rows[at]?.head ? GROUP_PX : 0),
    getItemKey: (at) => rows[at]?.model.id ?? at,
    scrollPaddingStart: HEAD_PX,
    overscan: 6,
  })
  // Rows with the head of a group, and all of them with faces, are higher.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sizes are read from the rows
  useEffect(() => lines.measure(), [rows, rowPx, lines])
  const all = useMemo<Line[]>(
    () =>
      isPrinting
        ? rows.map(({ model, head }, index) => ({
            index,
            key: model.id,
            start: 0,
            size: rowPx + (head ? GROUP_PX : 0),
          }))
        : [],
    [rows, rowPx, isPrinting],
  )

  const reveal = ({ row, half }: Place) => {
    lines.scrollToIndex(row, { align: 'auto' })
    const box = scroller.current
    if (!box) return
    const left = half * halfPx
    if (left < box.scrollLeft) box.scrollLeft = left
    else if (left + halfPx > box.scrollLeft + box.clientWidth - NAME_PX)
      box.scrollLeft = left + halfPx - box.clientWidth + NAME_PX
  }
  return { lines: isPrinting ? all : lines.getVirtualItems(), totalPx: lines.getTotalSize(), reveal }
}
