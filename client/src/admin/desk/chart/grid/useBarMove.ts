import { type PointerEvent, useRef, useState } from 'react'
import { type BarMove, beginMove, type Grip, isChanged, withEdge, withRow } from './barMoves'
import type { RowBar } from './chartRows'
import type { Place } from './useSelection'

/** The pointer has to go so far before a press becomes a drag. */
const DRAG_PX = 5

type Grabbed = { move: BarMove; grip: Grip; x: number; y: number; isDragged: boolean }

/** A bar that is moved by pointer or by keyboard, until it is dropped or let go. */
export function useBarMove(onDrop: (move: BarMove) => void) {
  const [move, setMove] = useState<BarMove | null>(null)
  const grabbed = useRef<Grabbed | null>(null)
  const cancel = () => {
    grabbed.current = null
    setMove(null)
  }
  const drop = (dropped: BarMove | null) => {
    cancel()
    if (dropped && isChanged(dropped)) onDrop(dropped)
  }
  return {
    move,
    setMove,
    cancel,
    drop,
    isGrabbed: () => grabbed.current !== null,
    grab(row: number, bar: RowBar, grip: Grip, { clientX, clientY }: PointerEvent) {
      grabbed.current = { move: beginMove(row, bar), grip, x: clientX, y: clientY, isDragged: false }
    },
    /** Follows the pointer; `place` is null where there is no row. */
    dragTo(place: Place | null, event: PointerEvent<HTMLElement>) {
      const held = grabbed.current
      if (!held) return
      const isFar = Math.hypot(event.clientX - held.x, event.clientY - held.y) >= DRAG_PX
      if (!held.isDragged && isFar) {
        held.isDragged = true
        // The press is not a click on the bar any more, and is followed beyond the chart.
        event.currentTarget.setPointerCapture(event.pointerId)
      }
      if (!held.isDragged || !place) return
      const { grip } = held
      held.move = grip === 'row' ? withRow(held.move, place.row) : withEdge(held.move, grip, place.half)
      setMove(held.move)
    },
    letGo() {
      const held = grabbed.current
      if (held) drop(held.isDragged ? held.move : null)
    },
  }
}
