import type { PointerEvent } from 'react'
import { BarText } from './BarText'
import type { BarLabel } from './barLabels'
import { type Grip, isPassable } from './barMoves'
import { barClass, barWords, type RowBar, spanWords } from './chartRows'

type Props = {
  bar: RowBar
  label: BarLabel
  from: string
  halfPx: number
  isLit: boolean
  onOpen: () => void
  onGrab: (grip: Grip, event: PointerEvent) => void
  onPoint: (bar: RowBar | null) => void
}

/** So close to an end, but at most a third of the bar, the pointer takes that end. */
const END_PX = 7

function gripAt({ clientX, currentTarget }: PointerEvent): Grip {
  const { left, right, width } = currentTarget.getBoundingClientRect()
  const end = Math.min(END_PX, width / 3)
  if (clientX >= right - end) return 'end'
  return clientX <= left + end ? 'start' : 'row'
}

/** What a job or a bookout holds of a talent. The words say what the tone says. */
export function ChartBar({ bar, label, from, halfPx, isLit, onOpen, onGrab, onPoint }: Props) {
  const { start, length } = bar
  return (
    <button
      type="button"
      // The grid is one stop of the keyboard; Enter on a half opens what holds it.
      tabIndex={-1}
      className={barClass(bar, isLit)}
      aria-label={`${spanWords(from, start, length)}: ${barWords(bar)}`}
      style={{ left: start * halfPx + 1, width: length * halfPx - 3 }}
      onPointerDown={(event) => {
        // A finger scrolls: a touched bar opens.
        const grip = gripAt(event)
        const canGrab = event.button === 0 && event.pointerType !== 'touch'
        if (canGrab && (grip !== 'row' || isPassable(bar))) onGrab(grip, event)
        event.stopPropagation()
      }}
      onClick={onOpen}
      onPointerEnter={() => onPoint(bar)}
      onPointerLeave={() => onPoint(null)}
    >
      <BarText label={label} />
    </button>
  )
}
