import { type PointerEvent, useRef } from 'react'
import type { useBarMove } from './useBarMove'
import type { Place, Selection, useSelection } from './useSelection'

type Given = {
  halfPx: number
  halves: number
  selecting: ReturnType<typeof useSelection>
  moving: ReturnType<typeof useBarMove>
  onHold: (selection: Selection) => void
}

/** Chooses halves by dragging over them, and moves the bar that was grabbed. */
export function useGridPointer({ halfPx, halves, selecting: { selection, go }, moving, onHold }: Given) {
  const drag = useRef<Place | null>(null)
  const placeAt = ({ clientX, clientY }: PointerEvent): Place | null => {
    const track = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-row]')
    if (!track) return null
    const half = Math.floor((clientX - track.getBoundingClientRect().left) / halfPx)
    return half < 0 || half >= halves ? null : { row: Number(track.dataset.row), half }
  }
  return {
    onPointerDown(event: PointerEvent) {
      const place = event.button === 0 && !moving.isGrabbed() ? placeAt(event) : null
      if (!place) return
      // With a finger a drag scrolls; a press chooses one half.
      drag.current = place
      go(place, event.shiftKey)
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      // The button was let go outside of the chart.
      if (event.buttons === 0) drag.current = null
      if (event.buttons === 0 && moving.isGrabbed()) moving.cancel()
      if (event.pointerType === 'touch') return
      if (moving.isGrabbed()) return moving.dragTo(placeAt(event), event)
      const place = drag.current && placeAt(event)
      if (place) go(place, true)
    },
    onPointerUp() {
      if (moving.isGrabbed()) return moving.letGo()
      if (drag.current) onHold(selection)
      drag.current = null
    },
    onPointerCancel() {
      drag.current = null
      if (moving.isGrabbed()) moving.cancel()
    },
  }
}
