import { chakra } from '@chakra-ui/react'

/** A button that is one sign: as large as a thumb, without a ground of its own. Needs an `aria-label`. */
export const Square = chakra(
  'button',
  { base: { minW: 'touch', minH: 'touch', display: 'grid', placeItems: 'center', cursor: 'pointer' } },
  { defaultProps: { type: 'button' } },
)
