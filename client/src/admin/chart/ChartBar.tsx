import { chakra } from '@chakra-ui/react'
import type { PointerEvent } from 'react'
import { type Grip, isMovable } from './barMoves'
import { barWords, type RowBar, spanWords } from './chartRows'

export const LANE_PX = 24

const HATCHED = 'repeating-linear-gradient(135deg, transparent 0 5px, var(--chakra-colors-hairline) 5px 7px)'

/** The ends of a bar, which can be dragged. */
const END = {
  content: '""',
  position: 'absolute',
  insetY: 0,
  width: '7px',
  maxWidth: '33%',
  cursor: 'ew-resize',
} as const

const Shape = chakra('button', {
  base: {
    position: 'absolute',
    height: '1.25rem',
    px: 1,
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
    textAlign: 'left',
    fontSize: '0.75rem',
    lineHeight: '1.125rem',
    border: '1px solid',
    borderColor: 'fg',
    color: 'fg',
    bg: 'surface',
    cursor: 'pointer',
  },
  variants: {
    isMovable: {
      true: {
        _before: { ...END, left: 0 },
        _after: { ...END, right: 0 },
      },
    },
    kind: {
      confirmed: { bg: 'fg', color: 'bg' },
      option: {},
      challenged: { backgroundImage: HATCHED },
      cannot: { borderStyle: 'dashed', borderColor: 'danger', color: 'danger' },
      travel: { bg: 'bg', borderStyle: 'dotted', borderWidth: '2px', lineHeight: '1rem' },
      bookout: { bg: 'hairline', borderColor: 'hairline' },
    },
  },
})

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

/** What a job or a bookout holds of a talent. The words say what the colour says. */
export function ChartBar({ bar, from, halfPx, isLit, onOpen, onGrab, onPoint }: Props) {
  const { start, length, kind, rank, job, lane } = bar
  const words = `${spanWords(from, start, length)}: ${barWords(bar)}`
  const shown =
    kind === 'option' || kind === 'challenged' ? `${rank} ${job?.title ?? ''}` : (job?.title ?? barWords(bar))
  return (
    <Shape
      type="button"
      // The grid is one stop of the keyboard; Enter on a half opens what holds it.
      tabIndex={-1}
      kind={kind}
      isMovable={isMovable(bar)}
      aria-label={words}
      title={words}
      outline={isLit ? '2px solid' : undefined}
      outlineColor="accent"
      style={{
        left: start * halfPx + 1,
        width: length * halfPx - 2,
        top: lane * LANE_PX + 8,
      }}
      onPointerDown={(event) => {
        // A finger scrolls: a touched bar opens.
        if (event.button === 0 && event.pointerType !== 'touch' && isMovable(bar))
          onGrab(gripAt(event), event)
        event.stopPropagation()
      }}
      onClick={onOpen}
      onPointerEnter={() => onPoint(job?.number ?? null)}
      onPointerLeave={() => onPoint(null)}
    >
      {kind === 'cannot' ? `${rank} ${barWords({ ...bar, until: null, job: null })}` : shown}
    </Shape>
  )
}
