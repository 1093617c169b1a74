import { chakra } from '@chakra-ui/react'

/** An icon without a background, with a touch-sized target. Needs an `aria-label`. */
export const IconButton = chakra(
  'button',
  { base: { minW: 'touch', minH: 'touch', display: 'grid', placeItems: 'center', cursor: 'pointer' } },
  { defaultProps: { type: 'button' } },
)
