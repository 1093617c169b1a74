import { chakra } from '@chakra-ui/react'

/** Hand-drawn strokes in a box of 300 x 400 that is stretched to its parent. */
const AROUND =
  'M18 40 C60 14 170 8 262 20 C292 60 290 190 284 362 C240 392 120 394 34 384 C8 330 6 150 22 22 C40 10 70 12 96 8'
const UNDER = 'M4 12 C40 4 70 9 110 6 C150 4 190 10 296 5'

/** The grease-pencil mark around the chosen frame. Covers its parent, which must be positioned. */
export function HandMark() {
  return (
    <chakra.svg
      aria-hidden
      viewBox="0 0 300 400"
      preserveAspectRatio="none"
      position="absolute"
      inset={0}
      width="full"
      height="full"
      pointerEvents="none"
      overflow="visible"
      zIndex="raised"
    >
      <path d={AROUND} {...stroke} />
    </chakra.svg>
  )
}

/** The same pencil as an underline, for the current page or tab. */
export function HandUnderline() {
  return (
    <chakra.svg
      aria-hidden
      viewBox="0 0 300 16"
      preserveAspectRatio="none"
      position="absolute"
      left={0}
      right={0}
      bottom="-0.125rem"
      width="full"
      height="0.5rem"
      pointerEvents="none"
      overflow="visible"
    >
      <path d={UNDER} {...stroke} />
    </chakra.svg>
  )
}

const stroke = {
  fill: 'none',
  stroke: 'var(--agency-colors-accent)',
  strokeWidth: 3,
  strokeLinecap: 'round',
  // Keeps the stroke width when the box is stretched.
  vectorEffect: 'non-scaling-stroke',
} as const
