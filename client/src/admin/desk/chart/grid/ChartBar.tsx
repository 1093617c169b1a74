import type { PointerEvent } from 'react'
import { LANE_PX } from '../chartStyles'
import { chart as words } from '../copy'
import { type Grip, isPassable } from './barMoves'
import { barWords, type RowBar, spanWords } from './chartRows'

type Props = {
  bar: RowBar
  from: string
  halfPx: number
  isLit: boolean
  onOpen: () => void
  onGrab: (grip: Grip, event: PointerEvent) => void
  onPoint: (job: string | null) => void
}

/** So close to an end, but at most a third of the bar, the pointer takes that end. */
const END_PX = 7

function gripAt({ clientX, currentTarget }: PointerEvent): Grip {
  const { left, right, width } = currentTarget.getBoundingClientRect()
  const end = Math.min(END_PX, width / 3)
  if (clientX >= right - end) return 'end'
  return clientX <= left + end ? 'start' : 'row'
}

/** What a bar has room for; its name says everything. */
function shownWords(bar: RowBar): string {
  const { kind, rank, job, hoursLeft } = bar
  if (kind === 'cannot') return `${rank} ${barWords({ ...bar, until: null, job: null })}`
  if (kind === 'challenged') return `${rank} ${words.hoursLeft(hoursLeft)} ${job?.title ?? ''}`
  if (kind === 'option') return `${rank} ${job?.title ?? ''}`
  return job?.title ?? barWords(bar)
}

/** What a job or a bookout holds of a talent. The words say what the colour says. */
export function ChartBar({ bar, from, halfPx, isLit, onOpen, onGrab, onPoint }: Props) {
  const { start, length, kind, job, lane } = bar
  const name = `${spanWords(from, start, length)}: ${barWords(bar)}`
  return (
    <button
      type="button"
      // The grid is one stop of the keyboard; Enter on a half opens what holds it.
      tabIndex={-1}
      className={['bar', kind, isLit && 'lit'].filter(Boolean).join(' ')}
      aria-label={name}
      title={name}
      style={{ left: start * halfPx + 1, width: length * halfPx - 2, top: lane * LANE_PX + 8 }}
      onPointerDown={(event) => {
        // A finger scrolls: a touched bar opens.
        const grip = gripAt(event)
        const canGrab = event.button === 0 && event.pointerType !== 'touch'
        if (canGrab && (grip !== 'row' || isPassable(bar))) onGrab(grip, event)
        event.stopPropagation()
      }}
      onClick={onOpen}
      onPointerEnter={() => onPoint(job?.number ?? null)}
      onPointerLeave={() => onPoint(null)}
    >
      {shownWords(bar)}
    </button>
  )
}
