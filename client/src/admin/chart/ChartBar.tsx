import { chakra } from '@chakra-ui/react'
import { barWords, type RowBar, spanWords } from './chartRows'

export const LANE_PX = 24

const HATCHED = 'repeating-linear-gradient(135deg, transparent 0 5px, var(--chakra-colors-hairline) 5px 7px)'

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
  onPoint: (job: string | null) => void
}

/** What a job or a bookout holds of a talent. The words say what the colour says. */
export function ChartBar({ bar, from, halfPx, isLit, onOpen, onPoint }: Props) {
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
      aria-label={words}
      title={words}
      outline={isLit ? '2px solid' : undefined}
      outlineColor="accent"
      style={{
        left: start * halfPx + 1,
        width: length * halfPx - 2,
        top: lane * LANE_PX + 8,
      }}
      onPointerDown={(event) => event.stopPropagation()}
      onClick={onOpen}
      onPointerEnter={() => onPoint(job?.number ?? null)}
      onPointerLeave={() => onPoint(null)}
    >
      {kind === 'cannot' ? `${rank} ${barWords({ ...bar, until: null, job: null })}` : shown}
    </Shape>
  )
}
